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

const isKeyed = (list: unknown): list is readonly Fields[] =>
  Array.isArray(list) && list.every((each) => isPlain(each) && 'id' in each)
const byId = (list: readonly Fields[]) =>
  new Map(list.flatMap((each) => (each['id'] == null ? [] : [[each['id'], each] as const])))

/**
 * Combines two edits of a list of records that have ids: each record by itself, what one side has added or removed. Null where it is no
 * such list, or both have changed one of them differently: then somebody decides about the list as a whole.
 */
function mergeLists(was: unknown, ours: unknown, others: unknown): readonly Fields[] | null {
  if (!isKeyed(was) || !isKeyed(ours) || !isKeyed(others)) return null
  const [before, mine, theirs] = [byId(was), byId(ours), byId(others)]
  const kept: Fields[] = []
  for (const [id, other] of theirs) {
    const [base, own] = [before.get(id), mine.get(id)]
    if (base === undefined) kept.push(other)
    else if (own === undefined) {
      if (!isSame(base, other)) return null
    } else {
      const { merged, conflicts } = mergeRecords(base, own, other, ['list'])
      if (conflicts.length > 0) return null
      kept.push(merged)
    }
  }
  for (const [id, own] of mine) if (!theirs.has(id) && !isSame(before.get(id), own)) return null
  return [...kept, ...ours.filter((each) => each['id'] == null)]
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
    } else if (mergeLists(was, ours, others) !== null) {
      put(merged, name, mergeLists(was, ours, others))
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
