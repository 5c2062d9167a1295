import { useOrderPayment } from '@prilavok/react'
import { PaymentCheck } from '../order/payment-check'
import { PaymentProblem } from '../payment/payment-problem'

/** The screen that waits for a payment, with what went wrong meanwhile: a blocked window, an order that could not be made yet. */
export function WaitingScreen() {
  const { problem } = useOrderPayment()
  return <PaymentCheck>{problem !== null && <PaymentProblem />}</PaymentCheck>
}
