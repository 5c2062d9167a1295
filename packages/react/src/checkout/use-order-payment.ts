import { checkoutFlow } from '@prilavok/core/flows'
import { paymentRunFeature, type PaymentRun, type PaymentState } from '@prilavok/core/payment'
import { useStore } from 'zustand'
import { useShop } from '../shop-context'

/** What the order page shows of its payment beside the payment step; the code that carries a payment out is not loaded for it. */
export function useOrderPayment(): PaymentState & Pick<PaymentRun, 'phase' | 'problem'> {
  const shop = useShop()
  const state = useStore(shop.use(checkoutFlow).rooms.payment.state)
  const run = shop.use(paymentRunFeature)
  const phase = useStore(run, (present) => present.phase)
  const problem = useStore(run, (present) => present.problem)
  return { ...state, phase, problem }
}
