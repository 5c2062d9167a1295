export const paymentCheckRu = {
  /** CHK-54, letter for letter. */
  checking: 'Проверяем оплату. Пожалуйста, не закрывайте страницу',
  help: 'Обычно это занимает меньше минуты. Как только банк ответит, мы покажем номер заказа.',
}

export type PaymentCheckLabels = typeof paymentCheckRu
