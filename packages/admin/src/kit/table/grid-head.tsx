import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { canAll } from '../session/permissions'
import { useCan, useLabels } from '../staff/staff-context'
import { styled } from '../lib/styled'
import type { Descriptor } from '../describe/descriptor.types'
import type { Columns, ShownColumn } from './use-columns'

const KEY_STEP = 16

/** The order that a press on a column's head asks for: up, down, the list's own. */
export function nextSort(sort: string, field: string, usual: string): string | null {
  if (sort === field) return `-${field}`
  if (sort === `-${field}`) return usual === `-${field}` ? field : null
  return field
}

interface GridHeadProps {
  readonly columns: Columns
  readonly descriptor: Descriptor
  readonly sort: string
  readonly onSort: (sort: string | null) => void
  /** Null: the rows cannot be selected. */
  readonly selected: 'all' | 'some' | 'none' | null
  readonly onSelectAll: (isOn: boolean) => void
  readonly selectLabel: string
}

/** The heads of the columns: sorting and width. */
export function GridHead({ columns, descriptor, sort, onSort, selected, onSelectAll, selectLabel }: GridHeadProps) {
  const { listing } = descriptor.resource
  const can = useCan()
  return (
    <div className="pk-staff-grid__head" role="rowgroup">
      <div className="pk-staff-grid__row" role="row" aria-rowindex={1}>
        {selected !== null && (
          <div
            className="pk-staff-grid__cell"
            role="columnheader"
            data-pinned
            ref={styled({ 'inset-inline-start': '0px' })}
          >
            <input
              type="checkbox"
              checked={selected === 'all'}
              ref={(box) => {
                if (box !== null) box.indeterminate = selected === 'some'
              }}
              aria-label={selectLabel}
              onChange={(event) => onSelectAll(event.target.checked)}
            />
          </div>
        )}
        {columns.shown.map((shown) => (
          <Head
            key={shown.column.field}
            shown={shown}
            offset={selected === null ? 0 : 40}
            direction={
              sort === shown.column.field ? 'ascending' : sort === `-${shown.column.field}` ? 'descending' : 'none'
            }
            onSort={
              listing.sort.includes(shown.column.field) && canAll(can, listing.guarded?.[shown.column.field])
                ? () => onSort(nextSort(sort, shown.column.field, listing.defaultSort))
                : null
            }
            onWidth={(width) => columns.setWidth(shown.column.field, width)}
          />
        ))}
      </div>
    </div>
  )
}

interface HeadProps {
  readonly shown: ShownColumn
  readonly offset: number
  readonly direction: 'ascending' | 'descending' | 'none'
  readonly onSort: (() => void) | null
  readonly onWidth: (width: number) => void
}

function Head({ shown: { column, width, pinnedAt }, offset, direction, onSort, onWidth }: HeadProps) {
  const nameOf = useLabels('fields')
  const words = useLabels('table')
  const name = nameOf(column.field)
  const from = useRef<{ readonly x: number; readonly width: number } | null>(null)
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (from.current !== null) onWidth(from.current.width + event.clientX - from.current.x)
  }
  const key = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? KEY_STEP : event.key === 'ArrowLeft' ? -KEY_STEP : 0
    if (by === 0) return
    event.preventDefault()
    event.stopPropagation()
    onWidth(width + by)
  }
  const isNumber = column.kind === 'money' || column.kind === 'number'
  return (
    <div
      className="pk-staff-grid__cell"
      role="columnheader"
      aria-sort={onSort === null ? undefined : direction}
      data-end={isNumber || undefined}
      data-pinned={pinnedAt !== null || undefined}
      ref={pinnedAt === null ? null : styled({ 'inset-inline-start': `${pinnedAt + offset}px` })}
    >
      {onSort === null ? (
        <span className="pk-staff-grid__name">{name}</span>
      ) : (
        <button
          type="button"
          className="pk-staff-grid__sort"
          data-direction={direction}
          title={words.sortBy(name)}
          onClick={onSort}
        >
          {name}
        </button>
      )}
      <span
        className="pk-staff-grid__resize"
        role="separator"
        aria-orientation="vertical"
        aria-label={words.resize(name)}
        aria-valuenow={width}
        tabIndex={-1}
        onKeyDown={key}
        onPointerDown={(event) => {
          from.current = { x: event.clientX, width }
          event.currentTarget.setPointerCapture(event.pointerId)
        }}
        onPointerMove={drag}
        onPointerUp={() => (from.current = null)}
      />
    </div>
  )
}
