import type { Resource } from '@prilavok/contracts/admin'
import { failureOf } from '../client/failures'
import type { Received, StaffClient } from '../client/staff-client'

const isMissing = (thrown: unknown): boolean => failureOf(thrown)?.status === 404

/**
 * One page of a list. Where a server has no list of a resource, what its look-up finds is the list, whole and on one page: the contract
 * asks only some servers for lists of characteristics, categories and manufacturers. Source: ADMIN-12.
 */
export async function loadListPage(
  client: StaffClient,
  resource: Resource,
  query: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): Promise<unknown> {
  const { lookup } = resource
  try {
    // The table says what has failed.
    const { value } = await client.receive(resource.list, { query }, { signal, isQuiet: lookup !== undefined })
    return value
  } catch (thrown) {
    if (lookup === undefined || !isMissing(thrown)) throw thrown
    const text = [query['search']].flat()[0] ?? ''
    const { value } = await client.receive(lookup.search, { query: { query: text } }, { signal })
    const { items } = value as { readonly items: readonly unknown[] }
    return { items, paging: { totalCount: items.length, totalIsExact: true, pageCount: 1, nextCursor: null } }
  }
}

/** A record for its form, or what its look-up says of it where a server has nothing else to read it by. Source: ADMIN-12. */
export async function loadRecord(
  client: StaffClient,
  resource: Resource,
  id: string,
  signal?: AbortSignal,
): Promise<Received> {
  const { read } = resource
  if (read === undefined) throw new Error(`${resource.key} has no form.`)
  const short = resource.lookup?.read
  try {
    return await client.receive(read, { params: { id } }, { signal, isQuiet: short !== undefined })
  } catch (thrown) {
    if (short === undefined || !isMissing(thrown)) throw thrown
    return client.receive(short, { params: { id } }, { signal })
  }
}
