import { lookups, resources, type Lookup, type Resource } from '@prilavok/contracts/admin'
import type { StaffClient } from '../client/staff-client'
import { isPlain } from '../records/same-value'

/** A record as a look-up offers it. */
export interface NamedRecord {
  readonly id: string
  readonly name: string
}

const isLookup = (of: string): of is keyof typeof lookups => Object.hasOwn(lookups, of)
const resourceOf = (of: string): Resource | undefined =>
  (Object.values(resources) as readonly Resource[]).find(({ key }) => key === of)
const BATCH_MS = 10
/** The most ids that a list takes at once (contract, section 2). */
const MOST_IDS = 200
const OFFERED = 20
/** What names a record, best first: with its path where it has one. */
const NAMES = ['path', 'fullName', 'name', 'title', 'number', 'address', 'shortTitle']

/** The name of a record in a list of look-ups. */
function namedFrom(value: unknown): NamedRecord | null {
  if (!isPlain(value) || (typeof value['id'] !== 'string' && typeof value['id'] !== 'number')) return null
  const name = NAMES.map((each) => value[each]).find((each) => typeof each === 'string' && each !== '')
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
  narrowed: Readonly<Record<string, string>> = {},
): Promise<readonly NamedRecord[]> {
  if (!isLookup(of)) {
    // A resource that has no look-up of its own: its list knows names as well.
    const list = resourceOf(of)?.list
    const asked = { ...narrowed, search: query, pageSize: OFFERED, withTotal: false }
    return list === undefined ? [] : listOf((await client.receive(list, { query: asked }, { signal })).value)
  }
  return listOf((await client.receive(lookups[of].search, { query: { ...narrowed, query } }, { signal })).value)
}

/** Names of records by their ids: what is asked for at about the same time goes in one call. */
export interface RecordNames {
  readonly nameOf: (of: string, id: string) => Promise<NamedRecord>
}

/** Collects ids for a moment, then asks once per look-up. */
export function createRecordNames(client: StaffClient): RecordNames {
  const waiting = new Map<string, Map<string, ((found: NamedRecord) => void)[]>>()

  /** One call for many ids: the look-up's own, or the list of the resource. */
  async function together(of: string, ids: readonly string[]): Promise<readonly NamedRecord[]> {
    const lookup: Lookup | undefined = isLookup(of) ? lookups[of] : undefined
    const list = lookup?.list
    const call = list ?? resourceOf(of)?.list
    if (call === undefined) throw new Error(of)
    const parts = Array.from({ length: Math.ceil(ids.length / MOST_IDS) }, (_, at) =>
      ids.slice(at * MOST_IDS, (at + 1) * MOST_IDS),
    )
    const more = list === undefined ? { pageSize: MOST_IDS, withTotal: false } : {}
    const found = await Promise.all(
      parts.map((part) => client.receive(call, { query: { ids: part, ...more } }, { isQuiet: true })),
    )
    return found.flatMap(({ value }) => listOf(value))
  }

  /** One call for each id: where a server has none for many. */
  async function oneByOne(of: string, ids: readonly string[]): Promise<readonly NamedRecord[]> {
    const lookup: Lookup | undefined = isLookup(of) ? lookups[of] : undefined
    const read = lookup?.read
    if (read === undefined) return []
    const found = await Promise.all(
      ids.map((id) => client.receive(read, { params: { id } }, { isQuiet: true }).catch(() => null)),
    )
    return found.flatMap((each) => (each === null ? [] : (namedFrom(each.value) ?? [])))
  }

  const named = (of: string, ids: readonly string[]) => {
    if (!isLookup(of)) return together(of, ids)
    const { list, read }: Lookup = lookups[of]
    const isOne = ids.length === 1 && list === undefined && read !== undefined
    return isOne ? oneByOne(of, ids) : together(of, ids).catch(() => oneByOne(of, ids))
  }

  async function load(of: string): Promise<void> {
    const wanted = waiting.get(of) ?? new Map<string, ((found: NamedRecord) => void)[]>()
    waiting.delete(of)
    const ids = [...wanted.keys()]
    const found = await named(of, ids).catch((): readonly NamedRecord[] => [])
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
