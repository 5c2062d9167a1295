import type { CheckoutBlock } from '@prilavok/core/checkout'
import { useCheckout } from '@prilavok/react'
import { ErrorSummary, errorSummaryLabels, goToField } from '@prilavok/ui/field'
import { putInSight } from '@prilavok/ui/in-sight'
import { useLayoutEffect, useRef } from 'react'
import { useLabels } from '../lib/labels'
import type { OrderSummaryLabels } from './checkout.labels'
import { LeftLink } from './left-link'
import { targetOf, type FailedTry } from './use-submit'
import { SubmitOutcome } from './submit-outcome'
import { useErrorWords } from './use-error-words'

/** Of an address and of a company the list says once that something is missing; each field says what it is. */
const SAID_ONCE: ReadonlySet<CheckoutBlock> = new Set(['address-delivery-anchor', 'invoice-data-anchor'])

interface SubmitReportProps {
  /** The last failed try; null before the first. */
  readonly failed: FailedTry | null
  /** Words of what is left where nothing is wrong any more. */
  readonly words: OrderSummaryLabels
}

/** What came of the last try to order: everything that is wrong, each leading to its field (CHK-33, CHK-34), or why there is no order. */
export function SubmitReport({ failed, words }: SubmitReportProps) {
  const { shown, failure, priceChange } = useCheckout()
  const errorWords = useErrorWords()
  const text = useLabels('errorSummary', errorSummaryLabels)
  const errors = shown.flatMap(({ fieldId, field, block, message }, index) => {
    const isSaid = message === undefined && shown.slice(0, index).some((former) => former.block === block)
    return isSaid && SAID_ONCE.has(block) ? [] : [{ fieldId, message: message ?? errorWords[field] }]
  })
  const report = useRef<HTMLDivElement>(null)
  // Before the paint: the frame that shows the errors is the one that leads to them.
  useLayoutEffect(() => {
    const list = report.current
    // A payment that came to nothing has a notice of its own.
    if (failed === null || list === null || list.childElementCount === 0) return
    const [first] = failed.errors
    const target = first === undefined ? list : document.getElementById(targetOf(first.block))
    const focus = list.querySelector<HTMLElement>('[tabindex="-1"]') ?? list
    if (target !== null) putInSight(target, { block: first === undefined ? 'nearest' : 'start', focus })
  }, [failed])
  return (
    <>
      <div ref={report} tabIndex={-1}>
        <ErrorSummary errors={errors} labels={text} onFollow={(fieldId) => goToField(targetOf(fieldId))} />
        <SubmitOutcome failure={failure} priceChange={priceChange} />
      </div>
      {errors.length === 0 && <LeftLink text={words} />}
    </>
  )
}
