import { signIn } from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { Dialog } from '@prilavok/ui/dialog'
import { useEffect, useId, useMemo, useRef, useState, type FormEvent } from 'react'
import { useStore } from 'zustand'
import { failureOf, messageOf } from '../kit/client/failures'
import { LabelledInput } from '../kit/form/labelled-input'
import type { Labels } from '../kit/labels/labels'
import { useStaff, useLabels } from '../kit/staff/staff-context'
import { signInRu, type SignInLabels } from './sign-in.labels'
import { signInEn } from './sign-in.labels.en'

const labels: Labels<SignInLabels> = { ru: signInRu, en: signInEn }

/**
 * Signs a staff member in over the page; what waits for it goes on, and nothing that was typed is lost. Who has a second factor is asked
 * for a code once the password is right.
 */
export function SignInBox() {
  const { session, client } = useStaff()
  const words = useLabels(labels)
  const { isAsking, session: before } = useStore(session)
  const [login, setLogin] = useState(before?.user.login ?? '')
  // Whose session has ended types the password alone; decided as the box opens, not with the first letter.
  const isKnown = useMemo(() => login !== '', [isAsking])
  const [password, setPassword] = useState('')
  /** Null: the code is not asked for. */
  const [otp, setOtp] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  const secret = useRef<HTMLInputElement>(null)
  const code = useRef<HTMLInputElement>(null)
  const id = useId()
  const asksCode = otp !== null
  useEffect(() => {
    if (asksCode) code.current?.focus()
  }, [asksCode])
  const fail = (thrown: unknown) => {
    const reason = failureOf(thrown)?.code
    if (reason === 'code-required') return setOtp('')
    if (reason === 'bad-credentials') setOtp(null)
    setError(reason === 'code-invalid' ? words.codeWrong : messageOf(thrown))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setError(null)
    try {
      const body = { login, password, ...(otp !== null && { otp }) }
      session.signedIn(await client.call(signIn, { body }, { isQuiet: true }))
      setPassword('')
      setOtp(null)
    } catch (thrown) {
      fail(thrown)
    } finally {
      setBusy(false)
    }
  }
  const back = () => {
    setOtp(null)
    setError(null)
  }
  return (
    <Dialog
      id={`pk-staff-sign-in${id}`}
      open={isAsking}
      size="small"
      title={words.signIn}
      onClose={() => null}
      initialFocus={isKnown ? secret : first}
    >
      <form className="pk-staff-sign-in" onSubmit={(event) => void submit(event)}>
        {before !== null && <p>{words.signInAgain}</p>}
        {asksCode ? (
          <LabelledInput
            ref={code}
            label={words.code}
            help={words.codeHelp}
            autoComplete="one-time-code"
            spellCheck={false}
            required
            maxLength={64}
            value={otp}
            onText={setOtp}
          />
        ) : (
          <>
            <LabelledInput
              ref={first}
              label={words.login}
              autoComplete="username"
              required
              value={login}
              onText={setLogin}
            />
            <LabelledInput
              ref={secret}
              label={words.password}
              type="password"
              autoComplete="current-password"
              required
              value={password}
              onText={setPassword}
            />
          </>
        )}
        {error !== null && (
          <p className="pk-staff-field__error" role="alert">
            {error}
          </p>
        )}
        <Button type="submit" variant="primary" wide busy={isBusy}>
          {words.enter}
        </Button>
        {asksCode && (
          <Button variant="quiet" wide onClick={back}>
            {words.codeBack}
          </Button>
        )}
      </form>
    </Dialog>
  )
}
