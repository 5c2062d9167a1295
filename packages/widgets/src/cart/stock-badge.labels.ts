/** Russian words of the stock badge. */
export const stockBadgeRu = {
  inStock: 'В наличии',
  /** From five pieces down. */
  fewLeft: (pieces: number): string => `Осталось ${pieces}\u00a0шт.`,
  onOrder: 'Под заказ',
  outOfStock: 'Нет в наличии',
}

/** The words of the stock badge that a page may replace. */
export type StockBadgeLabels = typeof stockBadgeRu
