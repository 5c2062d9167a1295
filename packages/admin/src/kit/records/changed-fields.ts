import { fieldsOf, isPlain, isSame, own } from './same-value'

type Fields = Readonly<Record<string, unknown>>

/** The fields of a record that differ from its base, without those that must not be kept in a browser. */
export function changedFields(base: Fields, mine: Fields, left: ReadonlySet<string> = new Set()): Fields {
  const changes: Record<string, unknown> = {}
  for (const name of fieldsOf(base, mine)) {
    const [was, is] = [own(base, name), own(mine, name)]
    if (!left.has(name) && !isSame(was, is)) changes[name] = is ?? null
  }
  return changes
}

/** A record with changed fields put over it; records inside of it are taken whole. */
export const withChanges = (base: Fields, changes: unknown): Fields =>
  isPlain(changes) ? { ...base, ...changes } : base
