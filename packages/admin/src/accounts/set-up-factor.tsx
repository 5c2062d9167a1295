import { beginSecondFactor, confirmSecondFactor, type SecondFactorSecret } from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { useMutation } from '@tanstack/react-query'
import { QRCodeSVG } from 'qrcode.react'
import { useState, type FormEvent } from 'react'
import { useStaff } from '../kit/staff/staff-context'
import { CopyButton } from './copy-button'
import { FormError } from './form-error'
import { CodeField, PasswordField } from './proof-fields'
import { RecoveryCodes } from './recovery-codes'
import { useAccountWords, useFieldFailure } from './use-account-words'
import './accounts.css'

interface SetUpFactorProps {
  /** There is one already, which is replaced: a code of it is asked for. */
  readonly isReplaced: boolean
  /** The recovery codes have been shown. */
  readonly onDone: () => void
}

const QR_SIZE = 192

/** A text in groups of four letters, as people type it from one screen into another. */
const inGroups = (text: string) => text.match(/.{1,4}/g)?.join(' ') ?? text

/** The first step: who sits here shows that the account is theirs. */
function Prove({
  isReplaced,
  onProved,
}: {
  readonly isReplaced: boolean
  readonly onProved: (secret: SecondFactorSecret) => void
}) {
  const { client } = useStaff()
  const words = useAccountWords()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const begin = useMutation({
    mutationFn: () =>
      client.call(beginSecondFactor, { body: { password, ...(isReplaced && { code }) } }, { isQuiet: true }),
    onSuccess: onProved,
  })
  const { at, whole } = useFieldFailure(begin.error, isReplaced ? ['password', 'code'] : ['password'])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    begin.mutate()
  }
  return (
    <form className="pk-staff-account-form" onSubmit={submit}>
      <p>{words.factorHelp}</p>
      <PasswordField label={words.ownPassword} value={password} onText={setPassword} error={at('password')} />
      {isReplaced && <CodeField label={words.oldCode} value={code} onText={setCode} error={at('code')} />}
      <FormError text={whole} />
      <Button type="submit" variant="primary" busy={begin.isPending}>
        {words.next}
      </Button>
    </form>
  )
}

/** The second step: the app takes the secret and shows a code of it. */
function Scan({
  secret: { secret, uri },
  onConfirmed,
}: {
  readonly secret: SecondFactorSecret
  readonly onConfirmed: (codes: readonly string[]) => void
}) {
  const { client } = useStaff()
  const words = useAccountWords()
  const [code, setCode] = useState('')
  const confirm = useMutation({
    mutationFn: () => client.call(confirmSecondFactor, { body: { code } }, { isQuiet: true }),
    onSuccess: ({ codes }) => onConfirmed(codes),
  })
  const { at, whole } = useFieldFailure(confirm.error, ['code'])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    confirm.mutate()
  }
  return (
    <form className="pk-staff-account-form" onSubmit={submit}>
      <p>{words.scan}</p>
      <QRCodeSVG className="pk-staff-qr" value={uri} size={QR_SIZE} level="M" marginSize={2} title={words.qr} />
      <p className="pk-staff-secret">
        <span className="pk-staff-note">{words.secret}</span>
        <code translate="no">{inGroups(secret)}</code>
        <CopyButton text={secret} />
      </p>
      <CodeField isAppOnly label={words.code} help={words.codeHelp} value={code} onText={setCode} error={at('code')} />
      <FormError text={whole} />
      <Button type="submit" variant="primary" busy={confirm.isPending}>
        {words.confirm}
      </Button>
    </form>
  )
}

/** Sets a second factor up: password, secret and code, recovery codes. */
export function SetUpFactor({ isReplaced, onDone }: SetUpFactorProps) {
  const [secret, setSecret] = useState<SecondFactorSecret | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes !== null) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (secret !== null) return <Scan secret={secret} onConfirmed={setCodes} />
  return <Prove isReplaced={isReplaced} onProved={setSecret} />
}
