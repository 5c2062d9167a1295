import { Button } from '@prilavok/ui/button'
import { Dialog } from '@prilavok/ui/dialog'
import { useId, type ReactNode } from 'react'
import { useLabels } from '../kit/staff/staff-context'
import { FormError } from './form-error'

interface FormDialogProps {
  readonly title: string
  readonly help?: string | undefined
  /** The word on the button that does it. */
  readonly run: string
  readonly isDanger?: boolean
  readonly isPending: boolean
  /** What is wrong with the form as a whole. */
  readonly error: string | null
  readonly children: ReactNode
  readonly onRun: () => void
  readonly onClose: () => void
}

/** A small form in a window, with its button and the way back. */
export function FormDialog(props: FormDialogProps) {
  const { title, help, run, isDanger = false, isPending, error, children, onRun, onClose } = props
  const { cancel } = useLabels('staff')
  const id = useId()
  return (
    <Dialog
      id={`pk-staff-form${id}`}
      open
      size="small"
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form={id} variant={isDanger ? 'danger' : 'primary'} busy={isPending}>
            {run}
          </Button>
          <Button onClick={onClose}>{cancel}</Button>
        </>
      }
    >
      <form
        id={id}
        className="pk-staff-account-form"
        onSubmit={(event) => {
          event.preventDefault()
          onRun()
        }}
      >
        {help !== undefined && <p>{help}</p>}
        {children}
        <FormError text={error} />
      </form>
    </Dialog>
  )
}
