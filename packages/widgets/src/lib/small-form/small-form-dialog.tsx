import type { FormCall, SmallFormResponse, SmallFormValues } from '@prilavok/core/forms'
import { Dialog, dialogLabels } from '@prilavok/ui/dialog'
import { useId, type ReactNode } from 'react'
import { useLabels } from '../labels'
import { SmallForm, type SmallFormProps } from './small-form'

/** A small form in a window. */
export interface SmallFormDialogProps<V extends SmallFormValues, G, E extends FormCall> extends Omit<
  SmallFormProps<V, G, E>,
  'onSent'
> {
  readonly title: string
  /** A sentence above the fields. */
  readonly intro?: ReactNode
  readonly returnFocus: () => HTMLElement | null
  readonly onClose: () => void
  readonly onSent?: (response: SmallFormResponse<E>) => void
}

/** A small form in a window of its own, which closes once the form is sent; what was typed into one that is closed before stays. Source: LEAD-12. */
export function SmallFormDialog<V extends SmallFormValues, G, E extends FormCall>({
  title,
  intro,
  returnFocus,
  onClose,
  onSent,
  ...form
}: SmallFormDialogProps<V, G, E>) {
  const id = useId()
  return (
    <Dialog
      id={id}
      open
      title={title}
      labels={useLabels('dialog', dialogLabels)}
      returnFocus={returnFocus}
      onClose={onClose}
    >
      {intro !== undefined && <p className="pk-small-form__intro">{intro}</p>}
      <SmallForm
        {...form}
        onSent={(response) => {
          onSent?.(response)
          onClose()
        }}
      />
    </Dialog>
  )
}
