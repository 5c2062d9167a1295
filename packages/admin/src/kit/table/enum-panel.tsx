import { enumerations } from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { useStaff, useLabels } from '../staff/staff-context'
import { enumTitle } from '../values/format'
import type { EnumFilterProps } from './enum-filter.types'
import { Panel, type PanelProps } from './panel'

/** The values of an enumeration, each to be ticked. */
export function EnumPanel({ of, label, values, onChange, anchor, onClose }: EnumFilterProps & PanelProps) {
  const { locale } = useStaff()
  const { clear } = useLabels('staff')
  const options = (Object.hasOwn(enumerations, of) ? enumerations[of]?.values : undefined) ?? []
  const choose = (option: string, isOn: boolean) =>
    onChange(options.filter((each) => (each === option ? isOn : values.includes(each))))
  return (
    <Panel anchor={anchor} onClose={onClose} title={label}>
      <div role="group" aria-label={label}>
        {options.map((each) => (
          <label key={each} className="pk-staff-check">
            <input
              type="checkbox"
              checked={values.includes(each)}
              onChange={(event) => choose(each, event.target.checked)}
            />
            {enumTitle(of, each, locale)}
          </label>
        ))}
      </div>
      {values.length > 0 && (
        <Button size="small" variant="quiet" onClick={() => onChange([])}>
          {clear}
        </Button>
      )}
    </Panel>
  )
}
