import { Button } from '@prilavok/ui/button'
import { Dialog } from '@prilavok/ui/dialog'
import { useMutation } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { useLabels } from '../kit/staff/staff-context'
import { FormError } from './form-error'
import { CodeField, PasswordField } from './proof-fields'
import { useAccountWords, useFieldFailure } from './use-account-words'

interface ProofDialogProps {
  readonly title: string
  readonly help: string
  readonly run: string
  readonly onRun: (proof: { readonly password: string; readonly code: string }) => Promise<void>
  readonly onClose: () => void
}

/** Asks for password and code before what weakens one's own account. */
export function ProofDialog({ title, help, run, onRun, onClose }: ProofDialogProps) {
  const words = useAccountWords()
  const { cancel } = useLabels('staff')
  const id = useId()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const prove = useMutation({ mutationFn: () => onRun({ password, code }) })
  const { at, whole } = useFieldFailure(prove.error, ['password', 'code'])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    prove.mutate()
  }
  return (
    <Dialog
      id={`pk-staff-proof${id}`}
      open
      size="small"
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form={id} variant="primary" busy={prove.isPending}>
            {run}
          </Button>
          <Button onClick={onClose}>{cancel}</Button>
        </>
      }
    >
      <form id={id} className="pk-staff-account-form" onSubmit={submit}>
        <p>{help}</p>
        <PasswordField label={words.ownPassword} value={password} onText={setPassword} error={at('password')} />
        <CodeField label={words.anyCode} value={code} onText={setCode} error={at('code')} />
        <FormError text={whole} />
      </form>
    </Dialog>
  )
}
