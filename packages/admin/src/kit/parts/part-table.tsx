import { useLabels } from '../staff/staff-context'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef, useState, type ReactNode } from 'react'
import { styled } from '../lib/styled'
import type { KeyedItem } from '../records/keyed-list'
import type { Item, ListPart, PartColumn } from './list-part.types'
import { groupsOf } from './part-groups'
import { PartGroupRow, PartRow } from './part-row'
import { partsRu } from './parts.labels'
import { partsEn } from './parts.labels.en'
import { useRowFocus } from './use-row-focus'

/** A longer table scrolls in a box of its own, with only the rows in sight. */
const VIRTUAL_FROM = 30
const ROW_HEIGHT = 52

interface PartTableProps {
  readonly part: ListPart
  readonly label: string
  readonly columns: readonly PartColumn[]
  readonly titleOf: (key: string, item: Item) => string
  /** Rows with the same group stand together under its name. */
  readonly groupOf?: (item: Item) => { readonly key: string; readonly name: string }
  readonly hasOrder?: boolean
  readonly rowActions?: (key: string, item: Item) => ReactNode
  /** The last track, where there is more in it than the cross. */
  readonly actionsWidth?: string
}

/** The list of a part as a table: its rows are edited in their places, moved by dragging or by buttons, and removed. */
export function PartTable({
  part,
  label,
  columns,
  titleOf,
  groupOf,
  hasOrder = false,
  rowActions,
  actionsWidth = '32px',
}: PartTableProps) {
  const words = useLabels({ ru: partsRu, en: partsEn })
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [said, say] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const focus = useRowFocus(box)
  const groups = groupsOf(part.items, groupOf)
  const mayMove = hasOrder && !part.isReadOnly
  const hasActions = !part.isReadOnly || rowActions !== undefined
  const entries = groups.flatMap((group) => [
    ...(groupOf === undefined ? [] : [{ group, key: `group:${group.key}`, row: null, at: 0 }]),
    ...(closed.has(group.key) ? [] : group.items.map((row, at) => ({ group, key: row[0], row, at }))),
  ])
  const isLong = entries.length > VIRTUAL_FROM
  const virtual = useVirtualizer({
    count: isLong ? entries.length : 0,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => entries[index]?.key ?? index,
    overscan: 4,
  })
  const tracks = [
    ...(mayMove ? ['96px'] : []),
    ...columns.map(({ width }) => width),
    ...(hasActions ? [actionsWidth] : []),
  ]
  const toggle = (key: string) =>
    setClosed((before) => new Set(before.has(key) ? [...before].filter((each) => each !== key) : [...before, key]))

  const render = (index: number) => {
    const entry = entries[index]
    if (entry === undefined) return null
    const { group, row, at } = entry
    if (row === null)
      return (
        <PartGroupRow
          index={index}
          name={group.name === '' ? words.noGroup : group.name}
          count={group.items.length}
          span={tracks.length}
          isOpen={!closed.has(group.key)}
          onToggle={() => toggle(group.key)}
        />
      )
    const [key, item] = row
    const name = titleOf(key, item)
    const swap = (target: KeyedItem | undefined, place: number) => {
      if (target === undefined) return
      part.move(key, target[0])
      say(words.moved(name, place + 1, group.items.length))
      focus.keep()
    }
    return (
      <PartRow
        index={index}
        rowKey={key}
        name={name}
        group={group.key}
        columns={columns}
        item={item}
        mayMove={mayMove}
        isFirst={at === 0}
        isLast={at === group.items.length - 1}
        onUp={() => swap(group.items[at - 1], at - 1)}
        onDown={() => swap(group.items[at + 1], at + 1)}
        onDrop={(dragged) => {
          if (dragged === key) return
          part.move(dragged, key)
          say(words.moved(name, at + 1, group.items.length))
        }}
        onRemove={
          part.isReadOnly
            ? undefined
            : () => {
                part.remove(key)
                say(words.removed(name))
                box.current?.focus()
              }
        }
        more={rowActions?.(key, item)}
        hasActions={hasActions}
      />
    )
  }

  return (
    <>
      <div
        className="pk-staff-rows"
        data-long={isLong || undefined}
        role="table"
        aria-label={label}
        aria-rowcount={entries.length + 1}
        tabIndex={-1}
        ref={(element) => {
          box.current = element
          styled({ '--_columns': tracks.join(' ') })(element)
        }}
      >
        <div className="pk-staff-rows__row pk-staff-rows__head" role="row" aria-rowindex={1}>
          {mayMove && (
            <span role="columnheader">
              <span className="pk-staff-hidden">{words.order}</span>
            </span>
          )}
          {columns.map(({ key, name, isEnd }) => (
            <span key={key} role="columnheader" data-end={isEnd}>
              {name}
            </span>
          ))}
          {hasActions && (
            <span role="columnheader">
              <span className="pk-staff-hidden">{words.actions}</span>
            </span>
          )}
        </div>
        {isLong ? (
          <div
            role="rowgroup"
            className="pk-staff-list__room"
            ref={styled({ 'block-size': `${virtual.getTotalSize()}px` })}
          >
            {virtual.getVirtualItems().map(({ index, start, key }) => (
              <div
                key={key}
                role="presentation"
                className="pk-staff-list__placed"
                data-index={index}
                ref={(element) => {
                  styled({ transform: `translateY(${start}px)` })(element)
                  virtual.measureElement(element)
                }}
              >
                {render(index)}
              </div>
            ))}
          </div>
        ) : (
          <div role="rowgroup">
            {entries.map(({ key }, index) => (
              <div key={key} role="presentation">
                {render(index)}
              </div>
            ))}
          </div>
        )}
      </div>
      <p className="pk-staff-hidden" role="status">
        {said}
      </p>
    </>
  )
}
