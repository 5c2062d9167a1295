import { plural } from '@prilavok/core'

/** Russian words of the cart badge. */
export const cartBadgeRu = {
  /** The number of pieces as screen readers say it. Source: UI-10. */
  pieces: (count: number): string => `${count} ${plural(count, { one: 'товар', few: 'товара', many: 'товаров' })}`,
}

/** The words of the cart badge that a page may replace. */
export type CartBadgeLabels = typeof cartBadgeRu
