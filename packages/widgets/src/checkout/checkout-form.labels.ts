export const checkoutFormRu = {
  /** The titles of the wizard's steps (CHK-11). */
  contacts: 'Данные получателя',
  delivery: 'Доставка',
  payment: 'Способ оплаты',
  done: 'Заполнено',
}

export type CheckoutFormLabels = typeof checkoutFormRu
