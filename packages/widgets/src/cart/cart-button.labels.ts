export const cartButtonRu = {
  add: 'Добавить в корзину',
  remove: 'Удалить из корзины',
  inCart: (quantity: number): string => `В корзине ${quantity} шт.`,
  more: '+1 шт',
  /** What the group is called for screen readers. */
  group: (name: string): string => `${name}: в корзине`,
}

export type CartButtonLabels = typeof cartButtonRu

export const cartButtonEn: CartButtonLabels = {
  add: 'Add to cart',
  remove: 'Remove from cart',
  inCart: (quantity) => `${quantity} in cart`,
  more: '+1',
  group: (name) => `${name}: in the cart`,
}
