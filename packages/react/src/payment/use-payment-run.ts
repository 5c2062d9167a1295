import { paymentFlow, type PaymentFlow } from '@prilavok/core/flows'
import type { PaymentRun } from '@prilavok/core/payment'
import { useStore } from 'zustand'
import { useShop } from '../shop-context'

/** A payment under way with everything a buyer can do about it. */
export interface UsePaymentRun
  extends PaymentRun, Pick<PaymentFlow, 'start' | 'retry' | 'checkNow' | 'chooseAnother' | 'showIn'> {}

/** Where the payment of the order is, from the press of the button to the accepted order. */
export function usePaymentRun(): UsePaymentRun {
  const { run, start, retry, checkNow, chooseAnother, showIn } = useShop().use(paymentFlow)
  return { ...useStore(run), start, retry, checkNow, chooseAnother, showIn }
}
