import { Button } from '@prilavok/ui/button'
import { Dialog } from '@prilavok/ui/dialog'
import { useMutation } from '@tanstack/react-query'
import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { useLabels } from '../kit/staff/staff-context'
import { FormError } from './form-error'
import { PasswordField } from './proof-fields'
import { useAccountWords, useFieldFailure } from './use-account-words'

interface OwnerDialogProps {
  readonly title: string
  readonly help?: string
  readonly run: string
  readonly isDanger?: boolean
  /** What stands above the password, given what is wrong with each of its fields. */
  readonly children?: (at: (field: string) => string | null) => ReactNode
  /** The names of those fields in the request. */
  readonly fields?: readonly string[]
  readonly onRun: (ownPassword: string) => Promise<void>
  readonly onClose: () => void
}

/** A change of somebody's account: asks for the owner's own password. */
export function OwnerDialog({
  title,
  help,
  run,
  isDanger = false,
  children,
  fields = [],
  onRun,
  onClose,
}: OwnerDialogProps) {
  const words = useAccountWords()
  const { cancel } = useLabels('staff')
  const id = useId()
  const [ownPassword, setOwnPassword] = useState('')
  const change = useMutation({ mutationFn: () => onRun(ownPassword) })
  const { at, whole } = useFieldFailure(change.error, [...fields, 'ownPassword'], 'ownPassword')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change.mutate()
  }
  return (
    <Dialog
      id={`pk-staff-owner${id}`}
      open
      size="small"
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form={id} variant={isDanger ? 'danger' : 'primary'} busy={change.isPending}>
            {run}
          </Button>
          <Button onClick={onClose}>{cancel}</Button>
        </>
      }
    >
      <form id={id} className="pk-staff-account-form" onSubmit={submit}>
        {help !== undefined && <p>{help}</p>}
        {children?.(at)}
        <PasswordField
          label={words.ownPassword}
          help={words.ownPasswordHelp}
          value={ownPassword}
          onText={setOwnPassword}
          error={at('ownPassword')}
        />
        <FormError text={whole} />
      </form>
    </Dialog>
  )
}
