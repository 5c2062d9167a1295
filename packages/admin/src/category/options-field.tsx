import { useLabels } from '../kit/staff/staff-context'
import type { CategoryFilterSetting } from '@prilavok/contracts/admin'
import { filtersRu } from './filters.labels'
import { filtersEn } from './filters.labels.en'
import { useFilterOptions } from './use-filter-options'

interface OptionsFieldProps {
  readonly filter: CategoryFilterSetting
  readonly isReadOnly: boolean
  readonly error: string | undefined
  readonly onChange: (ids: CategoryFilterSetting['optionIds']) => void
}

/** The options that a filter offers; none ticked means all of them. */
export function OptionsField({ filter, isReadOnly, error, onChange }: OptionsFieldProps) {
  const words = useLabels({ ru: filtersRu, en: filtersEn })
  const options = useFilterOptions(filter)
  const chosen = filter.optionIds ?? []
  if (options.length === 0) return null
  return (
    <details className="pk-staff-field" data-wide>
      <summary className="pk-staff-field__name">
        {words.options}: {chosen.length === 0 ? words.optionsHelp : chosen.length}
      </summary>
      <div className="pk-staff-checks" role="group" aria-label={words.options}>
        {options.map(({ id, name }) => (
          <label key={id} className="pk-staff-check">
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              disabled={isReadOnly}
              onChange={(event) => {
                const next = event.target.checked ? [...chosen, id] : chosen.filter((each) => each !== id)
                onChange(next.length === 0 ? null : next)
              }}
            />
            {name}
          </label>
        ))}
      </div>
      {error !== undefined && <p className="pk-staff-field__error">{error}</p>}
    </details>
  )
}
