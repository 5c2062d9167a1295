import type { CartBadgeLabels } from './cart-badge.labels'

export const cartBadgeEn: CartBadgeLabels = { pieces: (count) => `${count} ${count === 1 ? 'item' : 'items'}` }
