import { useVirtualizer, defaultRangeExtractor } from '@tanstack/react-virtual'
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { useStaff, useLabels } from '../staff/staff-context'
import { styled } from '../lib/styled'
import type { ChangeList } from '../lists/use-list-state'
import { EVERYTHING, headState, isSelected, NOTHING, select, type Selection } from '../lists/selection'
import { PAGE_SIZE, type Rows } from '../lists/use-rows'
import type { Descriptor } from '../describe/descriptor.types'
import { gridStep, type ActiveCell } from './active-cell'
import { GridHead } from './grid-head'
import { GridRow } from './grid-row'
import { preloadInlineEdit } from './lazy-inline-edit'
import type { Columns } from './use-columns'

const DENSE_ROW = 36
const CALM_ROW = 44
const SELECT_WIDTH = 40
const OVERSCAN = 12

interface DataGridProps {
  readonly descriptor: Descriptor
  readonly label: string
  readonly columns: Columns
  readonly rows: Rows
  /** Records that others have changed since they were read. */
  readonly changed: ReadonlySet<string>
  readonly sort: string
  readonly onList: ChangeList
  readonly selection: Selection
  readonly onSelect: ((selection: Selection) => void) | null
  readonly onRange: (first: number, last: number) => void
  readonly onLetter: (letter: string) => void
  /** The number of the first row among all, for the page-by-page mode. */
  readonly firstRow: number
  readonly grid: RefObject<HTMLDivElement | null>
}

/** The column that takes what the others leave of the frame: the last of words that scrolls, else the last one. */
function flexibleColumn(shown: Columns['shown']): number {
  const ofWords = shown.map(({ column, pinnedAt }) => pinnedAt === null && column.kind === 'text').lastIndexOf(true)
  return ofWords < 0 ? shown.length - 1 : ofWords
}

