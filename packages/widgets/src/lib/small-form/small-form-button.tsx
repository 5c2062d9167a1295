import type { FormCall, SmallFormSpec, SmallFormValues } from '@prilavok/core/forms'
import { FormOpener, type OpenedForm } from './form-opener'
import type { SmallFormText } from './small-form'

interface SmallFormButtonProps<V extends SmallFormValues, G, E extends FormCall> {
  readonly spec: SmallFormSpec<V, G, E>
  /** What is sent beside the fields. */
  readonly given: G
  /** What the form is about, such as the id of a product. */
  readonly subject?: string | undefined
  readonly text: SmallFormText<V> & { readonly button: string; readonly title: string }
}

/** A button that opens a small form in a window. */
export function SmallFormButton<V extends SmallFormValues, G, E extends FormCall>(
  props: SmallFormButtonProps<V, G, E>,
) {
  const { spec, text } = props
  const load = async () => {
    const { SmallFormDialog } = await import('./small-form-dialog')
    return (opened: OpenedForm) => <SmallFormDialog {...props} {...opened} title={text.title} />
  }
  return <FormOpener name={spec.name} label={text.button} load={load} />
}
