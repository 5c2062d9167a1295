import { sql } from 'kysely'
import type { Db, Trx } from '../../../db'
import { HttpProblem, refuseInvalid } from '../../../http/problem'
import type { StaffMember } from '../../../http/staff-session'
import type { Shop } from '../../../shop'
import { cleaned, fieldsOf, missingReferences, refuseDuplicates, refuseTransition, ruleErrors } from './field-rules'
import { withAddress } from './derived-address'
import { fileIdsOf, missingFiles, noteFileUses, withoutAddresses } from './file-uses'
import { addHistory, changesBetween } from './history'
import { refuseOtherVersion } from '../../../http/other-version'
import { isKeptFrom, outletOf } from './outlet'
import { recordOf, selection, written, type Row } from './records'
import { columnOf, type ServerResource, type StaffRecord } from './server-resource'
import { stepTakenBack } from './take-back'

/** A save as it was asked for. */
export interface Save {
  readonly body: StaffRecord
  /** The header: the version that the record was read with. */
  readonly ifMatch: string | null
  readonly member: StaffMember
  /** How long ago the step was that this save may take back; a minute by default. */
  readonly takesBackMs?: number
}

/** The record with this id, or null. */
export async function findRecord(
  db: Db,
  resource: ServerResource,
  id: string,
  lock = sql``,
): Promise<StaffRecord | null> {
  const { rows } = await sql<Row>`
    select ${selection(resource)} from ${sql.table(resource.table)} t where t.id = ${id} ${lock}`.execute(db)
  return rows[0] === undefined ? null : recordOf(resource, rows[0])
}

/** A record for a change, with everything that it locks, in the one order in which everybody does. */
export async function lockRecord(trx: Trx, resource: ServerResource, id: string): Promise<StaffRecord> {
  await resource.rework?.lock(trx, id)
  const record = await findRecord(trx, resource, id, sql`for no key update of t`)
  if (record === null) throw new HttpProblem('not-found')
  return record
}

/** The record after the save: what the server sets, and what this member may not see, stays as it was. */
function composed(
  resource: ServerResource,
  fields: ReturnType<typeof fieldsOf>,
  save: Save,
  before: StaffRecord | null,
): StaffRecord {
  const isKept = isKeptFrom(save.member.permissions, resource)
  // As its sender has it: some fields are there in the form alone.
  const form = before === null ? null : (resource.edition?.(before) ?? before)
  const names = fields.names.filter((name) => name !== 'id' && name !== 'version')
  return Object.fromEntries(
    names.map((name) => {
      if (fields.readOnly.has(name)) return [name, before?.[name] ?? null] as const
      const isChoice = fields.values.has(name) || Object.hasOwn(resource.references ?? {}, name)
      const [was, sent] = [form?.[name], isChoice ? save.body[name] || null : save.body[name]]
      return [name, (isKept(name, was, sent) ? was : sent) ?? null] as const
    }),
  )
}

/** Values of the columns and of the details. */
function columnsOf(resource: ServerResource, fields: ReturnType<typeof fieldsOf>, record: StaffRecord) {
  const own = Object.entries(resource.columns).filter(
    ([field, { isGenerated, kind }]) =>
      !isGenerated && field in record && !fields.readOnly.has(field) && !(kind === 'moment' && !record[field]),
  )
  const inColumns = new Set(
    Object.entries(resource.columns).flatMap(([field, each]) => (each.isGenerated ? [] : [field])),
  )
  const isDetail = (name: string) =>
    !inColumns.has(name) &&
    !Object.hasOwn(resource.computed ?? {}, name) &&
    (!fields.readOnly.has(name) || resource.followed?.includes(name) === true) &&
    name !== 'createdOn'
  return {
    ...Object.fromEntries(own.map(([field, column]) => [column.column, written(column, record[field])])),
    ...Object.fromEntries(
      Object.entries(resource.onSave?.(record) ?? {}).map(([field, value]) => [columnOf(field), value]),
    ),
    details: JSON.stringify(Object.fromEntries(Object.entries(record).filter(([name]) => isDetail(name)))),
  }
}

/** A record as a save would leave it, judged by every rule; nothing is written. */
export async function planSave(
  shop: Shop,
  trx: Trx,
  resource: ServerResource,
  schema: object,
  save: Save,
  before: StaffRecord | null,
): Promise<{ readonly recordId: string; readonly after: StaffRecord }> {
  const fields = fieldsOf(schema)
  const recordId = before === null ? shop.randomId() : String(before['id'])
  const sent = withoutAddresses(await cleaned(fields, composed(resource, fields, save, before)))
  const named = await withAddress(trx, resource, sent, recordId)
  const { asked, follows } =
    before === null || resource.rework === undefined
      ? { asked: named, follows: {} }
      : await resource.rework.run(shop, trx, { asked: named, before, member: save.member })
  refuseInvalid(ruleErrors(resource, fields, asked, before, shop.settings))
  refuseInvalid(await missingReferences(trx, resource, asked, before))
  refuseInvalid(await missingFiles(trx, asked))
  refuseInvalid((await resource.check?.(trx, asked, before)) ?? [])
  const undone =
    before === null
      ? null
      : await stepTakenBack(trx, shop.now(), resource, save.member, before, asked, save.takesBackMs)
  if (undone === null) refuseTransition(resource, before, asked)
  const followed = before === null ? {} : resource.follow?.(asked, before, shop.now())
  const after = { ...asked, ...followed, ...undone, ...follows }
  await refuseDuplicates(trx, resource, after, before)
  return { recordId, after }
}