/** The rows of a list as a grid: real elements and links, of which only those in sight are there. */
export function DataGrid(props: DataGridProps) {
  const {
    descriptor,
    label,
    columns,
    rows,
    changed,
    sort,
    onList,
    selection,
    onSelect,
    onRange,
    onLetter,
    firstRow,
    grid,
  } = props
  const { links, hasLetterKeys } = useStaff()
  const words = useLabels('table')
  const [active, setActive] = useState<ActiveCell>({ row: 0, column: 0 })
  const [editing, setEditing] = useState<(ActiveCell & { readonly typed?: string }) | null>(null)
  const moved = useRef(false)
  const height = columns.preferences.isDense ? DENSE_ROW : CALM_ROW
  const { count } = rows
  const current = Math.min(active.row, Math.max(count - 1, 0))
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => grid.current,
    estimateSize: () => height,
    overscan: OVERSCAN,
    // Rows for a usual screen, until the element has been measured.
    initialRect: { width: 1280, height: 720 },
    scrollPaddingStart: height,
    // The row with the focus stays, or the keyboard would be lost with it.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), current])].filter((each) => each < count).sort((a, b) => a - b),
  })
  useEffect(() => virtual.measure(), [height])
  const items = virtual.getVirtualItems()
  const [first, last] = [virtual.range?.startIndex ?? 0, virtual.range?.endIndex ?? PAGE_SIZE - 1]
  useEffect(() => onRange(first, last), [first, last])
  useEffect(() => {
    if (!moved.current) return
    const cell = grid.current?.querySelector<HTMLElement>(`[data-cell="${current}:${active.column}"]`)
    if (cell === null || cell === undefined) return
    moved.current = false
    cell.focus({ preventScroll: true })
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })

  const offset = onSelect === null ? 0 : 1
  const widths = [...(onSelect === null ? [] : [SELECT_WIDTH]), ...columns.shown.map(({ width }) => width)]
  const allColumns = widths.length
  const flexible = flexibleColumn(columns.shown)
  const columnAt = (at: number) => columns.shown[at - offset]?.column
  const hasForm = descriptor.resource.read !== undefined

  const mayEdit = descriptor.resource.save !== undefined && columns.shown.some(({ column }) => column.inline === true)

  const loadedIds = rows.loaded.map(({ id }) => id)
  const toggle = (index: number, isOn?: boolean) => {
    const row = rows.rowAt(index)
    if (row !== undefined && onSelect !== null)
      onSelect(select(selection, [row.id], isOn ?? !isSelected(selection, row.id)))
  }
  const press = (event: KeyboardEvent) => {
    if (editing !== null || (event.target as Element).closest('[data-cell]') === null) return
    const column = columnAt(active.column)
    const step = gridStep({ row: current, column: active.column }, event, {
      rows: count,
      columns: allColumns,
      screen: Math.max(Math.floor((grid.current?.clientHeight ?? 0) / height) - 2, 1),
      hasLetterKeys,
      isEditable: column?.inline === true && descriptor.resource.save !== undefined,
    })
    if (step === null) return
    event.preventDefault()
    const row = rows.rowAt(current)
    switch (step.kind) {
      case 'move':
        moved.current = true
        if (step.selects) toggle(current, true)
        if (step.selects) toggle(step.to.row, true)
        setActive(step.to)
        virtual.scrollToIndex(step.to.row)
        return
      case 'open':
        if (row !== undefined && hasForm) links.open(links.record(descriptor.resource.key, row.id))
        return
      case 'open-tab':
        if (row !== undefined && hasForm)
          globalThis.open(links.record(descriptor.resource.key, row.id), '_blank', 'noopener')
        return
      case 'select':
        return toggle(current)
      case 'select-all':
        return onSelect?.(EVERYTHING)
      case 'edit':
        return setEditing({ row: current, column: active.column, ...('typed' in step && { typed: step.typed }) })
      case 'letter':
        return onLetter(step.letter)
      default:
    }
  }
  const stopEditing = (next: boolean) => {
    moved.current = true
    setEditing(null)
    if (next) setActive({ row: Math.min(current + 1, count - 1), column: active.column })
  }

  return (
    <div
      className="pk-staff-grid"
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-rowcount={rows.isExact && rows.total !== null ? rows.total + 1 : -1}
      aria-colcount={allColumns}
      aria-multiselectable={onSelect !== null}
      aria-busy={rows.isLoading}
      data-stale={rows.isStale || undefined}
      onKeyDown={press}
      onFocus={mayEdit ? preloadInlineEdit : undefined}
    >
      <div
        ref={styled({
          '--_columns': widths
            .map((width, at) => (at === flexible + offset ? `minmax(${width}px, 1fr)` : `${width}px`))
            .join(' '),
          '--_row': `${height}px`,
          'inline-size': `max(100%, ${widths.reduce((sum, width) => sum + width, 0)}px)`,
        })}
      >
        <GridHead
          columns={columns}
          descriptor={descriptor}
          sort={sort}
          onSort={(next) => onList({ sort: next })}
          selected={onSelect === null ? null : headState(selection, loadedIds)}
          onSelectAll={(isOn) => onSelect?.(isOn ? select(selection, loadedIds, true) : NOTHING)}
          selectLabel={words.selectPage}
        />
        <div
          className="pk-staff-grid__body"
          role="rowgroup"
          ref={styled({ 'block-size': `${virtual.getTotalSize()}px` })}
        >
          {items.map(({ index, start }) => (
            <GridRow
              key={index}
              index={index}
              rowNumber={firstRow + index + 2}
              start={start}
              row={rows.rowAt(index)}
              isChanged={changed.has(rows.rowAt(index)?.id ?? '')}
              descriptor={descriptor}
              columns={columns.shown}
              activeColumn={index === current ? active.column : null}
              editing={editing !== null && editing.row === index ? editing : null}
              isSelected={onSelect === null ? null : isSelected(selection, rows.rowAt(index)?.id ?? '')}
              onToggle={(isOn) => toggle(index, isOn)}
              onActivate={(column) => setActive({ row: index, column })}
              onEdit={(column) => setEditing({ row: index, column })}
              onEdited={stopEditing}
            />
          ))}
        </div>
      </div>
    </div>
  )
}
