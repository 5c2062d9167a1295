import type { CartButtonProps } from './cart/cart-button'
import type { CartPageProps } from './cart/cart-page'
import { checkoutPageMount } from './checkout/checkout.mounts'
import { defineMount, type Mount } from './lib/define-mount'
import { address, filled, optional, readAttributes, required, roubles } from './lib/read-attributes'

type FromAttributes<P> = Omit<P, 'labels' | 'slots' | 'opensDialog'>

/** The add-to-cart control (CART-25). */
export const cartButtonMount = defineMount<CartButtonProps>({
  name: 'cart-button',
  readProps: (dataset) =>
    readAttributes<FromAttributes<CartButtonProps>>(dataset, {
      id: required('the id of the good'),
      name: required('the name of the good'),
      price: roubles,
      thumbUrl: address,
      link: address,
      buttonLabel: optional,
      modalId: filled('an id for the dialog, or be left out (Не передан id модального окна)'),
    }),
  load: () => import('./cart/cart-button').then(({ CartButton }) => CartButton),
})

/** The number of pieces in the cart (CART-42). */
export const cartBadgeMount = defineMount({
  name: 'cart-badge',
  readProps: () => ({ props: {} }),
  load: () => import('./cart/cart-badge').then(({ CartBadge }) => CartBadge),
})

/** The cart page (CART-15). */
export const cartPageMount = defineMount<CartPageProps>({
  name: 'cart-page',
  readProps: (dataset) => readAttributes<FromAttributes<CartPageProps>>(dataset, { paymentType: optional }),
  load: () => import('./cart/cart-page').then(({ CartPage }) => CartPage),
})

/** The notifications; the page needs no element for it, the first notification brings one. */
export const notificationStackMount = defineMount({
  name: 'notification-stack',
  readProps: () => ({ props: {} }),
  load: () => import('./notifications/notification-stack').then(({ NotificationStack }) => NotificationStack),
})

/** Every widget that a page can ask for. */
export const mounts: readonly Mount[] = [cartButtonMount, cartBadgeMount, cartPageMount, checkoutPageMount, notificationStackMount]

export { checkoutPageMount } from './checkout/checkout.mounts'
export type { Mount } from './lib/define-mount'
export type { Dataset, ReadProps, SettingProblem } from './lib/read-attributes'
