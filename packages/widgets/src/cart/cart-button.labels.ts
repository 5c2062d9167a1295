/** Russian words of the add-to-cart control. */
export const cartButtonRu = {
  add: 'Добавить в корзину',
  remove: 'Удалить из корзины',
  inCart: (quantity: number): string => `В корзине ${quantity} шт.`,
  more: '+1 шт',
  /** What the group is called for screen readers. */
  group: (name: string): string => `${name}: в корзине`,
}

/** The words of the add-to-cart control that a page may replace. */
export type CartButtonLabels = typeof cartButtonRu
