import { Button } from '@prilavok/ui/button'
import { useMemo, useState } from 'react'
import { useCan, useStaff, useLabels } from '../kit/staff/staff-context'
import type { Row } from '../kit/lists/list-page'
import { allKeys, childrenOf, treeRows, type TreeNode, type TreeRow } from '../kit/tree/tree-rows'
import { TreeView, type DropSide } from '../kit/tree/tree-view'
import { categoryRu } from './category.labels'
import { categoryEn } from './category.labels.en'
import { nodeOf, useMoves } from './use-moves'

interface CategoryNode extends TreeNode {
  readonly row: Row
}

/** How many products each category shows: its own and those of the categories below it. */
function productsBelow(nodes: readonly CategoryNode[]): ReadonlyMap<string, number> {
  const below = childrenOf(nodes)
  const counted = new Map<string, number>()
  const count = (node: CategoryNode, way: readonly string[]): number => {
    const children = (below.get(node.id) ?? []).filter(({ id }) => !way.includes(id))
    const sum = children.reduce(
      (all, each) => all + count(each, [...way, node.id]),
      Number(node.row['productCount'] ?? 0),
    )
    counted.set(node.id, sum)
    return sum
  }
  for (const root of below.get('') ?? []) count(root, [])
  return counted
}

/** The categories below each other, with their order; rows are moved by hand or by keys. */
export function CategoryTree({ list }: { readonly list: readonly Row[] }) {
  const { links } = useStaff()
  const can = useCan()
  const { clear } = useLabels('staff')
  const words = useLabels({ ru: categoryRu, en: categoryEn })
  const [text, setText] = useState('')
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const nodes = useMemo<readonly CategoryNode[]>(() => list.map((row) => ({ ...nodeOf(row), row })), [list])
  const rows = useMemo(() => treeRows(nodes, open, text), [nodes, open, text])
  const products = useMemo(() => productsBelow(nodes), [nodes])
  const { move, isSaving } = useMoves(nodes)
  const mayMove = can('category', 'write') && !isSaving
  const toggle = (key: string) =>
    setOpen((before) => new Set(before.has(key) ? [...before].filter((each) => each !== key) : [...before, key]))
  const siblingsOf = (parentId: string | null) => childrenOf(nodes).get(parentId ?? '') ?? []
  const parentOf = (node: CategoryNode | undefined) => node?.parents[0] ?? null

  const step = ({ node, parentKey }: TreeRow<CategoryNode>, way: 'up' | 'down' | 'in' | 'out') => {
    if (!mayMove) return
    const parentId = parentOf(node)
    const siblings = siblingsOf(parentId)
    const at = siblings.findIndex(({ id }) => id === node.id)
    const above = siblings[at - 1]
    if (way === 'up' && above !== undefined) move({ id: node.id, parentId, before: above.id })
    if (way === 'down' && at < siblings.length - 1)
      move({ id: node.id, parentId, before: siblings[at + 2]?.id ?? null })
    if (way === 'in' && above !== undefined) {
      const aboveKey = parentKey === null ? above.id : `${parentKey}/${above.id}`
      setOpen((before) => new Set([...before, aboveKey]))
      move({ id: node.id, parentId: above.id, before: null })
    }
    if (way === 'out' && parentId !== null) {
      const parent = nodes.find(({ id }) => id === parentId)
      const uncles = siblingsOf(parentOf(parent))
      const next = uncles[uncles.findIndex(({ id }) => id === parentId) + 1]
      move({ id: node.id, parentId: parentOf(parent), before: next?.id ?? null })
    }
  }
  const drop = ({ node }: TreeRow<CategoryNode>, target: TreeRow<CategoryNode>, side: DropSide) => {
    if (!mayMove) return
    if (side === 'in') {
      setOpen((before) => new Set([...before, target.key]))
      return move({ id: node.id, parentId: target.node.id, before: null })
    }
    const parentId = parentOf(target.node)
    const siblings = siblingsOf(parentId).filter(({ id }) => id !== node.id)
    const at = siblings.findIndex(({ id }) => id === target.node.id)
    const before = side === 'before' ? target.node.id : (siblings[at + 1]?.id ?? null)
    return move({ id: node.id, parentId, before })
  }
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
          {words.count(text === '' ? nodes.length : new Set(rows.map(({ node }) => node.id)).size, nodes.length)}
        </span>
        {can('category', 'write') && <span className="pk-staff-note">{words.help}</span>}
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
          onEnter={({ node }) => links.open(links.record('category', node.id))}
          onMove={can('category', 'write') ? step : undefined}
          onDrop={can('category', 'write') ? drop : undefined}
          toggleLabel={({ node, isOpen }) => words.toggle(node.name, isOpen)}
        >
          {({ node }) => (
            <>
              <a
                className="pk-staff-tree__name"
                href={links.record('category', node.id)}
                tabIndex={-1}
                draggable={false}
              >
                {node.name}
              </a>
              {node.row['isVisible'] === false && <span className="pk-staff-badge">{words.hidden}</span>}
              <span className="pk-staff-tree__fact">{words.products(products.get(node.id) ?? 0)}</span>
              <span className="pk-staff-tree__fact">
                {Number(node.row['filterCount'] ?? 0) > 0 && words.filters(Number(node.row['filterCount']))}
              </span>
              {can('category', 'write') && (
                <a
                  className="pk-staff-small pk-staff-tree__add"
                  href={links.create('category', `parentId=${encodeURIComponent(node.id)}`)}
                  tabIndex={-1}
                  aria-label={words.addInside(node.name)}
                  title={words.addInside(node.name)}
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
