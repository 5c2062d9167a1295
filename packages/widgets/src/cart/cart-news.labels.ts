import { plural } from '@prilavok/core'

export const cartNewsRu = {
  /** What screen readers hear once the cart has settled (A11Y-04). */
  changed: (pieces: number, total: string): string => `В корзине ${pieces} ${plural(pieces, ['товар', 'товара', 'товаров'])} на ${total}`,
  emptied: 'Корзина пуста',
}

export type CartNewsLabels = typeof cartNewsRu
