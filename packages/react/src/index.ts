export { useStore } from 'zustand'
export { ShopProvider, useShop, type ShopProviderProps } from './shop-context'
export { useAvailable } from './cart/use-available'
export { useCart, type UseCart } from './cart/use-cart'
export { useCartActions, useCartCount, useQuantity, type CartActions } from './cart/use-cart-actions'
export { usePayOnDeliveryFrom } from './cart/use-pay-on-delivery-from'
export {
  useCheckout,
  useCheckoutField,
  type ShownError,
  type UseCheckout,
  type UseCheckoutField,
} from './checkout/use-checkout'
export { useContactField, type UseContactField } from './checkout/use-contact-field'
export { useCity, type UseCity } from './city/use-city'
export { useCitySearch } from './city/use-city-search'
export { useDeliveryCity } from './city/use-delivery-city'
export { useVisitorCity } from './city/use-visitor-city'
export { useCompany } from './company/use-company'
export { useContacts } from './contacts/use-contacts'
export { useCrossSales, type UseCrossSales } from './cross-sales/use-cross-sales'
export { useDelivery, type UseDelivery } from './delivery/use-delivery'
export { useOrderPoints } from './delivery/use-order-points'
export { usePickupPoints, type UsePickupPoints } from './delivery/use-pickup-points'
export { useFlag } from './flags/use-flag'
export { useNotifications, type UseNotifications } from './notifications/use-notifications'
export { useOrderPayment, type UseOrderPayment } from './payment/use-order-payment'
export { usePayment, type UsePayment } from './payment/use-payment'
export { usePaymentRun, type UsePaymentRun } from './payment/use-payment-run'
export { usePaymentSchedule, type UsePaymentSchedule } from './payment/use-payment-schedule'
export { useVatPercent } from './payment/use-vat-percent'
export { useProduct, type UseProduct } from './product/use-product'
export { useProductOffers, type OfferKind } from './product/use-product-offers'
export { useSettings } from './settings/use-settings'
