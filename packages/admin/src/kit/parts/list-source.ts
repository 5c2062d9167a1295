import type { Endpoint } from '@prilavok/contracts'
import type { CallInput, StaffClient } from '../client/staff-client'
import { keyed, mergeKeyed, unkeyed, type ListShape } from '../records/keyed-list'
import { isPlain } from '../records/same-value'
import { matchOf, withoutVersion, type ReadRecord, type RecordSource } from '../records/save-record'

type Fields = Readonly<Record<string, unknown>>

/** The calls of a part that is one list with a version of its own. */
export interface ListCalls {
  readonly read: Endpoint
  readonly save: Endpoint
  readonly input: CallInput
  /** What a save says besides the list, for example whose list it is. */
  readonly owner: Fields
  readonly shape: ListShape
  /** Record by record where nothing else is said. */
  readonly merge?: RecordSource['merge']
}

/** Reads and saves such a part; properties that only this shop's server has go back unchanged (ADMIN-14). */
export function listSource(
  client: StaffClient,
  { read, save, input, owner, shape, merge = mergeKeyed }: ListCalls,
): RecordSource {
  const recordOf = (raw: unknown, etag: string | null): ReadRecord => ({
    fields: keyed(isPlain(raw) ? raw : {}, shape),
    etag,
  })
  const readList = async (signal?: AbortSignal) => {
    const { raw, etag } = await client.receive(read, input, { signal })
    return recordOf(raw, etag)
  }
  return {
    read: readList,
    merge,
    write: async (from, mine, idempotencyKey) => {
      const body = { ...withoutVersion(unkeyed(mine, shape)), ...owner }
      const { raw, etag } = await client.receive(
        save,
        { ...input, body },
        { ifMatch: matchOf(from), idempotencyKey, isQuiet: true },
      )
      const result = isPlain(raw) ? raw : {}
      const warnings = Array.isArray(result['warnings']) ? result['warnings'].map(String) : []
      return { record: isPlain(result['model']) ? recordOf(result['model'], etag) : await readList(), warnings }
    },
  }
}
