export const orderDialogRu = {
  /** CHK-65, letter for letter. */
  title: 'Подтверждаем заказ?',
  intro: 'Всё заполнено. Проверьте и отправьте заказ, менеджер перезвонит вам.',
  recipient: 'Получатель',
  delivery: 'Доставка',
  payment: 'Оплата',
  total: 'Итого',
  order: 'Подтвердить заказ',
  later: 'Не сейчас',
}

export type OrderDialogLabels = typeof orderDialogRu

export const stayDialogRu = {
  title: 'Заказ ещё не оформлен',
  kept: 'Заполненное сохраняется: можно продолжить сейчас или вернуться позже.',
  goOn: (step: string): string => `Вернуться к шагу «${step}»`,
  help: 'Нужна помощь?',
  chat: 'Написать в чат',
}

export type StayDialogLabels = typeof stayDialogRu

export const submitOutcomeRu = {
  /** CHK-85, letter for letter; the error follows. */
  refused: 'Ошибка оформления заказа, если вы столкнулись с ней, пожалуйста скопируйте её и отправьте нам нам.',
  copy: 'Скопировать',
  copied: 'Скопировано',
  unconfirmed: 'Заказ пока не оформлен',
  unconfirmedHelp:
    'Связь прервалась, пока мы его отправляли. Всё заполненное на месте — нажмите «Оформить заказ» ещё раз.',
  unknown: 'Не получилось узнать, оформлен ли заказ',
  unknownHelp:
    'Проверьте соединение с интернетом и нажмите «Оформить заказ» ещё раз: второй такой же заказ не появится.',
  unsaved: 'Заказ не отправлен',
  unsavedHelp: 'Не удалось сохранить последние изменения. Проверьте соединение с интернетом и попробуйте ещё раз.',
  busy: 'Слишком много запросов',
  busyHelp: (seconds: number): string =>
    `Заказ пока не отправлен, всё заполненное на месте. Подождите ${seconds} с и нажмите «Оформить заказ» ещё раз.`,
  priceChange: 'Цены изменились, пока вы оформляли заказ',
  priceChangeHelp: (before: string, after: string): string =>
    `Товары стоили ${before}, теперь ${after}. Заказ ещё не отправлен: проверьте его и подтвердите ещё раз.`,
  pricesUpdated: 'Мы обновили цены. Заказ ещё не отправлен: проверьте его и подтвердите ещё раз.',
}

export type SubmitOutcomeLabels = typeof submitOutcomeRu

/** Russian words of sums that the shop has counted anew by itself. */
export const formerSumsRu = {
  products: (before: string, after: string): string => `Товары: было ${before}, стало ${after}`,
  delivery: (before: string, after: string): string => `Доставка: было ${before}, стало ${after}`,
  /** Neither products nor delivery have changed, but the discount. */
  total: (before: string, after: string): string => `Скидка изменилась: было ${before}, стало ${after}`,
  free: 'бесплатно',
  unknown: 'неизвестно',
}

/** The words of sums that the shop has counted anew by itself, which a page may replace. */
export type FormerSumsLabels = typeof formerSumsRu
