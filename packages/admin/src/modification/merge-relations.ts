import { mergeByIdentity } from '../kit/records/keyed-list'
import type { Merge } from '../kit/records/merge-records'

type Fields = Readonly<Record<string, unknown>>

/** What one relation is known by: its kind and the other side. */
export const relationKey = (item: Fields): string => `${String(item['type'])} ${String(item['relatedModificationId'])}`

const byKey = mergeByIdentity(relationKey)

/** Combines two edits of the same relations; the other side's names come with its id and are nobody's edit. */
export function mergeRelations(base: Fields, mine: Fields, theirs: Fields): Merge {
  const { merged, conflicts } = byKey(base, mine, theirs)
  return { merged, conflicts: conflicts.filter(({ path: [, , field] }) => field !== 'related') }
}
