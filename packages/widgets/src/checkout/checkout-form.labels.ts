export const checkoutFormRu = {
  /** Said of a section that misses nothing. */
  done: 'Заполнено',
}

export type CheckoutFormLabels = typeof checkoutFormRu
