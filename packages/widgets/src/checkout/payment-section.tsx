import { CREDIT_ITEM } from '@prilavok/core/payment'
import { useOrderPayment, usePayment } from '@prilavok/react'
import { SkeletonBlock } from '@prilavok/ui/skeleton'
import { useState } from 'react'
import { InvoiceSection } from '../company/invoice-section'
import { PaymentHint } from '../payment/payment-hint'
import { PaymentList } from '../payment/payment-list'
import { useProvider } from '../payment/use-provider'
import { lazySection } from '../lib/lazy-section'
import { LazyProblem } from '../payment/lazy-problem'

const LazyCredit = lazySection(() => import('../payment/credit-block'))
const LazyFrame = lazySection(() => import('../payment/payment-frame'))

/** The payment step: the ways to pay, and below them what the chosen one needs to be known or filled in. */
export function PaymentSection() {
  const { items, item, choice } = usePayment()
  const { problem } = useOrderPayment()
  const provider = useProvider(choice)
  const [creditAsked, setCreditAsked] = useState(0)
  return (
    <>
      {problem !== null && <LazyProblem>{({ PaymentProblem }) => <PaymentProblem />}</LazyProblem>}
      <PaymentList
        onChoose={(value) => value === CREDIT_ITEM && setCreditAsked((times) => times + 1)}
        credits={
          item === CREDIT_ITEM && (
            <LazyCredit fallback={<SkeletonBlock height="320px" />}>
              {({ CreditBlock }) => <CreditBlock asked={creditAsked} />}
            </LazyCredit>
          )
        }
      />
      {items.length > 0 && (
        <>
          <PaymentHint />
          {provider?.kind === 'form' && <LazyFrame>{({ PaymentFrame }) => <PaymentFrame />}</LazyFrame>}
          <InvoiceSection />
        </>
      )}
    </>
  )
}
