import { enumerations } from '@prilavok/contracts/admin'
import { useStaff } from '../staff/staff-context'
import { enumTitle } from '../values/format'
import { attributesOf, type ControlProps } from './control-props'
import { listOf, textOf } from './value-texts'

interface EnumControlProps extends ControlProps {
  readonly of: string
}

const optionsOf = (of: string): readonly string[] =>
  (Object.hasOwn(enumerations, of) ? enumerations[of]?.values : undefined) ?? []

/** Several values of an enumeration. */
export function EnumChecks({ of, label, value, onChange }: EnumControlProps) {
  const { locale } = useStaff()
  const chosen = listOf(value)
  return (
    <div role="group" aria-label={label} className="pk-staff-checks">
      {optionsOf(of).map((each) => (
        <label key={each} className="pk-staff-check">
          <input
            type="checkbox"
            checked={chosen.includes(each)}
            onChange={(event) =>
              onChange(event.target.checked ? [...chosen, each] : chosen.filter((one) => one !== each))
            }
          />
          {enumTitle(of, each, locale)}
        </label>
      ))}
    </div>
  )
}

/** One value of an enumeration; one that the contract does not know stays among the choices. */
export function EnumSelect({ of, ...control }: EnumControlProps) {
  const { locale } = useStaff()
  const current = textOf(control.value)
  return (
    <select
      {...attributesOf(control)}
      className="pk-staff-input"
      value={current}
      onChange={(event) => control.onChange(event.target.value === '' ? null : event.target.value)}
    >
      {(!control.isRequired || current === '') && <option value="">—</option>}
      {[...new Set([...(current === '' ? [] : [current]), ...optionsOf(of)])].map((each) => (
        <option key={each} value={each}>
          {enumTitle(of, each, locale)}
        </option>
      ))}
    </select>
  )
}
