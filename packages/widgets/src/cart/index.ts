export { CartBadge, type CartBadgeProps } from './cart-badge'
export type { CartBadgeLabels } from './cart-badge.labels'
export { CartButton, type CartButtonProps } from './cart-button'
export type { CartButtonLabels } from './cart-button.labels'
export type { CartLineLabels } from './cart-line.labels'
export type { CartNewsLabels } from './cart-news.labels'
export { CartNotes, type CartNotesProps } from './cart-notes'
export type { CartNotesLabels } from './cart-notes.labels'
export type { CartOffersLabels } from './cart-offers.labels'
export { CartPage, type CartPageProps, type CartPageSlots } from './cart-page'
export type { CartPageLabels } from './cart-page.labels'
export {
  GoToCartDialog,
  type GoToCartDialogProps,
  type GoToCartFooterProps,
  type GoToCartSlots,
} from './go-to-cart-dialog'
export type { GoToCartDialogLabels } from './go-to-cart-dialog.labels'
export type { UndoNoticeLabels } from './undo-notice.labels'