/** The record as history compares it: a field that only its form has was there before as well. */
const asHistory = ({ edition }: ServerResource, before: StaffRecord, after: StaffRecord): StaffRecord => {
  const form = edition?.(before) ?? before
  return Object.fromEntries(
    Object.keys(after).map((name) => {
      if (name in before && name !== 'delivery') return [name, before[name]]
      return [name, after[name] === null ? null : form[name]]
    }),
  )
}

/** Writes a record in a transaction that may hold others; resolves with it as it is now. */
export async function writeRecord(
  shop: Shop,
  trx: Trx,
  resource: ServerResource,
  schema: object,
  save: Save,
  action: 'Updated' | 'TransportStatusChanged' = 'Updated',
): Promise<StaffRecord> {
  const fields = fieldsOf(schema)
  const id = save.body['id']
  const before = typeof id === 'string' && id !== '' ? await lockRecord(trx, resource, id) : null
  if (before !== null)
    refuseOtherVersion(
      save.ifMatch,
      save.body['version'],
      Number(before['version']),
      outletOf(resource, save.member).edition(before),
    )
  const { recordId, after } = await planSave(shop, trx, resource, schema, save, before)

  const moment = new Date(shop.now())
  const values = { ...columnsOf(resource, fields, after), updated_on: moment, updated_by: save.member.id }
  const table = sql.table(resource.table)
  if (before === null) {
    const created = {
      id: recordId,
      [resource.madeIn ?? 'created_on']: moment,
      ...values,
      ...resource.onCreate?.(after),
    }
    await sql`insert into ${table} (${sql.join(Object.keys(created).map((name) => sql.ref(name)))})
      values (${sql.join(Object.values(created))})`.execute(trx)
  } else {
    // What the schema of this save does not name stays: fields of the shop's own.
    const sets = Object.entries(values).map(([name, value]) =>
      name === 'details'
        ? sql`details = (coalesce(details, '{}') - ${[...fields.names]}::text[]) || ${value}::jsonb`
        : sql`${sql.ref(name)} = ${value}`,
    )
    await sql`update ${table} set ${sql.join(sets)}, version = version + 1 where id = ${recordId}`.execute(trx)
  }
  await resource.written?.(shop, trx, { id: recordId, after, before, member: save.member })
  await noteFileUses(trx, `${resource.resource.key}:${recordId}`, fileIdsOf(after))
  const changes = changesBetween(before === null ? {} : asHistory(resource, before, after), after)
  const isStatus = before !== null && 'status' in after && before['status'] !== after['status']
  await addHistory(trx, shop.now(), save.member, {
    resource: resource.resource.key,
    recordId,
    action: before === null ? 'Created' : isStatus ? 'StatusChanged' : action,
    changes,
    version: before === null ? 1 : Number(before['version']) + 1,
  })
  const now = await findRecord(trx, resource, recordId)
  if (now === null) throw new HttpProblem('not-found')
  return now
}

const DUPLICATE = '23505'
const DEADLOCK = '40P01'
const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null ? (error as { readonly code?: unknown }).code : null

/** Saves that lock each other's rows could wait for ever: the database ends one of them, which then meets what the other has saved. */
async function withoutDeadlock<T>(save: () => Promise<T>, triesLeft = 2): Promise<T> {
  try {
    return await save()
  } catch (error) {
    if (codeOf(error) !== DEADLOCK || triesLeft === 0) throw error
    return withoutDeadlock(save, triesLeft - 1)
  }
}

/** The field that is to be changed where columns have the values of another record. */
export const uniqueField = ({ columns, uniqueBy = {} }: ServerResource, names: readonly string[]): string | undefined =>
  names.flatMap((name) => {
    const own = uniqueBy[name] ?? Object.entries(columns).find(([, { column }]) => column === name)?.[0]
    return own === undefined ? [] : [own]
  })[0]

/** A transaction that writes one record: a value that another record has is a problem of its field. */
export async function inTransaction<T>(
  { db }: Pick<Shop, 'db'>,
  resource: ServerResource,
  write: (trx: Trx) => Promise<T>,
): Promise<T> {
  try {
    return await withoutDeadlock(() => db.transaction().execute(write))
  } catch (error) {
    if (codeOf(error) !== DUPLICATE) throw error
    const [, columns = ''] = /\(([\w, ]+)\)=/.exec(String((error as { readonly detail?: unknown }).detail)) ?? []
    const field = uniqueField(resource, columns.split(', ')) ?? ''
    throw new HttpProblem('duplicate', {
      errors: [{ pointer: `/${field}`, code: 'unique', message: 'Такое значение уже занято' }],
    })
  }
}

/** Saves a record in a transaction of its own. Source: ADMIN-06. */
export const saveRecord = (shop: Shop, resource: ServerResource, schema: object, save: Save): Promise<StaffRecord> =>
  inTransaction(shop, resource, (trx) => writeRecord(shop, trx, resource, schema, save))
