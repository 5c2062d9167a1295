/** Said where no way to pay is chosen (VALID-11); apart from the other words, for the list of errors comes before the payment step. */
export const PAYMENT_ERROR = 'Выберите способ оплаты'
