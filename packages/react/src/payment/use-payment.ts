import { checkoutFlow } from '@prilavok/core/flows'
import type { Payment, PaymentState } from '@prilavok/core/payment'
import { useStore } from 'zustand'
import { useShop } from '../shop-context'

/** The ways to pay an order with everything one can do with them. */
export interface UsePayment extends PaymentState, Pick<Payment, 'choose' | 'chooseItem'> {
  /** Requests them again after a failure. */
  readonly retry: () => void
}

/** How the buyer pays. */
export function usePayment(): UsePayment {
  const { features, retryPayment } = useShop().use(checkoutFlow)
  const { state, choose, chooseItem } = features.payment
  return { ...useStore(state), choose, chooseItem, retry: retryPayment }
}
