/** Russian words of the notes on paying. */
export const cartNotesRu = {
  payOnDelivery: 'Доступна оплата при получении',
  /** The threshold in kopecks (CART-24). */
  prepaymentOnly: (threshold: number): string =>
    `Для заказов дешевле ${threshold / 100}\u00a0₽ доступна только предоплата`,
}

/** The words of the notes on paying that a page may replace. */
export type CartNotesLabels = typeof cartNotesRu
