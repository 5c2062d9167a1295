export { useCheckout, useCheckoutField, type ShownError, type UseCheckout, type UseCheckoutField } from './use-checkout'
export { useOrderPayment } from './use-order-payment'
export { useOrderPoints } from './use-order-points'
export { useCity, useCompany, useContacts, useDelivery } from './use-rooms'
