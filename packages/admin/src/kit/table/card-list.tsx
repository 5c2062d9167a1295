import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { styled } from '../lib/styled'
import { EVERYTHING, isSelected, select, type Selection } from '../lists/selection'
import { PAGE_SIZE, type Rows } from '../lists/use-rows'
import { useStaff } from '../staff/staff-context'
import type { Descriptor } from '../describe/descriptor.types'
import { gridStep } from './active-cell'
import { cardParts } from './card-parts'
import { RecordCard } from './record-card'
import type { Columns } from './use-columns'
import './cards.css'

/** A usual card, until it has been measured. */
const USUAL_HEIGHT = 132
const OVERSCAN = 6

interface CardListProps {
  readonly descriptor: Descriptor
  readonly label: string
  readonly columns: Columns
  readonly rows: Rows
  /** Records that others have changed since they were read. */
  readonly changed: ReadonlySet<string>
  readonly selection: Selection
  readonly onSelect: ((selection: Selection) => void) | null
  readonly onRange: (first: number, last: number) => void
  readonly onLetter: (letter: string) => void
  /** The number of the first row among all, for the page-by-page mode. */
  readonly firstRow: number
  readonly list: RefObject<HTMLDivElement | null>
}

/** The rows of a list as cards, where a table would not fit: a list of links, of which only those in sight are there. */
export function CardList(props: CardListProps) {
  const { descriptor, label, columns, rows, changed, selection, onSelect, onRange, onLetter, firstRow, list } = props
  const { hasLetterKeys } = useStaff()
  const [active, setActive] = useState(0)
  const isMoving = useRef(false)
  const { count } = rows
  const current = Math.min(active, Math.max(count - 1, 0))
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => list.current,
    estimateSize: () => USUAL_HEIGHT,
    overscan: OVERSCAN,
    // Cards for a usual phone, until the element has been measured.
    initialRect: { width: 375, height: 667 },
    // The card with the focus stays, or the keyboard would be lost with it.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), current])].filter((each) => each < count).sort((a, b) => a - b),
  })
  const [first, last] = [virtual.range?.startIndex ?? 0, virtual.range?.endIndex ?? PAGE_SIZE - 1]
  useEffect(() => onRange(first, last), [first, last])
  useEffect(() => {
    if (!isMoving.current) return
    const link = list.current?.querySelector<HTMLElement>(`[data-card="${current}"]`)
    if (link === null || link === undefined) return
    isMoving.current = false
    link.focus({ preventScroll: true })
    link.scrollIntoView({ block: 'nearest' })
  })
  const shown = columns.shown.map(({ column }) => column)
  const names = shown.map(({ field }) => field).join()
  const parts = useMemo(() => cardParts(descriptor, shown), [descriptor, names])

  const toggle = (index: number, isOn?: boolean) => {
    const row = rows.rowAt(index)
    if (row !== undefined && onSelect !== null)
      onSelect(select(selection, [row.id], isOn ?? !isSelected(selection, row.id)))
  }
  const latest = useRef(toggle)
  useLayoutEffect(() => {
    latest.current = toggle
  })
  const onToggle = useCallback((index: number, isOn: boolean) => latest.current(index, isOn), [])

  const press = (event: KeyboardEvent) => {
    const target = event.target as Element
    // Links open and boxes are ticked by themselves.
    if (event.key === 'Enter' || (event.key === ' ' && target.matches('input'))) return
    const screen = Math.max(Math.floor((list.current?.clientHeight ?? 0) / USUAL_HEIGHT), 1)
    const step = gridStep({ row: current, column: 0 }, event, {
      rows: count,
      columns: 1,
      screen,
      hasLetterKeys,
      isEditable: false,
    })
    if (step === null) return
    event.preventDefault()
    switch (step.kind) {
      case 'move':
        isMoving.current = true
        if (step.selects) {
          const ids = [current, step.to.row].flatMap((index) => rows.rowAt(index)?.id ?? [])
          onSelect?.(select(selection, ids, true))
        }
        setActive(step.to.row)
        virtual.scrollToIndex(step.to.row)
        return
      case 'select':
        return toggle(current)
      case 'select-all':
        return onSelect?.(EVERYTHING)
      case 'letter':
        return onLetter(step.letter)
      default:
    }
  }

  const total = rows.isExact ? rows.total : null
  return (
    <div className="pk-staff-cards" ref={list} data-stale={rows.isStale || undefined}>
      <ul
        aria-label={label}
        aria-busy={rows.isLoading}
        ref={styled({ 'block-size': `${virtual.getTotalSize()}px` })}
        onKeyDown={press}
      >
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows.rowAt(index)
          return (
            <RecordCard
              key={index}
              index={index}
              position={firstRow + index + 1}
              total={total}
              start={start}
              row={row}
              descriptor={descriptor}
              parts={parts}
              isChanged={changed.has(row?.id ?? '')}
              isSelected={onSelect === null ? null : isSelected(selection, row?.id ?? '')}
              onToggle={onToggle}
              onFocus={setActive}
              measure={virtual.measureElement}
            />
          )
        })}
      </ul>
    </div>
  )
}
