import type { Resource, SaveResult } from '@prilavok/contracts/admin'
import { failureOf } from '../client/failures'
import type { StaffClient } from '../client/staff-client'
import { mergeRecords, type Conflict } from './merge-records'
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
  if (resource.read === undefined) throw new Error(`${resource.key} has no form.`)
  const { raw, etag } = await client.receive(resource.read, { params: { id } }, { signal })
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

const MOST_MERGES = 3
const versionTag = (fields: Fields): string | undefined =>
  typeof fields['version'] === 'number' ? `"v${fields['version']}"` : undefined

/**
 * Saves a record with the version that it was read with. When somebody else was faster, both edits are merged and saved again; fields that
 * both have changed are handed back. Nobody's change is overwritten without a word.
 */
export async function saveRecord(
  client: StaffClient,
  resource: Resource,
  base: ReadRecord,
  mine: Fields,
  idempotencyKey: string,
): Promise<SaveOutcome> {
  if (resource.save === undefined) throw new Error(`${resource.key} cannot be saved.`)
  const isNew = own(base.fields, 'id') == null
  let from = base
  let fields = mine
  for (let merges = 0; ; merges += 1) {
    const ifMatch = isNew ? undefined : (from.etag ?? versionTag(from.fields))
    try {
      const { raw, etag } = await client.receive(
        resource.save,
        { body: { ...fields, ...(!isNew && { version: from.fields['version'] }) } },
        { ifMatch, idempotencyKey: `${idempotencyKey}-${merges}`, isQuiet: true },
      )
      const result = fieldsOf(raw) as unknown as SaveResult
      const record = isPlain(result.model)
        ? { fields: result.model, etag }
        : resource.read === undefined
          ? { fields: { ...fields, id: result.id, version: result.version }, etag }
          : await readRecord(client, resource, String(result.id))
      return { kind: 'saved', record, warnings: result.warnings ?? [], isMerged: merges > 0 }
    } catch (thrown) {
      const failure = failureOf(thrown)
      if (failure?.status !== 412 || isNew || merges >= MOST_MERGES) throw thrown
      const theirs = await readRecord(client, resource, String(base.fields['id']))
      const { merged, conflicts } = mergeRecords(from.fields, fields, theirs.fields)
      if (conflicts.length > 0) return { kind: 'conflict', base: theirs, merged, conflicts }
      from = theirs
      fields = merged
    }
  }
}

/** A field that another staff member has changed since the list was read. */
export class ChangedMeanwhile extends Error {
  readonly current: unknown
  constructor(current: unknown) {
    super('changed')
    this.current = current
  }
}

/** Saves one field of a row: not when the record has another value by now than the row showed. */
export async function saveField(
  client: StaffClient,
  resource: Resource,
  change: { readonly id: string; readonly field: string; readonly shown: unknown; readonly value: unknown },
  idempotencyKey: string,
): Promise<ReadRecord> {
  const base = await readRecord(client, resource, change.id)
  const current = own(base.fields, change.field)
  if (!isSame(current, change.shown)) throw new ChangedMeanwhile(current)
  const outcome = await saveRecord(
    client,
    resource,
    base,
    { ...base.fields, [change.field]: change.value },
    idempotencyKey,
  )
  if (outcome.kind === 'conflict') throw new ChangedMeanwhile(own(outcome.base.fields, change.field))
  return outcome.record
}
