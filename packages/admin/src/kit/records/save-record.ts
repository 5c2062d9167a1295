import type { Resource, SaveResult } from '@prilavok/contracts/admin'
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

/** How one record, or one part of a record, is read, saved and merged. */
export interface RecordSource {
  readonly read: (signal?: AbortSignal) => Promise<ReadRecord>
  /** Saves over the version that `from` has; fails with 412 where the server has a newer one. */
  readonly send: (from: ReadRecord, mine: Fields, idempotencyKey: string) => Promise<Stored>
  /** Field by field where nothing else is said. */
  readonly merge?: (base: Fields, mine: Fields, theirs: Fields) => Merge
}

const MOST_MERGES = 3
const versionTag = (fields: Fields): string | undefined =>
  typeof fields['version'] === 'number' ? `"v${fields['version']}"` : undefined

/** The `If-Match` of a save: the ETag that came with the record, or one made of its version. */
export const matchOf = (from: ReadRecord): string | undefined => from.etag ?? versionTag(from.fields)

/**
 * Saves a record with the version that it was read with. When somebody else was faster, both edits are merged and saved again; fields that
 * both have changed are handed back. Nobody's change is overwritten without a word.
 */
export async function saveThrough(
  { read, send, merge = mergeRecords }: RecordSource,
  base: ReadRecord,
  mine: Fields,
  idempotencyKey: string,
): Promise<SaveOutcome> {
  let from = base
  let fields = mine
  for (let merges = 0; ; merges += 1) {
    try {
      return { kind: 'saved', ...(await send(from, fields, `${idempotencyKey}-${merges}`)), isMerged: merges > 0 }
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
  send: async (from, mine, idempotencyKey) => {
    if (resource.save === undefined) throw new Error(`${resource.key} cannot be saved.`)
    const isNew = id == null
    const { raw, etag } = await client.receive(
      resource.save,
      { body: { ...mine, ...(!isNew && { version: from.fields['version'] }) } },
      { ifMatch: isNew ? undefined : matchOf(from), idempotencyKey, isQuiet: true },
    )
    const result = fieldsOf(raw) as unknown as SaveResult
    const record = isPlain(result.model)
      ? { fields: result.model, etag }
      : resource.read === undefined
        ? { fields: { ...mine, id: result.id, version: result.version }, etag }
        : await readRecord(client, resource, String(result.id))
    return { record, warnings: result.warnings ?? [] }
  },
})

/** Saves the record of a resource. */
export const saveRecord = (
  client: StaffClient,
  resource: Resource,
  base: ReadRecord,
  mine: Fields,
  idempotencyKey: string,
): Promise<SaveOutcome> =>
  saveThrough(recordSource(client, resource, own(base.fields, 'id')), base, mine, idempotencyKey)

/** A field that another staff member has changed since the list was read. */
export class ChangedMeanwhile extends Error {
  readonly current: unknown
  constructor(current: unknown) {
    super('changed')
    this.current = current
  }
}

/** Saves some fields of a row: not when the record has other values by now than the row showed. */
export async function saveFields(
  client: StaffClient,
  resource: Resource,
  { id, shown, values }: { readonly id: string; readonly shown: Fields; readonly values: Fields },
  idempotencyKey: string,
): Promise<ReadRecord> {
  const base = await readRecord(client, resource, id)
  const other = Object.keys(values).find((name) => !isSame(own(base.fields, name), own(shown, name)))
  if (other !== undefined) throw new ChangedMeanwhile(own(base.fields, other))
  const outcome = await saveRecord(client, resource, base, { ...base.fields, ...values }, idempotencyKey)
  if (outcome.kind === 'conflict')
    throw new ChangedMeanwhile(own(outcome.base.fields, outcome.conflicts[0]?.path[0] ?? ''))
  return outcome.record
}

/** Saves one field of a row, by the same rule. */
export const saveField = (
  client: StaffClient,
  resource: Resource,
  change: { readonly id: string; readonly field: string; readonly shown: unknown; readonly value: unknown },
  idempotencyKey: string,
): Promise<ReadRecord> =>
  saveFields(
    client,
    resource,
    { id: change.id, shown: { [change.field]: change.shown }, values: { [change.field]: change.value } },
    idempotencyKey,
  )
