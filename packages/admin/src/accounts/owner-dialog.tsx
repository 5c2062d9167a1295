import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { FormDialog } from './form-dialog'
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
export function OwnerDialog({ children, fields = [], onRun, ...dialog }: OwnerDialogProps) {
  const words = useAccountWords()
  const [ownPassword, setOwnPassword] = useState('')
  const change = useMutation({ mutationFn: () => onRun(ownPassword) })
  const { at, whole } = useFieldFailure(change.error, [...fields, 'ownPassword'], 'ownPassword')
  return (
    <FormDialog {...dialog} isPending={change.isPending} error={whole} onRun={() => change.mutate()}>
      {children?.(at)}
      <PasswordField
        label={words.ownPassword}
        help={words.ownPasswordHelp}
        value={ownPassword}
        onText={setOwnPassword}
        error={at('ownPassword')}
      />
    </FormDialog>
  )
}
