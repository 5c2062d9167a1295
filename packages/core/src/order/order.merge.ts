import type { OrderChange, OrderDraft } from '@prilavok/contracts'
import { editedAt, fieldsOf, only, withFields, type DraftFields, type Times } from './order.fields'

/** A value is sent so often against another tab: a server that spells it differently must not keep both busy for ever. */
export const INSIST_MOST = 5

interface Mine {
  readonly edits: OrderChange
  readonly unsaved: OrderChange
  readonly typed: Times
  readonly insisted: Readonly<Record<string, number>>
}

interface Merged {
  readonly draft: OrderDraft
  /** The fields of this tab that are newer than the server's. */
  readonly mine: DraftFields
  readonly insisted: Readonly<Record<string, number>>
}

/** Merges the draft of the server with the edits of this tab, field by field: the newest edit wins (SAFE-04). */
export function mergeDrafts(theirs: OrderDraft, { edits, unsaved, typed, insisted }: Mine, elsewhere: Times): Merged {
  const [there, here, open] = [fieldsOf(theirs), fieldsOf(edits), fieldsOf(unsaved)]
  const newer = only(here, (path) => {
    const time = editedAt(typed, path)
    return time > 0 && time >= editedAt(elsewhere, path) && there[path] !== here[path]
  })
  const keyOf = (path: string) => `${path} ${editedAt(typed, path)}`
  const timesOf = (path: string) => insisted[keyOf(path)] ?? 0
  const mine = only(newer, (path) => path in open || timesOf(path) < INSIST_MOST)
  const counted = Object.keys(newer).map((path) => [keyOf(path), timesOf(path) + 1] as const)
  return { draft: withFields(theirs, mine), mine, insisted: { ...insisted, ...Object.fromEntries(counted) } }
}
