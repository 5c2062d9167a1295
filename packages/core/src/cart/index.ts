export { cartLines, changed, clampQuantity, countPieces, emptyCart, goodsChanged, MAX_QUANTITY, quantityOf } from './cart.rules'
export { CART_KEY } from './cart.storage'
export { cartFeature, createCart, type Cart } from './cart.store'
export type { CartChange, CartGood, CartLine, CartState, NewGood } from './cart.types'
