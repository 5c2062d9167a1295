import { memo } from 'react'
import { styled } from '../lib/styled'
import { useLabels, useStaff } from '../staff/staff-context'
import type { Row } from '../lists/use-rows'
import type { Descriptor } from '../describe/descriptor.types'
import { CellValue } from '../values/cell-value'
import type { CardParts } from './card-parts'

interface RecordCardProps {
  readonly index: number
  /** Counted from 1 among all rows; the number of all is null where nobody has counted. */
  readonly position: number
  readonly total: number | null
  readonly start: number
  /** Undefined while its page is being loaded. */
  readonly row: Row | undefined
  readonly descriptor: Descriptor
  readonly parts: CardParts
  /** Somebody else has changed it since. */
  readonly isChanged: boolean
  /** Null: the rows cannot be selected. */
  readonly isSelected: boolean | null
  readonly onToggle: (index: number, isOn: boolean) => void
  readonly onFocus: (index: number) => void
  /** Learns how high the card has become. */
  readonly measure: (element: HTMLElement | null) => void
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === '' || value === false

/** One record of a list on a phone: the whole card leads to it. */
export const RecordCard = memo(function RecordCard(props: RecordCardProps) {
  const { index, position, total, start, row, descriptor, parts, isChanged, isSelected, measure } = props
  const { links } = useStaff()
  const words = useLabels('table')
  const nameOf = useLabels('fields')
  const { titleField, columns, resource } = descriptor
  const titleColumn = columns.find(({ field }) => field === titleField)
  const text = String(row?.[titleField] || row?.id || '')
  const place = styled({ transform: `translateY(${start}px)` })
  const title =
    row === undefined || titleColumn === undefined || isEmpty(row[titleField]) ? (
      text
    ) : (
      <CellValue value={row[titleField]} kind={titleColumn} />
    )
  return (
    <li
      className="pk-staff-record-card"
      data-index={index}
      data-selected={isSelected === true || undefined}
      data-changed={isChanged || undefined}
      data-warning={(row !== undefined && descriptor.isWarning?.(row)) || undefined}
      aria-posinset={position}
      aria-setsize={total ?? -1}
      ref={(element) => {
        place(element)
        measure(element)
      }}
      onFocus={() => props.onFocus(index)}
    >
      {isSelected !== null && (
        <label className="pk-staff-record-card__choose">
          <input
            type="checkbox"
            checked={isSelected}
            disabled={row === undefined}
            aria-label={words.selectRow(text)}
            onChange={(event) => props.onToggle(index, event.target.checked)}
          />
        </label>
      )}
      {parts.picture !== null && row !== undefined && (
        <span className="pk-staff-record-card__picture">
          <CellValue value={row[parts.picture.field]} kind={parts.picture} />
        </span>
      )}
      {row === undefined ? (
        <span className="pk-staff-grid__wait" />
      ) : (
        <div className="pk-staff-record-card__body">
          <div className="pk-staff-record-card__head">
            {resource.read === undefined ? (
              <strong className="pk-staff-record-card__title">{title}</strong>
            ) : (
              <a
                className="pk-staff-record-card__title"
                data-whole
                data-card={index}
                href={links.record(resource.key, row.id)}
              >
                {title}
              </a>
            )}
            {parts.badge !== null && <CellValue value={row[parts.badge.field]} kind={parts.badge} />}
          </div>
          <dl className="pk-staff-record-card__fields">
            {parts.fields
              .filter(({ field }) => !isEmpty(row[field]))
              .map((column) => (
                <div key={column.field}>
                  <dt>{nameOf(column.field)}</dt>
                  <dd>
                    <CellValue value={row[column.field]} kind={column} />
                  </dd>
                </div>
              ))}
          </dl>
        </div>
      )}
    </li>
  )
})
