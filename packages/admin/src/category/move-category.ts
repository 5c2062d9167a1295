import { childrenOf, type TreeNode } from '../kit/tree/tree-rows'

/** Where a category goes: below a parent, before one of the categories there. */
export interface CategoryMove {
  readonly id: string
  /** Null: the top level. */
  readonly parentId: string | null
  /** Null: behind the last one. */
  readonly before: string | null
}

/** A category as it is to be saved. */
export interface CategoryChange {
  readonly id: string
  readonly shown: { readonly parentId: string | null; readonly displayOrder: number }
  readonly values: { readonly parentId: string | null; readonly displayOrder: number }
}

const parentOf = ({ parents }: TreeNode): string | null => parents[0] ?? null

/** Whether a category lies below another, or is it. */
export function isWithin(nodes: readonly TreeNode[], id: string | null, above: string): boolean {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const seen = new Set<string>()
  for (
    let at = id;
    at !== null && !seen.has(at);
    at = parentOf(byId.get(at) ?? { id: '', name: '', parents: [], order: 0 })
  ) {
    if (at === above) return true
    seen.add(at)
  }
  return false
}

/** The categories that a move changes: the moved one, and neighbours whose order would be the same as that of the one before. */
export function changesOf(
  nodes: readonly TreeNode[],
  { id, parentId, before }: CategoryMove,
): readonly CategoryChange[] {
  const moved = nodes.find((node) => node.id === id)
  if (moved === undefined || isWithin(nodes, parentId, id)) return []
  const siblings = (childrenOf(nodes).get(parentId ?? '') ?? []).filter((node) => node.id !== id)
  const found = before === null ? -1 : siblings.findIndex((node) => node.id === before)
  const at = found < 0 ? siblings.length : found
  const next = [...siblings.slice(0, at), moved, ...siblings.slice(at)]
  let last = -1
  return next.flatMap((node) => {
    // The moved category comes right behind the one before it, whatever its number was.
    const order = node.id === id || node.order <= last ? last + 1 : node.order
    last = order
    const shown = { parentId: parentOf(node), displayOrder: node.order }
    const values = { parentId: node.id === id ? parentId : shown.parentId, displayOrder: order }
    return shown.parentId === values.parentId && shown.displayOrder === values.displayOrder
      ? []
      : [{ id: node.id, shown, values }]
  })
}
