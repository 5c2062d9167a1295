import { fieldsOf, isPlain, isSame, own } from './same-value'

type Fields = Readonly<Record<string, unknown>>

/** A field that both sides have changed, each in its own way. */
export interface Conflict {
  /** From the record to the field, for example `['seo', 'metaTitle']`. */
  readonly path: readonly string[]
  readonly base: unknown
  readonly mine: unknown
  readonly theirs: unknown
}

/** What came of two edits of one record. */
export interface Merge {
  /** The record with the changes of both; where they differ, mine until somebody decides. */
  readonly merged: Fields
  readonly conflicts: readonly Conflict[]
}

/** Fields that the server keeps; nobody edits them, so the newest one counts. */
const KEPT_BY_SERVER = new Set(['version', 'updatedOn', 'updatedBy'])

/** Puts a field on a record as its own, whatever its name is. */
function put(record: Record<string, unknown>, name: string, value: unknown): void {
  Object.defineProperty(record, name, { value, writable: true, enumerable: true, configurable: true })
}

/** Combines two edits of one record: what only one side has changed is taken, what both have changed differently is a conflict. */
export function mergeRecords(base: Fields, mine: Fields, theirs: Fields, above: readonly string[] = []): Merge {
  const merged: Record<string, unknown> = {}
  const conflicts: Conflict[] = []
  for (const name of fieldsOf(base, mine, theirs)) {
    const [was, ours, others] = [own(base, name), own(mine, name), own(theirs, name)]
    const path = [...above, name]
    if (isSame(was, ours) || isSame(ours, others) || (above.length === 0 && KEPT_BY_SERVER.has(name))) {
      if (Object.hasOwn(theirs, name)) put(merged, name, others)
    } else if (isSame(was, others)) {
      if (Object.hasOwn(mine, name)) put(merged, name, ours)
    } else if (isPlain(ours) && isPlain(others)) {
      const inner = mergeRecords(isPlain(was) ? was : {}, ours, others, path)
      put(merged, name, inner.merged)
      conflicts.push(...inner.conflicts)
    } else {
      put(merged, name, ours)
      conflicts.push({ path, base: was, mine: ours, theirs: others })
    }
  }
  return { merged, conflicts }
}

/** The record with another value in a field below it. */
export function withField(record: Fields, [name, ...below]: readonly string[], value: unknown): Fields {
  if (name === undefined) return record
  const inner = own(record, name)
  const next = below.length === 0 ? value : withField(isPlain(inner) ? inner : {}, below, value)
  const copy: Record<string, unknown> = { ...record }
  put(copy, name, next)
  return copy
}
