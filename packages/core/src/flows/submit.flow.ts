import { checkoutErrors } from '../checkout'
import type { Effects } from '../effects'
import { DIRECT_PAYMENTS, type Payments } from '../payment'
import { checkoutFacts } from './checkout-view'
import { createConfirm, type ConfirmFeatures } from './confirm.flow'
import type { Requote } from './requote.flow'

type Given = Pick<Effects, 'http' | 'storage' | 'session' | 'random' | 'locks'>

/** What a submit needs beside the stores. */
export interface SubmitWays {
  /** The payment options where they are still loading, so that a quick buyer is not shown that they are missing; null when nothing loads. */
  readonly optionsLoading: () => Promise<void> | null
  /** Asks what the order costs now; resolves with the totals where they have changed since they were shown. */
  readonly requote: Requote
  /** Takes the order to its payment service. */
  readonly pay: Payments['pay']
}

/**
 * Submits once, however often it is asked: paid directly the order is confirmed, else it goes to its payment service.
 * Source: SAFE-01, PAY-45, PAY-56.
 */
export function createSubmit(
  features: ConfirmFeatures,
  effects: Given,
  { optionsLoading, pay, requote }: SubmitWays,
): () => Promise<void> {
  const { checkout, company, contacts, delivery, payment, order } = features
  const confirm = createConfirm(features, effects, requote)
  const isWrong = () =>
    checkoutErrors(
      checkoutFacts(
        contacts.state.getState(),
        delivery.state.getState(),
        payment.state.getState(),
        company.state.getState(),
      ),
    ).length > 0
  return async () => {
    if (checkout.state.getState().submission !== 'idle') return
    contacts.settle()
    const options = optionsLoading()
    // What is known to be missing is shown at once, without a button that is busy for a moment.
    if (options === null && isWrong()) return checkout.end()
    checkout.begin('saving')
    const [priceChange] = await Promise.all([requote(), options])
    // No order is made at a price that its buyer has not seen.
    if (priceChange !== null) return checkout.end({ priceChange })
    const { id } = order.state.getState()
    const { choice } = payment.state.getState()
    if (isWrong() || id === null || choice === null) return checkout.end()
    await (DIRECT_PAYMENTS.has(choice) ? confirm.order(id) : pay(id, choice))
  }
}
