export { CartBadge, type CartBadgeProps } from './cart/cart-badge'
export type {
  CartBadgeLabels,
  CartButtonLabels,
  CartLineLabels,
  CartNewsLabels,
  CartNotesLabels,
  CartOffersLabels,
  CartPageLabels,
  GoToCartDialogLabels,
  UndoNoticeLabels,
} from './cart/cart.labels'
export { CartButton, type CartButtonProps } from './cart/cart-button'
export { CartNotes, type CartNotesProps } from './cart/cart-notes'
export { CartPage, type CartPageProps, type CartPageSlots } from './cart/cart-page'
export {
  GoToCartDialog,
  type GoToCartDialogProps,
  type GoToCartFooterProps,
  type GoToCartSlots,
} from './cart/go-to-cart-dialog'
export { CheckoutPage, type CheckoutPageProps } from './checkout'
export { CitySearch, type CitySearchProps } from './city/city-search'
export { DeliveryHeader, type DeliveryHeaderProps } from './city/delivery-header'
export type { DeliveryHeaderLabels, OtherCitiesLabels } from './city/city.labels'
export { PickupPointsPage, type PickupPointsPageProps } from './delivery'
export type { PickupPointsLabels, PickupPointsPageLabels, PointMapLabels } from './delivery'
export type { Labels } from './labels/ru'
export { LabelsProvider, type LabelOverrides, type LabelsProviderProps } from './lib/labels'
export type { MoneyLabels } from './lib/shared.labels'
export { NotificationStack, type NotificationStackProps } from './notifications/notification-stack'
