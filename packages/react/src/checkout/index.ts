export { useCheckout, useCheckoutField, type ShownError, type UseCheckout, type UseCheckoutField } from './use-checkout'
export { useCity, useCompany, useContacts, useDelivery, usePayment } from './use-rooms'
