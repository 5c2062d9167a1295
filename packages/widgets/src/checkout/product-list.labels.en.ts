import type { ProductListLabels } from './product-list.labels'

export const productListEn: ProductListLabels = {
  heading: 'Your order',
  goods: (pieces) => `${pieces} ${pieces === 1 ? 'item' : 'items'}`,
  toCart: 'Change in the cart',
  remove: (name) => `Remove from the order: ${name}`,
  soldOut: 'Sold out',
  soldOutHelp: 'Remove it to place the order',
  more: (lines) => `Show ${lines} more`,
  fewer: 'Show fewer',
  removeTitle: 'Remove this from the order?',
  removeYes: 'Remove',
  removeNo: 'Keep',
}
