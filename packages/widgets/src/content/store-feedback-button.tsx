import { storeFeedbackForm } from '@prilavok/core/content'
import { useLabels } from '../lib/labels'
import { SmallFormButton } from '../lib/small-form/small-form-button'
import { storeFeedbackRu, type StoreFeedbackLabels } from './content.labels'

/** Only texts can be set. */
export interface StoreFeedbackButtonProps {
  /** Texts of this one widget; what is left out is that of the language, or of `LabelsProvider`. */
  readonly labels?: Partial<StoreFeedbackLabels> | undefined
}

/** A button that opens the form for feedback on the shop. Source: CONTENT-24, CONTENT-25. */
export function StoreFeedbackButton({ labels }: StoreFeedbackButtonProps) {
  const text = useLabels('storeFeedback', storeFeedbackRu, labels)
  return <SmallFormButton spec={storeFeedbackForm} given={null} text={text} />
}
