import { plural } from '@prilavok/core'

export const cartBadgeRu = {
  /** The number of pieces as screen readers say it (UI-10). */
  pieces: (count: number): string => `${count} ${plural(count, ['товар', 'товара', 'товаров'])}`,
}

export type CartBadgeLabels = typeof cartBadgeRu
