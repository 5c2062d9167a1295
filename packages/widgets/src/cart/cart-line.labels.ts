/** Russian words of a line of the cart. */
export const cartLineRu = {
  /** After the price of one piece. */
  each: 'за шт.',
  discounted: (amount: string): string => `${amount} со\u00a0скидкой`,
  /** Stands for a price that nobody knows yet. */
  unknown: '—',
  newTab: '(откроется в новой вкладке)',
  soldOut: 'Нет в наличии',
}

/** The words of a line of the cart that a page may replace. */
export type CartLineLabels = typeof cartLineRu
