import { useMemo } from 'react'
import { useCan, useLabels } from '../kit/staff/staff-context'
import type { Row } from '../kit/lists/list-page'
import { RecordTree, type TreeWay } from '../kit/tree/record-tree'
import { childrenOf, type TreeNode, type TreeRow } from '../kit/tree/tree-rows'
import type { DropSide } from '../kit/tree/tree-view'
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
  const can = useCan()
  const words = useLabels({ ru: categoryRu, en: categoryEn })
  const nodes = useMemo<readonly CategoryNode[]>(() => list.map((row) => ({ ...nodeOf(row), row })), [list])
  const products = useMemo(() => productsBelow(nodes), [nodes])
  const { move, isSaving } = useMoves(nodes)
  const mayWrite = can('category', 'write')
  const mayMove = mayWrite && !isSaving
  const siblingsOf = (parentId: string | null) => childrenOf(nodes).get(parentId ?? '') ?? []
  const parentOf = (node: CategoryNode | undefined) => node?.parents[0] ?? null

  const step = ({ node, parentKey }: TreeRow<CategoryNode>, way: TreeWay, open: (key: string) => void) => {
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
      open(aboveKey)
      move({ id: node.id, parentId: above.id, before: null })
    }
    if (way === 'out' && parentId !== null) {
      const parent = nodes.find(({ id }) => id === parentId)
      const uncles = siblingsOf(parentOf(parent))
      const next = uncles[uncles.findIndex(({ id }) => id === parentId) + 1]
      move({ id: node.id, parentId: parentOf(parent), before: next?.id ?? null })
    }
  }
  const drop = (
    { node }: TreeRow<CategoryNode>,
    target: TreeRow<CategoryNode>,
    side: DropSide,
    open: (key: string) => void,
  ) => {
    if (!mayMove) return
    if (side === 'in') {
      open(target.key)
      return move({ id: node.id, parentId: target.node.id, before: null })
    }
    const parentId = parentOf(target.node)
    const siblings = siblingsOf(parentId).filter(({ id }) => id !== node.id)
    const at = siblings.findIndex(({ id }) => id === target.node.id)
    const before = side === 'before' ? target.node.id : (siblings[at + 1]?.id ?? null)
    return move({ id: node.id, parentId, before })
  }
  return (
    <RecordTree
      resource="category"
      nodes={nodes}
      words={words}
      parentField={mayWrite ? 'parentId' : undefined}
      actions={mayWrite && <span className="pk-staff-note">{words.help}</span>}
      onMove={mayWrite ? step : undefined}
      onDrop={mayWrite ? drop : undefined}
    >
      {({ node }) => (
        <>
          {node.row['isVisible'] === false && <span className="pk-staff-badge">{words.hidden}</span>}
          <span className="pk-staff-tree__fact">{words.products(products.get(node.id) ?? 0)}</span>
          <span className="pk-staff-tree__fact">
            {Number(node.row['filterCount'] ?? 0) > 0 && words.filters(Number(node.row['filterCount']))}
          </span>
        </>
      )}
    </RecordTree>
  )
}
