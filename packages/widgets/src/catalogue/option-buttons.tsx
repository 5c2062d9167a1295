import { isSingle } from '@prilavok/core/catalogue'
import { useTemplate } from '../lib/templates'
import { OptionContent } from './option-content'
import type { OptionListProps } from './option-list'

/** A few short options as buttons; of a single-option filter a press takes back the others (FILTER-08). */
export function OptionButtons({ filter, selected, onToggle }: Omit<OptionListProps, 'text'>) {
  const template = useTemplate('option')
  const { options, unit } = filter
  return (
    <div className="pk-filter__buttons" data-single={isSingle(filter) ? '' : undefined}>
      {options.map(({ searchCode, name, count }) => {
        const isOn = selected.includes(searchCode)
        return (
          <button
            key={searchCode}
            type="button"
            className="pk-filter__button"
            aria-pressed={isOn}
            data-empty={count === 0 && !isOn ? '' : undefined}
            onClick={() => onToggle(searchCode)}
          >
            <OptionContent
              name={unit === null ? name : `${name}\u00a0${unit}`}
              count={count}
              colour={null}
              template={template}
            />
          </button>
        )
      })}
    </div>
  )
}

/** The options of a filter as a list of the browser; one of them, or none. */
export const OptionSelect = ({ filter, selected, onToggle, text }: OptionListProps) => {
  const [current = ''] = selected
  return (
    <select
      className="pk-filter__select"
      form="pk-no-form"
      aria-label={filter.name}
      value={current}
      onChange={({ currentTarget: { value } }) => onToggle(value === '' ? current : value)}
    >
      <option value="">{text.any}</option>
      {filter.options.map(({ searchCode, name, count }) => (
        <option key={searchCode} value={searchCode}>
          {count === null ? name : `${name} (${count})`}
        </option>
      ))}
    </select>
  )
}
