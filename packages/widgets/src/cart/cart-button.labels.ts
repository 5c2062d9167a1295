/** Russian words of the add-to-cart control. */
export const cartButtonRu = {
  add: 'Добавить в корзину',
  remove: 'Удалить из корзины',
  inCart: (quantity: number): string => `В корзине ${quantity}\u00a0шт.`,
  /** CART-29, letter for letter. */
  more: '+1 шт',
  /** The same for what is sold in packs. */
  morePack: (step: number): string => `+${step} шт`,
  /** Where the button is too narrow for the whole words. */
  inCartShort: (quantity: number): string => `${quantity}\u00a0шт.`,
  moreShort: '+1',
  /** What the group is called for screen readers. */
  group: (name: string): string => `${name}: в корзине`,
}

/** The words of the add-to-cart control that a page may replace. */
export type CartButtonLabels = typeof cartButtonRu
