export { availabilityOf, pricedLines, isPriceKnown, linesToBuy, sumOfLines } from './cart.lines'
export {
  changed,
  clampQuantity,
  countPieces,
  emptyCart,
  linesChanged,
  MAX_LINES,
  MAX_QUANTITY,
  quantityOf,
} from './cart.rules'
export { checkPrice } from './check-price'
export { cartSettings } from './cart.settings'
export { CART_KEY } from './cart.storage'
export { cartFeature, createCart, type Cart } from './cart.store'
export type { CartChange, CartLine, PricedLine, CartState, NewLine } from './cart.types'
