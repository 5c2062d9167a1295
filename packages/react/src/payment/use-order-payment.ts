import { paymentFeature, paymentRunFeature, type PaymentRun, type PaymentState } from '@prilavok/core/payment'
import { useStore } from 'zustand'
import { useShop } from '../shop-context'

/** The payment as the order page shows it beside the payment step. */
export interface UseOrderPayment extends PaymentState, Pick<PaymentRun, 'phase' | 'problem'> {}

/** The choice of the payment and where it is; the code that carries a payment out is not loaded for it. */
export function useOrderPayment(): UseOrderPayment {
  const shop = useShop()
  const run = shop.use(paymentRunFeature)
  const phase = useStore(run, (present) => present.phase)
  const problem = useStore(run, (present) => present.problem)
  return { ...useStore(shop.use(paymentFeature).state), phase, problem }
}
