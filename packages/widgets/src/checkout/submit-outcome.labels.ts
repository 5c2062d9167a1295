export const submitOutcomeRu = {
  /** CHK-85, letter for letter; the error follows. */
  refused: 'Ошибка оформления заказа, если вы столкнулись с ней, пожалуйста скопируйте её и отправьте нам нам.',
  copy: 'Скопировать',
  copied: 'Скопировано',
  unconfirmed: 'Заказ пока не оформлен',
  unconfirmedHelp: 'Связь прервалась, пока мы его отправляли. Всё заполненное на месте — нажмите «Оформить заказ» ещё раз.',
  unknown: 'Не получилось узнать, оформлен ли заказ',
  unknownHelp: 'Проверьте соединение с интернетом и нажмите «Оформить заказ» ещё раз: второй такой же заказ не появится.',
  unsaved: 'Заказ не отправлен',
  unsavedHelp: 'Не удалось сохранить последние изменения. Проверьте соединение с интернетом и попробуйте ещё раз.',
  priceChange: 'Цены изменились, пока вы оформляли заказ',
  priceChangeHelp: (before: string, after: string): string => `Товары стоили ${before}, теперь ${after}. Заказ ещё не отправлен: проверьте его и подтвердите ещё раз.`,
  pricesUpdated: 'Мы обновили цены. Заказ ещё не отправлен: проверьте его и подтвердите ещё раз.',
}

export type SubmitOutcomeLabels = typeof submitOutcomeRu

export const submitOutcomeEn: SubmitOutcomeLabels = {
  refused: 'The order could not be placed. Please copy this error and send it to us.',
  copy: 'Copy',
  copied: 'Copied',
  unconfirmed: 'The order is not placed yet',
  unconfirmedHelp: 'The connection broke while it was being sent. Everything you filled in is still there: press “Place the order” again.',
  unknown: 'It is not known whether the order was placed',
  unknownHelp: 'Check the connection and press “Place the order” again: there will be no second order.',
  unsaved: 'The order was not sent',
  unsavedHelp: 'The last changes could not be saved. Check the connection and try again.',
  priceChange: 'Prices have changed meanwhile',
  priceChangeHelp: (before, after) => `The goods were ${before}, now they are ${after}. The order has not been sent yet: check it and confirm it again.`,
  pricesUpdated: 'We have updated the prices. The order has not been sent yet: check it and confirm it again.',
}
