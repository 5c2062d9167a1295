import { writeAgreed, type AgreedPlan } from '@prilavok/core/checkout'
import { checkoutFlow } from '@prilavok/core/flows'
import { planOf } from '@prilavok/core/payment'
import { useOrderPayment, useShop, useStore } from '@prilavok/react'
import { useEffect } from 'react'
import { useLabels } from '../lib/labels'
import { FinancedPlan } from './financed-plan'
import { paymentTermsRu, type PaymentTermsLabels } from './payment.labels'

/** What the order costs when it is paid at once. */
export interface FinancedTotalProps {
  /** In kopecks. */
  readonly amount: number
  readonly labels?: Partial<PaymentTermsLabels> | undefined
}

/**
 * What will be paid in all with the chosen instalment or credit; nothing for what is paid at once, or costs what only the bank knows. The
 * tab keeps it for the confirmation, which repeats what was agreed.
 */
export function FinancedTotal({ amount, labels }: FinancedTotalProps) {
  const { offers, choice } = useOrderPayment()
  const shop = useShop()
  const draftId = useStore(shop.use(checkoutFlow).features.order.state, ({ id }) => id)
  const text = useLabels('paymentTerms', paymentTermsRu, labels)
  const offer = offers.find(({ id }) => id === choice)
  const plan = offer === undefined ? null : planOf(offer, amount)
  const kept = offer === undefined || plan === null ? null : JSON.stringify({ option: offer.id, ...plan })
  const { session } = shop.effects
  useEffect(() => {
    writeAgreed(session, draftId, { plan: kept === null ? null : (JSON.parse(kept) as AgreedPlan) })
  }, [session, draftId, kept])
  return plan === null ? null : <FinancedPlan plan={plan} text={text} />
}
