import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from './form-dialog'
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
export function ProofDialog({ onRun, ...dialog }: ProofDialogProps) {
  const words = useAccountWords()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const prove = useMutation({ mutationFn: () => onRun({ password, code }) })
  const { at, whole } = useFieldFailure(prove.error, ['password', 'code'])
  return (
    <FormDialog {...dialog} isPending={prove.isPending} error={whole} onRun={() => prove.mutate()}>
      <PasswordField label={words.ownPassword} value={password} onText={setPassword} error={at('password')} />
      <CodeField label={words.anyCode} value={code} onText={setCode} error={at('code')} />
    </FormDialog>
  )
}
