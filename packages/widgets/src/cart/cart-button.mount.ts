import { defineMount } from '../lib/define-mount'
import { address, filled, optional, pieces, required, roubles } from '../lib/read-attributes'
import { CartButton } from './cart-button'
import type { CartButtonProps } from './cart-button.types'

/** The add-to-cart button; its code is part of the first load. Source: CART-25. */
export const cartButtonMount = defineMount<CartButtonProps>({
  name: 'cart-button',
  readers: {
    id: required('productId'),
    name: required('productName'),
    price: roubles,
    thumbUrl: address,
    link: address,
    minimum: pieces,
    step: pieces,
    left: pieces,
    buttonLabel: optional,
    modalId: filled('modalId'),
  },
  load: () => Promise.resolve(CartButton),
  component: CartButton,
})
