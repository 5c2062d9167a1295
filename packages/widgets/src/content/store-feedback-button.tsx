import { useLabels } from '../lib/labels'
import { FormOpener, type OpenedForm } from '../lib/small-form/form-opener'
import { storeFeedbackRu, type StoreFeedbackLabels } from './content.labels'

/** Only texts can be set. */
export interface StoreFeedbackButtonProps {
  /** Texts of this one widget; what is left out is that of the language, or of `LabelsProvider`. */
  readonly labels?: Partial<StoreFeedbackLabels> | undefined
}

/** A button that opens the form for feedback on the shop. Source: CONTENT-24, CONTENT-25. */
export function StoreFeedbackButton({ labels }: StoreFeedbackButtonProps) {
  const text = useLabels('storeFeedback', storeFeedbackRu, labels)
  const load = async () => {
    const { StoreFeedbackForm } = await import('./content-forms')
    return (opened: OpenedForm) => <StoreFeedbackForm {...opened} text={text} />
  }
  return <FormOpener name="store-feedback" label={text.button} load={load} />
}
