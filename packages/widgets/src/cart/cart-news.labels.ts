import { plural } from '@prilavok/core'

/** Russian words of what is spoken about the cart. */
export const cartNewsRu = {
  /** What screen readers hear once the cart has settled (A11Y-04). */
  changed: (pieces: number, total: string): string =>
    `В корзине ${pieces} ${plural(pieces, { one: 'товар', few: 'товара', many: 'товаров' })} на ${total}`,
  emptied: 'Корзина пуста',
}

/** The words of what is spoken about the cart that a page may replace. */
export type CartNewsLabels = typeof cartNewsRu
