export const cartNotesRu = {
  payOnDelivery: 'Доступна оплата при получении',
  /** The threshold in kopecks (CART-24). */
  prepaymentOnly: (threshold: number): string => `Для заказов дешевле ${threshold / 100} ₽ доступна только предоплата`,
}

export type CartNotesLabels = typeof cartNotesRu

export const cartNotesEn: CartNotesLabels = {
  payOnDelivery: 'You can pay on delivery',
  prepaymentOnly: (threshold) => `Orders under ${threshold / 100} ₽ have to be paid in advance`,
}
