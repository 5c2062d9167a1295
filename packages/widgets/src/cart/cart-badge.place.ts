import type { PlaceOf } from '../lib/define-mount'

/** Where the number of pieces in the cart stands; the page says nothing more. */
export const cartBadgePlace: PlaceOf<object> = { name: 'cart-badge', readProps: () => ({ props: {} }) }
