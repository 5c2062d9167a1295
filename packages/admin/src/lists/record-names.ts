import { lookups, type Lookup } from '@prilavok/contracts/admin'
import type { StaffClient } from '../client/staff-client'
import { isPlain } from '../records/same-value'

/** A record as a look-up offers it. */
export interface NamedRecord {
  readonly id: string
  readonly name: string
}

const isLookup = (of: string): of is keyof typeof lookups => Object.hasOwn(lookups, of)
const BATCH_MS = 10

/** The name of a record in a list of look-ups: with its path where it has one. */
function namedFrom(value: unknown): NamedRecord | null {
  if (!isPlain(value) || (typeof value['id'] !== 'string' && typeof value['id'] !== 'number')) return null
  const name = [value['path'], value['fullName'], value['name']].find((each) => typeof each === 'string' && each !== '')
  return { id: String(value['id']), name: String(name ?? value['id']) }
}

const listOf = (value: unknown): readonly NamedRecord[] =>
  (Array.isArray(value) ? value : isPlain(value) && Array.isArray(value['items']) ? value['items'] : []).flatMap(
    (each: unknown) => namedFrom(each) ?? [],
  )

/** The records whose names match a text. */
export async function searchRecords(
  client: StaffClient,
  of: string,
  query: string,
  signal: AbortSignal,
): Promise<readonly NamedRecord[]> {
  if (!isLookup(of)) return []
  return listOf((await client.receive(lookups[of].search, { query: { query } }, { signal })).value)
}

/** Names of records by their ids: what is asked for at about the same time goes in one call. */
export interface RecordNames {
  readonly nameOf: (of: string, id: string) => Promise<NamedRecord>
}

/** Collects ids for a moment, then asks once per look-up. */
export function createRecordNames(client: StaffClient): RecordNames {
  const waiting = new Map<string, Map<string, ((found: NamedRecord) => void)[]>>()

  async function load(of: string): Promise<void> {
    const wanted = waiting.get(of) ?? new Map<string, ((found: NamedRecord) => void)[]>()
    waiting.delete(of)
    const ids = [...wanted.keys()]
    const lookup: Lookup | undefined = isLookup(of) ? lookups[of] : undefined
    const found = await (async () => {
      if (lookup === undefined) return []
      const { list, read } = lookup
      if (list !== undefined) return listOf((await client.receive(list, { query: { ids } })).value)
      if (read === undefined) return []
      const found = await Promise.all(ids.map((id) => client.receive(read, { params: { id } }).catch(() => null)))
      return found.flatMap((each) => (each === null ? [] : (namedFrom(each.value) ?? [])))
    })().catch((): readonly NamedRecord[] => [])
    for (const [id, resolvers] of wanted) {
      const record = found.find((each) => each.id === id) ?? { id, name: id }
      for (const resolve of resolvers) resolve(record)
    }
  }

  return {
    nameOf: (of, id) =>
      new Promise((resolve) => {
        const batch = waiting.get(of) ?? new Map<string, ((found: NamedRecord) => void)[]>()
        if (!waiting.has(of)) {
          waiting.set(of, batch)
          setTimeout(() => void load(of), BATCH_MS)
        }
        batch.set(id, [...(batch.get(id) ?? []), resolve])
      }),
  }
}
