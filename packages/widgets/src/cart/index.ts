export { CartBadge, type CartBadgeProps } from './cart-badge'
export type {
  CartBadgeLabels,
  CartButtonLabels,
  CartLineLabels,
  CartNewsLabels,
  CartNotesLabels,
  CartOffersLabels,
  CartPageLabels,
  GoToCartDialogLabels,
  StockBadgeLabels,
  UndoNoticeLabels,
} from './cart.labels'
export { CartButton, type CartButtonProps } from './cart-button'
export { CartNotes, type CartNotesProps } from './cart-notes'
export { CartPage, type CartPageProps, type CartPageSlots } from './cart-page'
export {
  GoToCartDialog,
  type GoToCartDialogProps,
  type GoToCartFooterProps,
  type GoToCartSlots,
} from './go-to-cart-dialog'
export { StockBadge, type StockBadgeProps } from './stock-badge'
