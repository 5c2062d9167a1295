export const cartButtonRu = {
  add: 'Добавить в корзину',
  remove: 'Удалить из корзины',
  inCart: (quantity: number): string => `В корзине ${quantity} шт.`,
  more: '+1 шт',
  /** What the group is called for screen readers. */
  group: (name: string): string => `${name}: в корзине`,
}

export type CartButtonLabels = typeof cartButtonRu
