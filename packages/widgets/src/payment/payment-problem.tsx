import { usePaymentRun } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { Notice } from '@prilavok/ui/notice'
import { useLabels } from '../lib/labels'
import { paymentProblemRu, type PaymentProblemLabels } from './payment.labels'
import { ShopButtonLink } from '../lib/shop-button-link'

/** What the notice of a payment's trouble takes. */
export interface PaymentProblemProps {
  readonly labels?: Partial<PaymentProblemLabels> | undefined
}

/**
 * What went wrong with the payment and the way on, at the step where another way can be chosen.
 * Source: PAY-46, PAY-55, PAY-60, PAY-75, PAY-80.
 */
export function PaymentProblem({ labels }: PaymentProblemProps) {
  const { problem, link, retry } = usePaymentRun()
  const text = useLabels('paymentProblem', paymentProblemRu, labels)
  if (problem === null) return null
  const words: Readonly<Record<typeof problem, readonly [title: string, help?: string]>> = {
    redirect: [text.redirect, text.redirectHelp],
    declined: [text.declined],
    check: [text.check, text.checkHelp],
    unsupported: [text.unsupported, text.unsupportedHelp],
    credit: [text.credit],
    script: [text.script, text.scriptHelp],
    popup: [text.popup, text.popupHelp],
    busy: [text.busy, text.busyHelp],
  }
  const [title, help] = words[problem]
  const wayOn =
    problem === 'script' || problem === 'check' || problem === 'busy' ? (
      <Button onClick={() => void retry()}>{problem === 'check' ? text.checkAgain : text.retry}</Button>
    ) : problem === 'popup' && link !== null ? (
      <ShopButtonLink variant="primary" href={link} target="_blank" rel="noopener">
        {text.openBank}
      </ShopButtonLink>
    ) : undefined
  return (
    // Another trouble is another notice, so that it is announced.
    <Notice key={problem} tone="danger" announce title={title} action={wayOn}>
      {help}
    </Notice>
  )
}
