import type { KeyedItem } from '../records/keyed-list'
import type { Item } from './list-part.types'

/** Rows that stand together under one name. */
export interface RowGroup {
  readonly key: string
  readonly name: string
  readonly items: readonly KeyedItem[]
}

/** The rows by their groups, in the order of the first row of each; without groups they are one. */
export function groupsOf(
  items: readonly KeyedItem[],
  groupOf: ((item: Item) => { readonly key: string; readonly name: string }) | undefined,
): readonly RowGroup[] {
  if (groupOf === undefined) return [{ key: '', name: '', items }]
  const groups = new Map<string, { readonly name: string; readonly items: KeyedItem[] }>()
  for (const entry of items) {
    const { key, name } = groupOf(entry[1])
    const group = groups.get(key) ?? { name, items: [] }
    group.items.push(entry)
    groups.set(key, group)
  }
  return [...groups].map(([key, group]) => ({ key, ...group }))
}
