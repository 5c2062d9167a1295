import { Button } from '@prilavok/ui/button'
import { useMemo, useState, type ReactNode } from 'react'
import { useLabels, useStaff } from '../staff/staff-context'
import { allKeys, treeRows, type TreeNode, type TreeRow } from './tree-rows'
import { TreeView, type DropSide } from './tree-view'

/** What a tree is called and what it says. */
export interface TreeWords {
  readonly tree: string
  readonly search: string
  readonly expandAll: string
  readonly collapseAll: string
  readonly empty: string
  readonly nothing: string
  readonly count: (shown: number, all: number) => string
  readonly toggle: (name: string, isOpen: boolean) => string
  readonly addInside: (name: string) => string
}

/** Which way a key moves a row. */
export type TreeWay = 'up' | 'down' | 'in' | 'out'

/** What a tree of records is of, and what can be done with its rows. */
export interface RecordTreeProps<N extends TreeNode> {
  /** The name of the resource in addresses. */
  readonly resource: string
  readonly nodes: readonly N[]
  readonly words: TreeWords
  /** The field of a new record that names the one it is made below; without it none is made here. */
  readonly parentField?: string | undefined
  /** Stands at the end of the bar: help, or what is done with selected rows. */
  readonly actions?: ReactNode
  readonly selected?: ReadonlySet<string> | undefined
  readonly onSelect?: ((id: string) => void) | undefined
  /** Moves a row by a key; `open` opens the row that it goes into. */
  readonly onMove?: ((row: TreeRow<N>, way: TreeWay, open: (key: string) => void) => void) | undefined
  /** Moves a row by hand. */
  readonly onDrop?:
    ((row: TreeRow<N>, target: TreeRow<N>, side: DropSide, open: (key: string) => void) => void) | undefined
  /** What stands before the name of a row. */
  readonly before?: ((row: TreeRow<N>) => ReactNode) | undefined
  /** What stands after it. */
  readonly children: (row: TreeRow<N>) => ReactNode
}

/** Records below each other with a search over them; a name leads to its record. */
export function RecordTree<N extends TreeNode>(props: RecordTreeProps<N>) {
  const { resource, nodes, words, parentField, actions, selected, onSelect, onMove, onDrop, before, children } = props
  const { links } = useStaff()
  const { clear } = useLabels('staff')
  const [text, setText] = useState('')
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const rows = useMemo(() => treeRows(nodes, open, text), [nodes, open, text])
  const show = (key: string) => setOpen((keys) => new Set([...keys, key]))
  const toggle = (key: string) =>
    setOpen((keys) => new Set(keys.has(key) ? [...keys].filter((each) => each !== key) : [...keys, key]))
  const shown = text === '' ? nodes.length : new Set(rows.map(({ node }) => node.id)).size
  return (
    <>
      <div className="pk-staff-tree__bar">
        <input
          className="pk-staff-input pk-staff-search"
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button size="small" onClick={() => setOpen(allKeys(nodes))}>
          {words.expandAll}
        </Button>
        <Button size="small" onClick={() => setOpen(new Set())}>
          {words.collapseAll}
        </Button>
        <span className="pk-staff-note" role="status">
          {words.count(shown, nodes.length)}
        </span>
        {actions}
      </div>
      {rows.length === 0 ? (
        <div className="pk-staff-empty">
          <p>{nodes.length === 0 ? words.empty : words.nothing}</p>
          {nodes.length > 0 && <Button onClick={() => setText('')}>{clear}</Button>}
        </div>
      ) : (
        <TreeView
          label={words.tree}
          rows={rows}
          onToggle={toggle}
          onEnter={({ node }) => links.open(links.record(resource, node.id))}
          selected={selected}
          onSelect={onSelect && (({ node }) => onSelect(node.id))}
          onMove={onMove && ((row, way) => onMove(row, way, show))}
          onDrop={onDrop && ((row, target, side) => onDrop(row, target, side, show))}
          toggleLabel={({ node, isOpen }) => words.toggle(node.name, isOpen)}
        >
          {(row) => (
            <>
              {before?.(row)}
              <a
                className="pk-staff-tree__name"
                href={links.record(resource, row.node.id)}
                tabIndex={-1}
                draggable={false}
              >
                {row.node.name}
              </a>
              {children(row)}
              {parentField !== undefined && (
                <a
                  className="pk-staff-small pk-staff-tree__add"
                  href={links.create(resource, `${parentField}=${encodeURIComponent(row.node.id)}`)}
                  tabIndex={-1}
                  aria-label={words.addInside(row.node.name)}
                  title={words.addInside(row.node.name)}
                >
                  +
                </a>
              )}
            </>
          )}
        </TreeView>
      )}
    </>
  )
}
