import { readSession, saveOwnAccount, type OwnAccount } from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { LabelledInput } from '../kit/form/labelled-input'
import { Card, Facts } from '../kit/screen/card'
import { useStaff } from '../kit/staff/staff-context'
import { FormError } from './form-error'
import { useAccountWords, useFieldFailure } from './use-account-words'

/** Login and name of one's own account; the name can be changed. */
export function NameCard({ account, onChanged }: { readonly account: OwnAccount; readonly onChanged: () => void }) {
  const { client, session, notify } = useStaff()
  const words = useAccountWords()
  const [displayName, setDisplayName] = useState(account.displayName)
  const save = useMutation({
    mutationFn: async () => {
      await client.call(saveOwnAccount, { body: { displayName } }, { isQuiet: true })
      session.signedIn(await client.call(readSession, {}))
    },
    onSuccess: () => {
      notify({ text: words.saved, tone: 'success' })
      onChanged()
    },
  })
  const { at, whole } = useFieldFailure(save.error, ['displayName'])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  return (
    <Card title={words.profile}>
      <Facts
        items={[
          [words.login, account.login],
          [words.email, account.email],
        ]}
      />
      <form className="pk-staff-account-form" onSubmit={submit}>
        <LabelledInput
          label={words.name}
          help={words.nameHelp}
          autoComplete="name"
          required
          maxLength={120}
          value={displayName}
          onText={setDisplayName}
          error={at('displayName')}
        />
        <FormError text={whole} />
        <Button type="submit" size="small" busy={save.isPending}>
          {words.save}
        </Button>
      </form>
    </Card>
  )
}
