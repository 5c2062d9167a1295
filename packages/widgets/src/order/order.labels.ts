export const buyerBannersRu = {
  known: (name: string): string => `Вы оформляете заказ как ${name}`,
  notYou: 'Это не вы?',
  clear: 'Очистить данные',
  register: 'Зарегистрируйтесь — и в следующий раз данные заполнятся сами',
  registerHelp: 'Оформить заказ можно и без регистрации.',
  registerGo: 'Зарегистрироваться',
}

export type BuyerBannersLabels = typeof buyerBannersRu

export const commentFieldRu = {
  comment: 'Комментарий к заказу',
  help: 'Например, когда вам удобно позвонить',
}

export type CommentFieldLabels = typeof commentFieldRu

export const consentRu = {
  before: 'Согласен на обработку персональных данных и принимаю ',
  policy: 'политику конфиденциальности',
  newTab: '(откроется в новой вкладке)',
  /** VALID-12, letter for letter. */
  error: 'Подтвердите согласие на обработку персональных данных',
}

export type ConsentLabels = typeof consentRu

export const deadEndRu = {
  /** CHK-54 and CHK-51, letter for letter. */
  completed: 'Этот заказ уже оформлен',
  createNew: 'Создать новый заказ',
  /** CHK-84, letter for letter. */
  missing: 'Не найден заказ с таким номером',
  missingHelp: 'Возможно, ссылка устарела. Товары в корзине на месте — их можно заказать заново.',
  startAnew: 'Оформить новый заказ',
  toCart: 'Вернуться в корзину',
  failed: 'Не удалось открыть оформление заказа',
  failedHelp: 'Проверьте соединение с интернетом и попробуйте ещё раз. Товары в корзине на месте.',
  retry: 'Повторить',
}

export type DeadEndLabels = typeof deadEndRu

/** Russian words of the screen that waits for a payment. */
export const paymentCheckRu = {
  /** CHK-54, letter for letter. */
  checking: 'Проверяем оплату. Пожалуйста, не закрывайте страницу',
  help: 'Обычно это занимает меньше минуты. Как только банк ответит, мы покажем номер заказа.',
  title: 'Проверяем оплату',
  /** After ten minutes: what is true, and what can be done (PAY-77). */
  long: 'Оплата всё ещё проверяется',
  longHelp:
    'Банк пока не ответил. Если вы заплатили, деньги не пропадут: мы продолжаем проверять и оформим заказ сами, как только придёт ответ. Второй раз платить не нужно.',
  longTitle: 'Оплата ещё проверяется',
  call: 'Есть вопросы? Позвоните:',
  chat: 'Написать в чат',
  again: 'Проверить ещё раз',
  another: 'Выбрать другой способ оплаты',
}

/** The words of the waiting screen that a page may replace. */
export type PaymentCheckLabels = typeof paymentCheckRu
