import { categoryFilterSourceValues, type CategoryFilterSetting } from '@prilavok/contracts/admin'
import { useId, type ReactNode } from 'react'
import { useStaff, useLabels } from '../kit/staff/staff-context'
import { LazyLookup } from '../kit/lookup/lazy-lookup'
import { enumTitle } from '../kit/values/format'
import { useFilterName } from './filter-preview'
import { typesOf } from './filter-settings'
import { filtersRu } from './filters.labels'
import { filtersEn } from './filters.labels.en'
import { OptionsField } from './options-field'

interface FilterCardProps {
  readonly filter: CategoryFilterSetting
  readonly at: number
  readonly count: number
  readonly isReadOnly: boolean
  /** What the server found wrong, by field. */
  readonly errorOf: (field: string) => string | undefined
  readonly onChange: (fields: Partial<CategoryFilterSetting>) => void
  readonly onMove: (to: number) => void
  readonly onRemove: () => void
}

function Row({
  label,
  error,
  children,
}: {
  readonly label: string
  readonly error?: string | undefined
  readonly children: (id: string) => ReactNode
}) {
  const id = useId()
  return (
    <div className="pk-staff-field" data-invalid={error !== undefined || undefined}>
      <label className="pk-staff-field__name" htmlFor={id}>
        {label}
      </label>
      {children(id)}
      {error !== undefined && <p className="pk-staff-field__error">{error}</p>}
    </div>
  )
}

/** One filter of a category: where its options come from, how it looks, where it stands. */
export function FilterCard({ filter, at, count, isReadOnly, errorOf, onChange, onMove, onRemove }: FilterCardProps) {
  const { locale } = useStaff()
  const words = useLabels({ ru: filtersRu, en: filtersEn })
  const name = useFilterName(filter)
  const types = typesOf(filter.source)
  const text = (field: 'name' | 'searchCode' | 'hint', label: string, max: number, help?: string) => (
    <Row label={label} error={errorOf(field)}>
      {(id) => (
        <input
          id={id}
          className="pk-staff-input"
          value={filter[field] ?? ''}
          maxLength={max}
          placeholder={help}
          readOnly={isReadOnly}
          aria-invalid={errorOf(field) !== undefined || undefined}
          onChange={(event) =>
            onChange({ [field]: event.target.value === '' && field !== 'searchCode' ? null : event.target.value })
          }
        />
      )}
    </Row>
  )
  return (
    <li
      className="pk-staff-section"
      aria-label={name}
      onKeyDown={(event) => {
        const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
        if (!event.altKey || by === 0 || isReadOnly || (event.target as Element).closest('select, input')) return
        event.preventDefault()
        event.stopPropagation()
        onMove(at + by)
      }}
    >
      <div className="pk-staff-list__head">
        <h4 className="pk-staff-list__toggle">
          {at + 1}. {name}
        </h4>
        {!isReadOnly && (
          <>
            <button
              type="button"
              className="pk-staff-small"
              aria-label={words.up(name)}
              disabled={at === 0}
              onClick={() => onMove(at - 1)}
            >
              ↑
            </button>
            <button
              type="button"
              className="pk-staff-small"
              aria-label={words.down(name)}
              disabled={at === count - 1}
              onClick={() => onMove(at + 1)}
            >
              ↓
            </button>
            <button type="button" className="pk-staff-small" aria-label={words.remove(name)} onClick={onRemove}>
              ×
            </button>
          </>
        )}
      </div>
      <div className="pk-staff-fields">
        <Row label={words.source} error={errorOf('source')}>
          {(id) => (
            <select
              id={id}
              className="pk-staff-input"
              value={filter.source}
              disabled={isReadOnly}
              onChange={(event) => {
                const source = event.target.value as CategoryFilterSetting['source']
                const kept = typesOf(source).find((each) => each === filter.filterType) ?? typesOf(source)[0]
                onChange({ source, specId: null, optionIds: null, ...(kept !== undefined && { filterType: kept }) })
              }}
            >
              {categoryFilterSourceValues.values.map((each) => (
                <option key={each} value={each}>
                  {enumTitle('CategoryFilterSource', each, locale)}
                </option>
              ))}
            </select>
          )}
        </Row>
        {filter.source === 'Spec' && (
          <Row label={words.spec} error={errorOf('specId')}>
            {(id) => (
              <LazyLookup
                of="spec"
                many={false}
                id={id}
                label={words.spec}
                isReadOnly={isReadOnly}
                isInvalid={errorOf('specId') !== undefined}
                value={filter.specId === null ? [] : [filter.specId]}
                onChange={([specId]) => onChange({ specId: specId ?? null, optionIds: null })}
              />
            )}
          </Row>
        )}
        <Row label={words.type} error={errorOf('filterType')}>
          {(id) => (
            <select
              id={id}
              className="pk-staff-input"
              value={filter.filterType}
              disabled={isReadOnly}
              onChange={(event) => onChange({ filterType: event.target.value as CategoryFilterSetting['filterType'] })}
            >
              {[...new Set([filter.filterType, ...types])].map((each) => (
                <option key={each} value={each}>
                  {enumTitle('CategoryFilterType', each, locale)}
                </option>
              ))}
            </select>
          )}
        </Row>
        {text('name', words.name, 100, words.nameHelp)}
        {text('searchCode', words.code, 50)}
        {text('hint', words.hint, 300)}
        {filter.filterType !== 'Range' && filter.source !== 'Price' && (
          <OptionsField
            filter={filter}
            isReadOnly={isReadOnly}
            error={errorOf('optionIds')}
            onChange={(optionIds) => onChange({ optionIds })}
          />
        )}
        <label className="pk-staff-check">
          <input
            type="checkbox"
            checked={filter.isCollapsed}
            disabled={isReadOnly}
            onChange={(event) => onChange({ isCollapsed: event.target.checked })}
          />
          {words.collapsed}
        </label>
      </div>
    </li>
  )
}
