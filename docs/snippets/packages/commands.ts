import { mount, on } from '@prilavok/embed'

/** Called after `await start()`. */
export function showCart() {
  mount('cart-badge', '#cart-badge')
  return on('product-added', ({ name }) => console.log(`${name} is in the cart`))
}
