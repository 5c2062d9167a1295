import { useLabels } from '../kit/staff/staff-context'
import type { CategoryFilterSetting } from '@prilavok/contracts/admin'
import { Checkbox } from '@prilavok/ui/checkbox'
import { Disclosure } from '@prilavok/ui/disclosure'
import { useState } from 'react'
import { styled } from '../kit/lib/styled'
import { useRecordNames } from '../kit/values/use-record-names'
import { useValues } from '../kit/values/use-values'
import { filtersRu } from './filters.labels'
import { filtersEn } from './filters.labels.en'
import { useFilterOptions, type FilterOption } from './use-filter-options'

/** The shop shows so many options before "show more". */
const SHOWN = 8

/** The name that buyers read above a filter. */
export function useFilterName(filter: CategoryFilterSetting): string {
  const words = useLabels({ ru: filtersRu, en: filtersEn })
  const { title } = useValues()
  const [spec] = useRecordNames('spec', filter.specId === null ? [] : [filter.specId])
  return (
    filter.name?.trim() ||
    spec?.name ||
    (filter.source === 'Spec' ? words.unnamed : title('CategoryFilterSource', filter.source))
  )
}

interface OptionsProps {
  readonly filter: CategoryFilterSetting
  readonly name: string
  readonly options: readonly FilterOption[]
  readonly chosen: readonly string[]
  readonly onChoose: (ids: readonly string[]) => void
}

const color = (hex: string | null | undefined) =>
  styled({ 'background-color': /^#[\da-f]{6}$/i.test(hex ?? '') ? (hex ?? '') : 'transparent' })

/** The options in the form that the type of the filter asks for. */
function Options({ filter: { filterType }, name, options, chosen, onChoose }: OptionsProps) {
  const words = useLabels({ ru: filtersRu, en: filtersEn })
  const isSingle = filterType === 'SeparatedButtonsBySpecSingleOption'
  const toggle = (id: string) =>
    onChoose(chosen.includes(id) ? chosen.filter((each) => each !== id) : isSingle ? [id] : [...chosen, id])
  if (filterType === 'Range')
    return (
      <div className="pk-staff-range">
        <input className="pk-staff-input" inputMode="decimal" aria-label={words.from} placeholder={words.from} />
        <span aria-hidden="true">–</span>
        <input className="pk-staff-input" inputMode="decimal" aria-label={words.to} placeholder={words.to} />
      </div>
    )
  if (options.length === 0) return <p className="pk-staff-note">{words.noOptions}</p>
  if (filterType === 'Dropdown')
    return (
      <select
        className="pk-staff-input"
        aria-label={name}
        value={chosen[0] ?? ''}
        onChange={(event) => onChoose(event.target.value === '' ? [] : [event.target.value])}
      >
        <option value="">{words.choose}</option>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    )
  const shown = filterType === 'Toggle' ? options.slice(0, 1) : options.slice(0, SHOWN)
  const rest = filterType === 'Toggle' ? 0 : options.length - shown.length
  return (
    <>
      {filterType === 'Checkboxes' || filterType === 'Toggle' ? (
        shown.map(({ id, name }) => (
          <Checkbox key={id} checked={chosen.includes(id)} onChange={() => toggle(id)}>
            {name}
          </Checkbox>
        ))
      ) : (
        <div className="pk-staff-preview__buttons">
          {shown.map(({ id, name, colorHex }) => (
            <button
              key={id}
              type="button"
              className="pk-staff-preview__option"
              aria-pressed={chosen.includes(id)}
              onClick={() => toggle(id)}
            >
              {filterType === 'ColorSwatches' && <span className="pk-staff-preview__color" ref={color(colorHex)} />}
              {name}
            </button>
          ))}
        </div>
      )}
      {rest > 0 && <p className="pk-staff-note">{words.more(rest)}</p>}
    </>
  )
}

function PreviewedFilter({ filter }: { readonly filter: CategoryFilterSetting }) {
  const all = useFilterOptions(filter)
  const name = useFilterName(filter)
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { optionIds } = filter
  const options =
    optionIds === null || optionIds.length === 0
      ? all
      : optionIds.flatMap((id) => all.find((option) => option.id === id) ?? [])
  return (
    <Disclosure
      title={name}
      count={chosen.length}
      open={isOpen ?? !filter.isCollapsed}
      onToggle={(next) => setOpen(next)}
    >
      {filter.hint !== null && filter.hint !== '' && <p className="pk-staff-note">{filter.hint}</p>}
      <Options filter={filter} name={name} options={options} chosen={chosen} onChoose={setChosen} />
    </Disclosure>
  )
}

/** The panel that buyers will see, from what has been typed so far; it can be tried out. */
export function FilterPreview({ filters }: { readonly filters: readonly CategoryFilterSetting[] }) {
  const words = useLabels({ ru: filtersRu, en: filtersEn })
  return (
    <section className="pk-staff-preview" aria-label={words.preview}>
      <h3>{words.preview}</h3>
      {filters.length === 0 && <p className="pk-staff-note">{words.none}</p>}
      {filters.map((filter) => (
        <PreviewedFilter key={filter.id ?? filter.searchCode} filter={filter} />
      ))}
    </section>
  )
}
