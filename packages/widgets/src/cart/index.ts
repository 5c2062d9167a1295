export { CartBadge, type CartBadgeProps } from './cart-badge'
export type { CartButtonLabels } from './cart-button.labels'
export type { CartBadgeLabels } from './cart-badge.labels'
export type { CartLineLabels, CartNewsLabels } from './cart-line.labels'
export type { CartOffersLabels } from './cart-offers.labels'
export type { CartNotesLabels, CartPageLabels } from './cart.labels'
export type { CartRefusalLabels } from './cart-refusal.labels'
export type { GoToCartDialogLabels } from './go-to-cart.labels'
export type { StockBadgeLabels } from './stock-badge.labels'
export type { UndoNoticeLabels } from './undo-notice.labels'
export { CartButton } from './cart-button'
export type { CartButtonProps } from './cart-button.types'
export { CartNotes, type CartNotesProps } from './cart-notes'
export { CartPage, type CartPageProps, type CartPageSlots } from './cart-page'
export {
  GoToCartDialog,
  type GoToCartDialogProps,
  type GoToCartFooterProps,
  type GoToCartSlots,
} from './go-to-cart-dialog'
export { MiniCart, type MiniCartProps } from './mini-cart'
export type { MiniCartLabels } from './mini-cart.labels'
export { PromoField, type PromoFieldProps } from './promo-field'
export type { PromoFieldLabels } from './promo-field.labels'
export { StockBadge, type StockBadgeProps } from './stock-badge'
