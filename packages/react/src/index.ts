export { useStore } from 'zustand'
export { ShopProvider, useShop, type ShopProviderProps } from './shop-context'
export { useAvailable } from './cart/use-available'
export { useCart, type UseCart } from './cart/use-cart'
export { useCartActions, useCartCount, useQuantity, useQuantityStep, type CartActions } from './cart/use-cart-actions'
export { usePromoCode, type UsePromoCode } from './cart/use-promo-code'
export { usePayOnDeliveryFrom } from './cart/use-pay-on-delivery-from'
export { useCategory, type UseCategory } from './catalogue/use-category'
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
export {
  useComparedCount,
  useComparedProducts,
  useComparison,
  useComparisonActions,
  useIsCompared,
} from './comparison/use-comparison'
export { useCompany } from './company/use-company'
export { useContacts } from './contacts/use-contacts'
export { useCrossSales, type UseCrossSales } from './cross-sales/use-cross-sales'
export { useDelivery, type UseDelivery } from './delivery/use-delivery'
export { useDeliveryPlace } from './delivery/use-delivery-place'
export { useOrderPoints } from './delivery/use-order-points'
export { usePickupPoints, type UsePickupPoints } from './delivery/use-pickup-points'
export {
  useFavouriteActions,
  useFavouriteCount,
  useFavourites,
  useIsFavourite,
  useKeptCards,
} from './favourites/use-favourites'
export { useFlag } from './flags/use-flag'
export { useBlogList, type UseBlogList } from './content/use-blog-list'
export { useBlogPost } from './content/use-blog-post'
export { useContentBlock } from './content/use-content-block'
export { useBestComment, useProductQuestions, type UseLoaded } from './content/use-product-voices'
export type { UseKeptList } from './lib/use-kept-list'
export { useSmallForm, type SmallFormOptions, type UseSmallForm } from './lib/use-small-form'
export { useLightbox } from './gallery/use-lightbox'
export { useLogin, type UseLogin } from './login/use-login'
export { useNotifications, type UseNotifications } from './notifications/use-notifications'
export { useOrderPayment, type UseOrderPayment } from './payment/use-order-payment'
export { usePayment, type UsePayment } from './payment/use-payment'
export { usePaymentRun, type UsePaymentRun } from './payment/use-payment-run'
export { usePaymentSchedule, type UsePaymentSchedule } from './payment/use-payment-schedule'
export { useVatPercent } from './payment/use-vat-percent'
export { useProductField } from './product-data/use-product-field'
export { useProduct, type UseProduct } from './product/use-product'
export { useSplitPayment } from './product/use-split-payment'
export { useProductOffers, type OfferKind } from './product/use-product-offers'
export { useSearch, type UseSearch } from './search/use-search'
export { useRecentlyViewed } from './recently-viewed/use-recently-viewed'
export { useOption, useSettings } from './settings/use-settings'
export { useSurvey, type UseSurvey } from './survey/use-survey'
export { useAbandonedSurvey, useOrderSurvey, type UseSurveyForm } from './survey/use-survey-form'
