import { signIn } from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { Dialog } from '@prilavok/ui/dialog'
import { useId, useRef, useState, type FormEvent } from 'react'
import { useStore } from 'zustand'
import { useStaff, useLabels } from '../kit/staff/staff-context'
import '../kit/form/form.css'

/** Signs a staff member in over the page; what waits for it goes on, and nothing that was typed is lost. */
export function SignInBox() {
  const { session, client } = useStaff()
  const words = useLabels('app')
  const { isAsking, session: before } = useStore(session)
  const [login, setLogin] = useState('')
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  const id = useId()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setError(null)
    try {
      session.signedIn(await client.call(signIn, { body: { login, password } }, { isQuiet: true }))
      setPassword('')
    } catch (thrown) {
      setError(thrown instanceof Error ? thrown.message : String(thrown))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      id={`pk-staff-sign-in${id}`}
      open={isAsking}
      size="small"
      title={words.signIn}
      onClose={() => null}
      initialFocus={first}
    >
      <form className="pk-staff-sign-in" onSubmit={(event) => void submit(event)}>
        {before !== null && <p>{words.signInAgain}</p>}
        <label className="pk-staff-field">
          <span className="pk-staff-field__name">{words.login}</span>
          <input
            ref={first}
            className="pk-staff-input"
            autoComplete="username"
            required
            value={login}
            onChange={(event) => setLogin(event.target.value)}
          />
        </label>
        <label className="pk-staff-field">
          <span className="pk-staff-field__name">{words.password}</span>
          <input
            className="pk-staff-input"
            type="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </label>
        {error !== null && (
          <p className="pk-staff-field__error" role="alert">
            {error}
          </p>
        )}
        <Button type="submit" variant="primary" wide busy={isBusy}>
          {words.enter}
        </Button>
      </form>
    </Dialog>
  )
}
