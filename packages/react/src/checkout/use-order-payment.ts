import { checkoutFlow, type OrderPaymentState } from '@prilavok/core/flows'
import { useStore } from 'zustand'
import { useShop } from '../shop-context'

/** What the order page shows of its payment beside the payment step; it brings nothing of that step. */
export const useOrderPayment = (): OrderPaymentState => useStore(useShop().use(checkoutFlow).rooms.payment.state)
