import type { ModificationRelation } from '@prilavok/contracts/admin'
import { mergeRecords } from '../kit/records/merge-records'
import { isPlain } from '../kit/records/same-value'

type Relations = readonly ModificationRelation[]

/** What one relation is known by: its kind and the other side. */
export const keyOf = ({ type, relatedModificationId }: ModificationRelation): string =>
  `${type} ${relatedModificationId}`

/** The relations with the numbers of their places. */
export const inPlaces = (items: Relations): Relations =>
  items.map((item, at) => (item.displayOrder === at ? item : { ...item, displayOrder: at }))

const byKey = (items: Relations) => Object.fromEntries(items.map((item) => [keyOf(item), item]))

/** Combines two edits of the same relations; the keys are those that both have changed, each in its own way. */
export function mergeRelations(
  base: Relations,
  mine: Relations,
  theirs: Relations,
): { readonly items: Relations; readonly disputed: readonly string[] } {
  const { merged, conflicts } = mergeRecords(byKey(base), byKey(mine), byKey(theirs))
  const items = Object.values(merged).filter((each): each is ModificationRelation => isPlain(each))
  const disputed = conflicts.filter(({ path }) => path[1] !== 'displayOrder' && path[1] !== 'related')
  return {
    items: inPlaces([...items].sort((one, other) => one.displayOrder - other.displayOrder)),
    disputed: [...new Set(disputed.map(({ path: [key = ''] }) => key))],
  }
}
