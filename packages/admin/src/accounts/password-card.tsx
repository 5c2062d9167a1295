import { changeOwnPassword } from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { LabelledInput } from '../kit/form/labelled-input'
import { Card } from '../kit/screen/card'
import { useStaff } from '../kit/staff/staff-context'
import { FormError } from './form-error'
import { PasswordField } from './proof-fields'
import { useAccountWords, useFieldFailure } from './use-account-words'

/** Another password for one's own account; the other sessions end. */
export function PasswordCard({ login, onChanged }: { readonly login: string; readonly onChanged: () => void }) {
  const { client, notify } = useStaff()
  const words = useAccountWords()
  const [oldPassword, setOldPassword] = useState('')
  const [password, setPassword] = useState('')
  const change = useMutation({
    mutationFn: () => client.call(changeOwnPassword, { body: { oldPassword, password } }, { isQuiet: true }),
    onSuccess: () => {
      setOldPassword('')
      setPassword('')
      notify({ text: words.passwordChanged, tone: 'success' })
      onChanged()
    },
  })
  const { at, whole } = useFieldFailure(change.error, ['oldPassword', 'password'], 'oldPassword')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change.mutate()
  }
  return (
    <Card title={words.password}>
      <form className="pk-staff-account-form" onSubmit={submit}>
        {/* Managers of passwords learn from it whose password this is. */}
        <input className="pk-staff-hidden" autoComplete="username" value={login} readOnly tabIndex={-1} aria-hidden />
        <PasswordField
          label={words.oldPassword}
          value={oldPassword}
          onText={setOldPassword}
          error={at('oldPassword')}
        />
        <LabelledInput
          label={words.newPassword}
          help={words.newPasswordHelp}
          type="password"
          autoComplete="new-password"
          required
          minLength={12}
          maxLength={256}
          value={password}
          onText={setPassword}
          error={at('password')}
        />
        <FormError text={whole} />
        <Button type="submit" size="small" busy={change.isPending}>
          {words.changePassword}
        </Button>
      </form>
    </Card>
  )
}
