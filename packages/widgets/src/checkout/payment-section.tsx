import { CREDIT_ITEM } from '@prilavok/core/payment'
import { usePayment } from '@prilavok/react'
import { SkeletonBlock } from '@prilavok/ui/skeleton'
import { useState } from 'react'
import { InvoiceSection } from '../company/invoice-section'
import { CreditPart } from '../payment/credit-part'
import { FramePart } from '../payment/frame-part'
import { PaymentHint } from '../payment/payment-hint'
import { PaymentList } from '../payment/payment-list'
import { PaymentProblem } from '../payment/payment-problem'
import { useProvider } from '../payment/use-provider'

/** The payment step: the ways to pay, and below them what the chosen one needs to be known or filled in. */
export function PaymentSection() {
  const { items, item, choice } = usePayment()
  const provider = useProvider(choice)
  const [creditAsked, setCreditAsked] = useState(0)
  return (
    <>
      <PaymentProblem />
      <PaymentList onChoose={(value) => value === CREDIT_ITEM && setCreditAsked((times) => times + 1)} />
      {items.length > 0 && (
        <>
          <PaymentHint />
          {item === CREDIT_ITEM && (
            <CreditPart waiting={<SkeletonBlock height="320px" />}>
              {({ CreditBlock }) => <CreditBlock asked={creditAsked} />}
            </CreditPart>
          )}
          {provider?.kind === 'form' && <FramePart>{({ PaymentFrame }) => <PaymentFrame />}</FramePart>}
          <InvoiceSection />
        </>
      )}
    </>
  )
}
