import { useCheckout } from '@prilavok/react'
import { ErrorSummary, errorSummaryLabels, goToField } from '@prilavok/ui/field'
import { useLabels } from '../lib/labels'
import { targetOf } from './use-submit'
import { SubmitOutcome } from './submit-outcome'
import { useErrorWords } from './use-error-words'

/** What came of the last try to order: everything that is wrong, each leading to its field (CHK-33, CHK-34), or why there is no order. */
export function SubmitReport() {
  const { shown, failure, priceChange } = useCheckout()
  const words = useErrorWords()
  const text = useLabels('errorSummary', errorSummaryLabels)
  const errors = shown.map(({ fieldId, field, message }) => ({ fieldId, message: message ?? words[field] }))
  return (
    <>
      <ErrorSummary errors={errors} labels={text} onFollow={(fieldId) => goToField(targetOf(fieldId))} />
      <SubmitOutcome failure={failure} priceChange={priceChange} />
    </>
  )
}
