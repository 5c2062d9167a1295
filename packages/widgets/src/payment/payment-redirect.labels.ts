/** Russian words of the notice that the way to a payment service is shut (PAY-46). */
export const paymentRedirectRu = {
  failed: 'При перенаправлении в платежный сервис произошла ошибка.',
  failedHelp: 'Попробуйте выбрать другой способ оплаты',
}

/** The words of the notice of a failed redirect that a page may replace. */
export type PaymentRedirectLabels = typeof paymentRedirectRu
