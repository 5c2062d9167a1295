import type { CartBadgeLabels } from './cart-badge.labels'

/** English words of the cart badge. */
export const cartBadgeEn: CartBadgeLabels = { pieces: (count) => `${count} ${count === 1 ? 'item' : 'items'}` }
