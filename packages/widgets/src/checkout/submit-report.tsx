import type { CheckoutBlock } from '@prilavok/core/checkout'
import { useCheckout } from '@prilavok/react'
import { ErrorSummary, errorSummaryLabels, goToField } from '@prilavok/ui/field'
import { useLabels } from '../lib/labels'
import { targetOf } from './use-submit'
import { SubmitOutcome } from './submit-outcome'
import { useErrorWords } from './use-error-words'

/** Of an address and of a company the list says once that something is missing; each field says what it is. */
const SAID_ONCE: ReadonlySet<CheckoutBlock> = new Set(['address-delivery-anchor', 'invoice-data-anchor'])

/** What came of the last try to order: everything that is wrong, each leading to its field (CHK-33, CHK-34), or why there is no order. */
export function SubmitReport() {
  const { shown, failure, priceChange } = useCheckout()
  const words = useErrorWords()
  const text = useLabels('errorSummary', errorSummaryLabels)
  const errors = shown.flatMap(({ fieldId, field, block, message }, index) => {
    const isSaid = message === undefined && shown.slice(0, index).some((former) => former.block === block)
    return isSaid && SAID_ONCE.has(block) ? [] : [{ fieldId, message: message ?? words[field] }]
  })
  return (
    <>
      <ErrorSummary errors={errors} labels={text} onFollow={(fieldId) => goToField(targetOf(fieldId))} />
      <SubmitOutcome failure={failure} priceChange={priceChange} />
    </>
  )
}
