import type { TreeNode, TreeRow } from './tree-rows'

/** What a key does in a tree. */
export type TreeStep =
  | { readonly kind: 'go'; readonly to: string }
  | { readonly kind: 'toggle' | 'enter' | 'select' }
  | { readonly kind: 'move'; readonly way: 'up' | 'down' | 'in' | 'out' }

interface Press {
  readonly key: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

const MOVES: Readonly<Record<string, 'up' | 'down' | 'in' | 'out'>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

/** What a key press on a row means, after the pattern of trees (APG); null leaves it to the browser. */
export function treeStep<N extends TreeNode>(rows: readonly TreeRow<N>[], at: number, press: Press): TreeStep | null {
  const row = rows[at]
  if (row === undefined || press.ctrlKey || press.metaKey) return null
  if (press.altKey) {
    const way = Object.hasOwn(MOVES, press.key) ? MOVES[press.key] : undefined
    return way === undefined ? null : { kind: 'move', way }
  }
  const go = (to: TreeRow<N> | undefined): TreeStep | null => (to === undefined ? null : { kind: 'go', to: to.key })
  switch (press.key) {
    case 'ArrowDown':
      return go(rows[at + 1])
    case 'ArrowUp':
      return go(rows[at - 1])
    case 'Home':
      return go(rows[0])
    case 'End':
      return go(rows.at(-1))
    case 'ArrowRight':
      if (!row.hasChildren) return null
      return row.isOpen ? go(rows[at + 1]) : { kind: 'toggle' }
    case 'ArrowLeft':
      if (row.isOpen) return { kind: 'toggle' }
      return go(rows.find(({ key }) => key === row.parentKey))
    case 'Enter':
      return { kind: 'enter' }
    case ' ':
      return { kind: 'select' }
    default:
      return null
  }
}
