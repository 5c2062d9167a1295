import { lazy } from '@prilavok/core'
import type { StaffClient } from '../client/staff-client'
import { isPlain } from './same-value'
import type { AddedResource, RecordCalls } from './record-calls'

/** A record as a look-up offers it. */
export interface NamedRecord {
  readonly id: string
  readonly name: string
}

/** The calls of all resources: only a page that shows references needs them. */
const loadCalls = lazy(() => import('./record-calls').then((module) => module.recordCalls))
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
  own: readonly AddedResource[] = [],
): Promise<readonly NamedRecord[]> {
  const { lookup, list } = (await loadCalls())(of, own)
  if (lookup !== undefined)
    return listOf((await client.receive(lookup.search, { query: { ...narrowed, query } }, { signal })).value)
  // A resource that has no look-up of its own: its list knows names as well.
  const asked = { ...narrowed, search: query, pageSize: OFFERED, withTotal: false }
  return list === undefined ? [] : listOf((await client.receive(list, { query: asked }, { signal })).value)
}

/** Names of records by their ids: what is asked for at about the same time goes in one call. */
export interface RecordNames {
  /** The resources that the page adds, whose records have names as well. */
  readonly own: readonly AddedResource[]
  readonly nameOf: (of: string, id: string) => Promise<NamedRecord>
}

/** Collects ids for a moment, then asks once per look-up. */
export function createRecordNames(client: StaffClient, own: readonly AddedResource[] = []): RecordNames {
  const waiting = new Map<string, Map<string, ((found: NamedRecord) => void)[]>>()

  /** One call for many ids: the look-up's own, or the list of the resource. */
  async function together({ lookup, list }: RecordCalls, ids: readonly string[]): Promise<readonly NamedRecord[]> {
    const call = lookup?.list ?? list
    if (call === undefined) throw new Error('There is no call for many ids.')
    const parts = Array.from({ length: Math.ceil(ids.length / MOST_IDS) }, (_, at) =>
      ids.slice(at * MOST_IDS, (at + 1) * MOST_IDS),
    )
    const more = lookup?.list === undefined ? { pageSize: MOST_IDS, withTotal: false } : {}
    const found = await Promise.all(
      parts.map((part) => client.receive(call, { query: { ids: part, ...more } }, { isQuiet: true })),
    )
    return found.flatMap(({ value }) => listOf(value))
  }

  /** One call for each id: where a server has none for many. */
  async function oneByOne({ lookup }: RecordCalls, ids: readonly string[]): Promise<readonly NamedRecord[]> {
    const read = lookup?.read
    if (read === undefined) return []
    const found = await Promise.all(
      ids.map((id) => client.receive(read, { params: { id } }, { isQuiet: true }).catch(() => null)),
    )
    return found.flatMap((each) => (each === null ? [] : (namedFrom(each.value) ?? [])))
  }

  async function named(of: string, ids: readonly string[]): Promise<readonly NamedRecord[]> {
    const calls = (await loadCalls())(of, own)
    const { lookup } = calls
    if (lookup === undefined) return together(calls, ids)
    const isOne = ids.length === 1 && lookup.list === undefined && lookup.read !== undefined
    return isOne ? oneByOne(calls, ids) : together(calls, ids).catch(() => oneByOne(calls, ids))
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
    own,
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
