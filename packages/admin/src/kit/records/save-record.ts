import type { Resource } from '@prilavok/contracts/admin'
import { failureOf } from '../client/failures'
import type { StaffClient } from '../client/staff-client'
import { loadRecord } from './list-or-lookup'
import { mergeRecords, type Conflict, type Merge } from './merge-records'
import { isPlain, isSame, own } from './same-value'

type Fields = Readonly<Record<string, unknown>>

/** A record as it was read, with the version that it has. */
export interface ReadRecord {
  readonly fields: Fields
  readonly etag: string | null
}

const fieldsOf = (value: unknown): Fields => (isPlain(value) ? value : {})

/** Reads a record for its form: the JSON as it came, so that unknown properties go back unchanged (ADMIN-05, ADMIN-14). */
export async function readRecord(
  client: StaffClient,
  resource: Resource,
  id: string,
  signal?: AbortSignal,
): Promise<ReadRecord> {
  const { raw, etag } = await loadRecord(client, resource, id, signal)
  return { fields: fieldsOf(raw), etag }
}

/** What a save came to: saved, or fields on which somebody has to decide. */
export type SaveOutcome =
  | {
      readonly kind: 'saved'
      readonly record: ReadRecord
      readonly warnings: readonly string[]
      readonly isMerged: boolean
    }
  | {
      readonly kind: 'conflict'
      readonly base: ReadRecord
      readonly merged: Fields
      readonly conflicts: readonly Conflict[]
    }

/** What a server has stored. */
export interface Stored {
  readonly record: ReadRecord
  readonly warnings: readonly string[]
}

/** How one record, or one part of a record, is read, written and merged. */
export interface RecordSource {
  readonly read: (signal?: AbortSignal) => Promise<ReadRecord>
  /** Writes over the version that `from` has; fails with 412 where the server has a newer one. */
  readonly write: (from: ReadRecord, mine: Fields, idempotencyKey: string) => Promise<Stored>
  /** Field by field where nothing else is said. */
  readonly merge?: (base: Fields, mine: Fields, theirs: Fields) => Merge
}

const MOST_MERGES = 3
const versionTag = (fields: Fields): string | undefined =>
  typeof fields['version'] === 'number' ? `"v${fields['version']}"` : undefined

/** The `If-Match` of a save: the ETag that came with the record, or one made of its version where a page may not read that header. */
export const matchOf = (from: ReadRecord): string | undefined => from.etag ?? versionTag(from.fields)

/** What is sent of a record: `If-Match` alone says which version it was made of. */
export function withoutVersion(record: Fields): Fields {
  const { version: _, ...fields } = record
  return fields
}

/**
 * Saves what somebody has edited with the version that it was read with. When somebody else was faster, both edits are merged and
 * written again; fields that both have changed are handed back. Nobody's change is overwritten without a word.
 */
export async function saveRecord(
  { read, write, merge = mergeRecords }: RecordSource,
  base: ReadRecord,
  mine: Fields,
): Promise<SaveOutcome> {
  const key = globalThis.crypto.randomUUID()
  let from = base
  let fields = mine
  for (let merges = 0; ; merges += 1) {
    try {
      return { kind: 'saved', ...(await write(from, fields, `${key}-${merges}`)), isMerged: merges > 0 }
    } catch (thrown) {
      if (failureOf(thrown)?.status !== 412 || merges >= MOST_MERGES) throw thrown
      const theirs = await read()
      const { merged, conflicts } = merge(from.fields, fields, theirs.fields)
      if (conflicts.length > 0) return { kind: 'conflict', base: theirs, merged, conflicts }
      from = theirs
      fields = merged
    }
  }
}

/** The record of a resource; one without an id is new and has no version yet. */
export const recordSource = (client: StaffClient, resource: Resource, id: unknown): RecordSource => ({
  read: (signal) => readRecord(client, resource, String(id ?? ''), signal),
  write: async (from, mine, idempotencyKey) => {
    if (resource.save === undefined) throw new Error(`${resource.key} cannot be saved.`)
    const { raw, etag } = await client.receive(
      resource.save,
      { body: withoutVersion(mine) },
      { ifMatch: id == null ? undefined : matchOf(from), idempotencyKey, isQuiet: true },
    )
    const result = fieldsOf(raw)
    const record = isPlain(result['model'])
      ? { fields: result['model'], etag }
      : resource.read === undefined
        ? { fields: { ...mine, id: result['id'], version: result['version'] }, etag }
        : await readRecord(client, resource, String(result['id']))
    const warnings = Array.isArray(result['warnings']) ? result['warnings'].map(String) : []
    return { record, warnings }
  },
})

/** A field that another staff member has changed since the list was read. */
export class ChangedMeanwhile extends Error {
  readonly current: unknown
  constructor(current: unknown) {
    super('changed')
    this.current = current
  }
}

/** Fields of a row as the list showed them and as they shall be. */
export interface RowChange {
  readonly id: string
  readonly shown: Fields
  readonly values: Fields
}

/** Changes fields of a row of a list, which nobody has opened: not when the record has other values by now than the row showed. */
export async function changeRow(
  client: StaffClient,
  resource: Resource,
  { id, shown, values }: RowChange,
): Promise<ReadRecord> {
  const source = recordSource(client, resource, id)
  const base = await source.read()
  const other = Object.keys(values).find((name) => !isSame(own(base.fields, name), own(shown, name)))
  if (other !== undefined) throw new ChangedMeanwhile(own(base.fields, other))
  const outcome = await saveRecord(source, base, { ...base.fields, ...values })
  if (outcome.kind === 'conflict')
    throw new ChangedMeanwhile(own(outcome.base.fields, outcome.conflicts[0]?.path[0] ?? ''))
  return outcome.record
}
