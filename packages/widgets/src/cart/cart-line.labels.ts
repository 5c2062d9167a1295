import { plural } from '@prilavok/core'

/** Russian words of a line of the cart. */
export const cartLineRu = {
  /** After the price of one piece. */
  each: 'за шт.',
  discounted: (amount: string): string => `${amount} со\u00a0скидкой`,
  /** Shown for a price that nobody knows yet. */
  unknown: '—',
  newTab: '(откроется в новой вкладке)',
  soldOut: 'Нет в наличии',
  /** How a product is sold that is not sold piece by piece. */
  packs: (step: number, fewest: number): string =>
    step === 1
      ? `Продаётся от ${fewest}\u00a0шт.`
      : `Продаётся по ${step}\u00a0шт.${fewest > step ? `, от ${fewest}\u00a0шт.` : ''}`,
  /** There are no more pieces than the line has. */
  most: (pieces: number): string => `Больше ${pieces}\u00a0шт. сейчас нет`,
  /** The pieces that were wanted, and those that the packs make of them. */
  corrected: (wanted: number, quantity: number): string => `вместо ${wanted}\u00a0шт. в корзине ${quantity}\u00a0шт.`,
}

/** The words of a line of the cart that a page may replace. */
export type CartLineLabels = typeof cartLineRu

/** Russian words of what is spoken about the cart. */
export const cartNewsRu = {
  /** What screen readers announce once the cart has settled. Source: A11Y-04. */
  changed: (pieces: number, total: string): string =>
    `В корзине ${pieces} ${plural(pieces, { one: 'товар', few: 'товара', many: 'товаров' })} на ${total}`,
  emptied: 'Корзина пуста',
}

/** The words of what is spoken about the cart that a page may replace. */
export type CartNewsLabels = typeof cartNewsRu
