/** A record that stands below others of its kind. */
export interface TreeNode {
  readonly id: string
  readonly name: string
  /** None for a root; a record with several stands below each of them. */
  readonly parents: readonly string[]
  readonly order: number
}

/** A row of a tree as it is shown. */
export interface TreeRow<N extends TreeNode> {
  /** The ids from the root to the node: one record may be in several places. */
  readonly key: string
  readonly parentKey: string | null
  readonly node: N
  /** Counted from 1. */
  readonly level: number
  readonly position: number
  readonly size: number
  readonly hasChildren: boolean
  readonly isOpen: boolean
}

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е').trim()

/** Siblings in their order, then by name. */
export const inOrder = <N extends TreeNode>(nodes: readonly N[]): readonly N[] =>
  [...nodes].sort((one, other) => one.order - other.order || one.name.localeCompare(other.name, 'ru'))

/** The nodes below each node, in order; what has no known parent is a root, below ''. */
export function childrenOf<N extends TreeNode>(nodes: readonly N[]): ReadonlyMap<string, readonly N[]> {
  const known = new Set(nodes.map(({ id }) => id))
  const below = new Map<string, N[]>()
  for (const node of nodes) {
    const parents = node.parents.filter((id) => known.has(id) && id !== node.id)
    for (const parent of parents.length === 0 ? [''] : parents) below.set(parent, [...(below.get(parent) ?? []), node])
  }
  return new Map([...below].map(([id, list]) => [id, inOrder(list)]))
}

/** The rows that are in sight: what is open, or with a text what has it and the way there. */
export function treeRows<N extends TreeNode>(
  nodes: readonly N[],
  open: ReadonlySet<string>,
  text: string,
): readonly TreeRow<N>[] {
  const below = childrenOf(nodes)
  const wanted = plain(text)
  const rows: TreeRow<N>[] = []
  const leadsTo = (node: N, above: readonly string[]): boolean =>
    plain(node.name).includes(wanted) ||
    (below.get(node.id) ?? []).some((each) => !above.includes(each.id) && leadsTo(each, [...above, each.id]))
  const add = (siblings: readonly N[], way: readonly string[]): void => {
    const shown = wanted === '' ? siblings : siblings.filter((node) => leadsTo(node, [...way, node.id]))
    shown.forEach((node, at) => {
      // A circle in the data of a server must not hang the screen.
      if (way.includes(node.id)) return
      const path = [...way, node.id]
      const key = path.join('/')
      const children = below.get(node.id) ?? []
      const hasChildren = children.length > 0
      const isOpen = hasChildren && (open.has(key) || (wanted !== '' && children.some((each) => leadsTo(each, path))))
      rows.push({
        key,
        parentKey: way.length === 0 ? null : way.join('/'),
        node,
        level: path.length,
        position: at + 1,
        size: shown.length,
        hasChildren,
        isOpen,
      })
      if (isOpen) add(children, path)
    })
  }
  add(below.get('') ?? [], [])
  return rows
}

/** The keys of all rows that can be opened. */
export function allKeys<N extends TreeNode>(nodes: readonly N[]): ReadonlySet<string> {
  const below = childrenOf(nodes)
  const keys = new Set<string>()
  const add = (siblings: readonly N[], way: readonly string[]): void => {
    for (const node of siblings) {
      const children = below.get(node.id) ?? []
      if (children.length === 0 || way.includes(node.id)) continue
      keys.add([...way, node.id].join('/'))
      add(children, [...way, node.id])
    }
  }
  add(below.get('') ?? [], [])
  return keys
}
