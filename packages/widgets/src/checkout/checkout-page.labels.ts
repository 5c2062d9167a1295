export const checkoutPageRu = {
  /** The document's title (CHK-02), letter for letter. */
  title: 'Оформление заказа',
}

export type CheckoutPageLabels = typeof checkoutPageRu
