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
