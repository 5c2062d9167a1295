import { LabelledInput } from '../kit/form/labelled-input'

interface PasswordFieldProps {
  readonly label: string
  readonly value: string
  readonly onText: (text: string) => void
  readonly error: string | null
  readonly help?: string
}

/** The password that somebody has, for a manager of passwords to fill in. */
export function PasswordField(props: PasswordFieldProps) {
  return <LabelledInput {...props} type="password" autoComplete="current-password" required maxLength={256} />
}

/** A code of an authenticator app, or a recovery code where one will do. */
export function CodeField({ isAppOnly = false, ...props }: PasswordFieldProps & { readonly isAppOnly?: boolean }) {
  return (
    <LabelledInput
      {...props}
      autoComplete="one-time-code"
      inputMode={isAppOnly ? 'numeric' : 'text'}
      spellCheck={false}
      required
      maxLength={64}
    />
  )
}
