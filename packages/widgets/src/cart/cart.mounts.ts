import { defineMount } from '../lib/define-mount'
import { address, filled, optional, readAttributes, required, roubles } from '../lib/read-attributes'
import { CartButton, type CartButtonProps } from './cart-button'
import type { CartPageProps } from './cart-page'

/** The add-to-cart button (CART-25); its code is part of the first load. */
export const cartButtonMount = defineMount<CartButtonProps>({
  name: 'cart-button',
  readProps: (dataset) =>
    readAttributes<Omit<CartButtonProps, 'labels' | 'slots' | 'opensDialog'>>(dataset, {
      id: required('the id of the good'),
      name: required('the name of the good'),
      price: roubles,
      thumbUrl: address,
      link: address,
      buttonLabel: optional,
      modalId: filled('an id or left out (Не передан id модального окна)'),
    }),
  load: () => Promise.resolve(CartButton),
  component: CartButton,
})

/** The number of pieces in the cart (CART-42). */
export const cartBadgeMount = defineMount({
  name: 'cart-badge',
  readProps: () => ({ props: {} }),
  load: () => import('./cart-badge').then(({ CartBadge }) => CartBadge),
})

/** The cart page (CART-15). */
export const cartPageMount = defineMount<CartPageProps>({
  name: 'cart-page',
  readProps: (dataset) => readAttributes<Omit<CartPageProps, 'labels' | 'slots'>>(dataset, { paymentType: optional }),
  load: () => import('./cart-page').then(({ CartPage }) => CartPage),
})
