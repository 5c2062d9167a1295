import { staffRoles, type StaffAccount } from '@prilavok/contracts/admin'
import { useId } from 'react'
import { useStaff } from '../kit/staff/staff-context'
import { enumTitle } from '../kit/values/format'
import { useAccountWords } from './use-account-words'

type Roles = StaffAccount['roles']

interface RolesFieldProps {
  readonly value: Roles
  readonly onChange: (roles: Roles) => void
  readonly error: string | null
}

/** The roles of an account; it has at least one. */
export function RolesField({ value, onChange, error }: RolesFieldProps) {
  const { locale } = useStaff()
  const { roles } = useAccountWords()
  const id = useId()
  return (
    <fieldset aria-describedby={error === null ? undefined : id}>
      <legend className="pk-staff-field__name">{roles}</legend>
      <div className="pk-staff-account-roles">
        {staffRoles.map((role) => (
          <label className="pk-staff-check" key={role}>
            <input
              type="checkbox"
              checked={value.includes(role)}
              onChange={({ target }) =>
                onChange(target.checked ? [...value, role] : value.filter((each) => each !== role))
              }
            />
            {enumTitle('StaffRole', role, locale)}
          </label>
        ))}
      </div>
      {error !== null && (
        <p className="pk-staff-field__error" id={id} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
