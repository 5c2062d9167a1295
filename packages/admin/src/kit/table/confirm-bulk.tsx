import { Button } from '@prilavok/ui/button'
import { Dialog } from '@prilavok/ui/dialog'
import { useId } from 'react'
import { useLabels } from '../staff/staff-context'

interface ConfirmBulkProps {
  readonly title: string
  readonly help: string
  /** The word on the button that does it. */
  readonly run: string
  /** What is done cannot be taken back. */
  readonly isDanger: boolean
  readonly onRun: () => void
  readonly onCancel: () => void
}

/** Asks before many records are changed, or go. */
export function ConfirmBulk({ title, help, run, isDanger, onRun, onCancel }: ConfirmBulkProps) {
  const { cancel } = useLabels('staff')
  const id = useId()
  return (
    <Dialog
      id={`pk-staff-bulk${id}`}
      open
      size="small"
      title={title}
      onClose={onCancel}
      footer={
        <>
          <Button variant={isDanger ? 'danger' : 'primary'} onClick={onRun}>
            {run}
          </Button>
          <Button onClick={onCancel}>{cancel}</Button>
        </>
      }
    >
      <p>{help}</p>
    </Dialog>
  )
}
