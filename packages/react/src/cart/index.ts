export { useCart, type UseCart } from './use-cart'
export { useCartActions, useCartCount, useQuantity, type CartActions } from './use-cart-actions'
