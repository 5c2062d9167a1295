import { CartButton } from './cart/cart-button'
import { cartBadgePlace } from './cart/cart-badge.place'
import { cartButtonPlace } from './cart/cart-button.place'
import type { CartButtonProps } from './cart/cart-button.types'
import { cartPagePlace } from './cart/cart-page.place'
import type { CartPageProps } from './cart/cart-page.types'
import { checkoutPageMount } from './checkout/checkout.mounts'
import { pickupPointsPageMount } from './delivery/delivery.mounts'
import { defineMount, type Mount } from './lib/define-mount'

/** The add-to-cart control (CART-25). */
export const cartButtonMount = defineMount<CartButtonProps>({
  ...cartButtonPlace,
  load: async () => CartButton,
  component: CartButton,
})

/** The number of pieces in the cart (CART-42). */
export const cartBadgeMount = defineMount({
  ...cartBadgePlace,
  load: () => import('./cart/cart-badge').then(({ CartBadge }) => CartBadge),
})

/** The cart page (CART-15). */
export const cartPageMount = defineMount<CartPageProps>({
  ...cartPagePlace,
  load: () => import('./cart/cart-page').then(({ CartPage }) => CartPage),
})

/** The visitor's delivery city in the head of a page (CITY-13). */
export const deliveryHeaderMount = defineMount({
  name: 'delivery-header',
  readProps: () => ({ props: {} }),
  load: () => import('./city/delivery-header').then(({ DeliveryHeader }) => DeliveryHeader),
})

/** The notifications; the page needs no element for it, the first notification brings one. */
export const notificationStackMount = defineMount({
  name: 'notification-stack',
  readProps: () => ({ props: {} }),
  load: () => import('./notifications/notification-stack').then(({ NotificationStack }) => NotificationStack),
})

/** Every widget that a page can ask for. */
export const mounts: readonly Mount[] = [
  cartButtonMount,
  cartBadgeMount,
  cartPageMount,
  checkoutPageMount,
  deliveryHeaderMount,
  pickupPointsPageMount,
  notificationStackMount,
]

export { checkoutPageMount } from './checkout/checkout.mounts'
export { pickupPointsPageMount } from './delivery/delivery.mounts'
export type { Mount, PlaceOf } from './lib/define-mount'
export type { Dataset, ReadProps, SettingProblem } from './lib/read-attributes'
