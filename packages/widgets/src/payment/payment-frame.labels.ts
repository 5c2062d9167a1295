/** Russian words of the place for the bank's card form. */
export const paymentFrameRu = {
  title: 'Оплата картой',
  another: 'Выбрать другой способ оплаты',
}

/** The words of the card form's place that a page may replace. */
export type PaymentFrameLabels = typeof paymentFrameRu
