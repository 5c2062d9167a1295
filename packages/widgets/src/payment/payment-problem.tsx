import { paymentRunFeature, type PaymentRun } from '@prilavok/core/payment'
import { usePaymentRun, useShop } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { putInSight } from '@prilavok/ui/in-sight'
import { Notice } from '@prilavok/ui/notice'
import { useLayoutEffect, useRef } from 'react'
import { useLabels } from '../lib/labels'
import { paymentProblemRu, type PaymentProblemLabels } from './payment-problem.labels'
import { ShopButtonLink } from '../lib/shop-button-link'

/** What the notice of a payment's trouble takes. */
export interface PaymentProblemProps {
  readonly labels?: Partial<PaymentProblemLabels> | undefined
}

/** Ends of payments that have been put in sight; the notice may change its place while the form grows. */
const seen = new WeakSet<PaymentRun>()

/** Every end of a payment is in sight and has the focus, once; again only where its former place took the focus away. */
function useSeen(problem: PaymentRun['problem']) {
  const notice = useRef<HTMLDivElement>(null)
  const run = useShop().use(paymentRunFeature)
  useLayoutEffect(() => {
    const end = run.getState()
    if (problem === null || notice.current === null) return
    if (seen.has(end) && document.activeElement !== document.body) return
    seen.add(end)
    putInSight(notice.current, { focus: true })
  }, [run, problem])
  return notice
}

/**
 * What went wrong with the payment and the way on, at the step where another way can be chosen.
 * Source: PAY-46, PAY-55, PAY-60, PAY-75, PAY-80.
 */
export function PaymentProblem({ labels }: PaymentProblemProps) {
  const { problem, link, retry } = usePaymentRun()
  const text = useLabels('paymentProblem', paymentProblemRu, labels)
  const notice = useSeen(problem)
  if (problem === null) return null
  const words: Readonly<Record<typeof problem, readonly [title: string, help?: string]>> = {
    redirect: [text.redirect, text.redirectHelp],
    declined: [text.declined],
    unfinished: [text.unfinished, text.unfinishedHelp],
    check: [text.check, text.checkHelp],
    unsupported: [text.unsupported, text.unsupportedHelp],
    credit: [text.credit],
    script: [text.script, text.scriptHelp],
    popup: [text.popup, text.popupHelp],
    busy: [text.busy, text.busyHelp],
  }
  const [title, help] = words[problem]
  const wayOn =
    problem === 'popup' && link !== null ? (
      <ShopButtonLink variant="primary" href={link} target="_blank" rel="noopener">
        {text.openBank}
      </ShopButtonLink>
    ) : problem === 'unsupported' || problem === 'popup' ? undefined : (
      <Button onClick={() => void retry()}>
        {problem === 'check' ? text.checkAgain : problem === 'unfinished' ? text.again : text.retry}
      </Button>
    )
  return (
    <div className="pk-payment-problem" tabIndex={-1} ref={notice}>
      {/* Another trouble is another notice, so that it is announced. */}
      <Notice
        key={problem}
        tone={problem === 'unfinished' ? 'warning' : 'danger'}
        announce
        title={title}
        action={wayOn}
      >
        {help}
      </Notice>
    </div>
  )
}
