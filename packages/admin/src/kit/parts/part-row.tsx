import { ChevronIcon, CloseIcon } from '@prilavok/ui/icon'
import { useRef, useState, type DragEvent, type ReactNode } from 'react'
import { useLabels } from '../staff/staff-context'
import type { Item, PartColumn } from './list-part.types'
import { partsRu } from './parts.labels'
import { partsEn } from './parts.labels.en'

interface PartRowProps {
  /** Among all rows of the table. */
  readonly index: number
  readonly rowKey: string
  readonly name: string
  readonly group: string
  readonly columns: readonly PartColumn[]
  readonly item: Item
  readonly mayMove: boolean
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onUp: () => void
  readonly onDown: () => void
  readonly onDrop: (dragged: string) => void
  readonly onRemove: (() => void) | undefined
  readonly more: ReactNode
  readonly hasActions: boolean
}

const DRAGGED = 'application/x-prilavok-row'

/** What is being dragged: its data can be read only when it is dropped. */
let dragged: { readonly key: string; readonly group: string } | null = null

/** A row of a part: what is dragged is dropped only in its own group. */
export function PartRow(props: PartRowProps) {
  const { index, rowKey, name, group, columns, item, mayMove, isFirst, isLast, onUp, onDown, onDrop, onRemove } = props
  const words = useLabels({ ru: partsRu, en: partsEn })
  const { remove } = useLabels('staff')
  const row = useRef<HTMLDivElement>(null)
  const [isTarget, setTarget] = useState(false)
  const isWelcome = () => dragged !== null && dragged.group === group && dragged.key !== rowKey
  const over = (event: DragEvent) => {
    if (!isWelcome()) return
    event.preventDefault()
    setTarget(true)
  }
  const drop = (event: DragEvent) => {
    setTarget(false)
    if (!isWelcome() || dragged === null) return
    event.preventDefault()
    onDrop(dragged.key)
    dragged = null
  }
  return (
    <div
      className="pk-staff-rows__row"
      role="row"
      aria-rowindex={index + 2}
      data-target={isTarget || undefined}
      ref={row}
      onDragOver={mayMove ? over : undefined}
      onDragLeave={() => setTarget(false)}
      onDrop={mayMove ? drop : undefined}
    >
      {mayMove && (
        <span role="cell" className="pk-staff-rows__order">
          <span
            className="pk-staff-rows__handle"
            aria-hidden="true"
            title={words.drag}
            draggable
            onDragStart={(event) => {
              dragged = { key: rowKey, group }
              event.dataTransfer.setData(DRAGGED, rowKey)
              event.dataTransfer.effectAllowed = 'move'
              if (row.current !== null) event.dataTransfer.setDragImage(row.current, 0, 0)
            }}
            onDragEnd={() => {
              dragged = null
            }}
          >
            ⠿
          </span>
          <button
            type="button"
            className="pk-staff-icon"
            data-turn="up"
            aria-label={words.up(name)}
            aria-disabled={isFirst || undefined}
            onClick={isFirst ? undefined : onUp}
          >
            <ChevronIcon size={16} />
          </button>
          <button
            type="button"
            className="pk-staff-icon"
            aria-label={words.down(name)}
            aria-disabled={isLast || undefined}
            onClick={isLast ? undefined : onDown}
          >
            <ChevronIcon size={16} />
          </button>
        </span>
      )}
      {columns.map(({ key, name: title, isEnd, cell }) => (
        <span key={key} role="cell" className="pk-staff-rows__cell" data-name={title} data-end={isEnd}>
          {cell(rowKey, item)}
        </span>
      ))}
      {props.hasActions && (
        <span role="cell" className="pk-staff-rows__actions">
          {props.more}
          {onRemove !== undefined && (
            <button type="button" className="pk-staff-icon" aria-label={remove(name)} onClick={onRemove}>
              <CloseIcon size={16} />
            </button>
          )}
        </span>
      )}
    </div>
  )
}

/** The name of a group; a closed one mounts none of its rows. */
export function PartGroupRow({
  index,
  name,
  count,
  span,
  isOpen,
  onToggle,
}: {
  readonly index: number
  readonly name: string
  readonly count: number
  readonly span: number
  readonly isOpen: boolean
  readonly onToggle: () => void
}) {
  return (
    <div className="pk-staff-rows__group" role="row" aria-rowindex={index + 2}>
      <span role="cell" aria-colspan={span}>
        <button type="button" className="pk-staff-rows__toggle" aria-expanded={isOpen} onClick={onToggle}>
          <ChevronIcon size={16} />
          {name} <span className="pk-staff-note">{count}</span>
        </button>
      </span>
    </div>
  )
}
