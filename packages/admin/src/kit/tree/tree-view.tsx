import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, useState, type DragEvent, type KeyboardEvent, type ReactNode } from 'react'
import { styled } from '../lib/styled'
import type { TreeNode, TreeRow } from './tree-rows'
import { treeStep } from './tree-step'
import './tree.css'

const ROW = 36

/** Where a dragged row is let go: before a row, in it, or after it. */
export type DropSide = 'before' | 'in' | 'after'

/** A tree of records. */
export interface TreeViewProps<N extends TreeNode> {
  /** The name of the tree. */
  readonly label: string
  /** The rows in sight. */
  readonly rows: readonly TreeRow<N>[]
  /** Opens or closes a row. */
  readonly onToggle: (key: string) => void
  /** Enter on a row. */
  readonly onEnter: (row: TreeRow<N>) => void
  /** Space on a row; without it rows are not selected. */
  readonly onSelect?: ((row: TreeRow<N>) => void) | undefined
  readonly selected?: ReadonlySet<string> | undefined
  /** Alt and an arrow; without it rows stay where they are. */
  readonly onMove?: ((row: TreeRow<N>, way: 'up' | 'down' | 'in' | 'out') => void) | undefined
  /** A row was dropped. */
  readonly onDrop?: ((row: TreeRow<N>, target: TreeRow<N>, side: DropSide) => void) | undefined
  /** Words for the button that opens a row. */
  readonly toggleLabel: (row: TreeRow<N>) => string
  /** What a row shows beside its place. */
  readonly children: (row: TreeRow<N>) => ReactNode
}

function sideOf(event: DragEvent): DropSide {
  const { top, height } = event.currentTarget.getBoundingClientRect()
  const part = (event.clientY - top) / height
  return part < 0.3 ? 'before' : part > 0.7 ? 'after' : 'in'
}

/** Rows of records below each other: one stop for the Tab key, only what is in sight is in the page. */
export function TreeView<N extends TreeNode>(props: TreeViewProps<N>) {
  const { label, rows, onToggle, onEnter, onSelect, selected, onMove, onDrop, toggleLabel, children } = props
  const box = useRef<HTMLDivElement>(null)
  const [activeKey, setActiveKey] = useState<string | null>(null)
  const [dragged, setDragged] = useState<TreeRow<N> | null>(null)
  const [over, setOver] = useState<{ readonly key: string; readonly side: DropSide } | null>(null)
  const wantsFocus = useRef(false)
  const at = Math.max(
    rows.findIndex(({ key }) => key === activeKey),
    0,
  )
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW,
    overscan: 10,
    initialRect: { width: 1000, height: 720 },
    getItemKey: (index) => rows[index]?.key ?? index,
  })
  useEffect(() => {
    if (!wantsFocus.current) return
    const row = box.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')
    if (row === null || row === undefined) return
    wantsFocus.current = false
    row.focus({ preventScroll: true })
  })
  const press = (event: KeyboardEvent) => {
    const row = rows[at]
    const step = treeStep(rows, at, event)
    if (row === undefined || step === null) return
    if (step.kind === 'move' && onMove === undefined) return
    event.preventDefault()
    event.stopPropagation()
    if (step.kind === 'go') {
      wantsFocus.current = true
      setActiveKey(step.to)
      virtual.scrollToIndex(rows.findIndex(({ key }) => key === step.to))
    } else if (step.kind === 'move') {
      wantsFocus.current = true
      onMove?.(row, step.way)
    } else if (step.kind === 'toggle') onToggle(row.key)
    else if (step.kind === 'enter') onEnter(row)
    else onSelect?.(row)
  }
  const drag = (row: TreeRow<N>) =>
    onDrop === undefined
      ? {}
      : {
          draggable: true,
          onDragStart: (event: DragEvent) => {
            event.dataTransfer.effectAllowed = 'move'
            event.dataTransfer.setData('text/plain', row.node.name)
            setDragged(row)
          },
          onDragEnd: () => {
            setDragged(null)
            setOver(null)
          },
          onDragOver: (event: DragEvent) => {
            if (dragged === null || row.key === dragged.key || row.key.startsWith(`${dragged.key}/`)) return
            event.preventDefault()
            setOver({ key: row.key, side: sideOf(event) })
          },
          onDrop: (event: DragEvent) => {
            event.preventDefault()
            if (dragged !== null && over !== null) onDrop(dragged, row, over.side)
            setDragged(null)
            setOver(null)
          },
        }
  return (
    <div
      className="pk-staff-tree"
      ref={box}
      role="tree"
      tabIndex={-1}
      aria-label={label}
      aria-multiselectable={onSelect !== undefined || undefined}
      onKeyDown={press}
    >
      <div
        className="pk-staff-tree__room"
        role="presentation"
        ref={styled({ 'block-size': `${virtual.getTotalSize()}px` })}
      >
        {virtual.getVirtualItems().map(({ index, start, key }) => {
          const row = rows[index]
          if (row === undefined) return null
          return (
            <div
              key={key}
              className="pk-staff-tree__row"
              role="treeitem"
              aria-level={row.level}
              aria-posinset={row.position}
              aria-setsize={row.size}
              aria-expanded={row.hasChildren ? row.isOpen : undefined}
              aria-selected={onSelect === undefined ? undefined : selected?.has(row.node.id) === true}
              aria-label={row.node.name}
              tabIndex={index === at ? 0 : -1}
              data-over={over?.key === row.key ? over.side : undefined}
              data-dragged={dragged?.key === row.key || undefined}
              onFocus={() => setActiveKey(row.key)}
              ref={styled({ transform: `translateY(${start}px)`, '--_level': String(row.level - 1) })}
              {...drag(row)}
            >
              {row.hasChildren ? (
                <button
                  type="button"
                  className="pk-staff-tree__toggle"
                  tabIndex={-1}
                  aria-label={toggleLabel(row)}
                  onClick={() => onToggle(row.key)}
                >
                  {row.isOpen ? '▾' : '▸'}
                </button>
              ) : (
                <span className="pk-staff-tree__toggle" />
              )}
              {children(row)}
            </div>
          )
        })}
      </div>
    </div>
  )
}
