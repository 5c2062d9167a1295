import { readProblem } from '@prilavok/contracts'
import type { AdminEndpoint, BulkRequest, BulkResult } from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import type { Trx } from '../../../db'
import type { KeyedRequest } from '../../../http/idempotency'
import { HttpProblem, problemBody, type ProblemCode, type ProblemDetails } from '../../../http/problem'
import { readPart } from '../../../http/read-call'
import { framesOf } from '../../../http/serve-route'
import { requirePermission } from '../../../http/staff-guard'
import type { StaffMember } from '../../../http/staff-session'
import type { Shop } from '../../../shop'
import type { FieldError } from '../../../rules/order-check'
import { openBatch, type Batch } from './batch'
import { changed, changesFields, refuseWrongValue, valueOf } from './bulk-fields'
import { conditionsOf, type Asked } from './conditions'
import { fieldsOf } from './field-rules'
import { removeRecord } from './delete-record'
import { inTransaction, lockRecord, writeRecord } from './save-record'
import { beforeLastSave, TAKE_BACK_MANY_MS } from './take-back'
import { isOfRecord } from './record-errors'
import type { ServerResource, StaffRecord } from './server-resource'

/** So many records at once; a filter that hits more is to be narrowed. */
const MOST = 10_000

/** What the staff asked for, and by which key a repetition is known. */
interface BulkCall {
  readonly request: BulkRequest
  readonly member: StaffMember
  readonly keyed: KeyedRequest | null
}

/** A filter as the body carries it, as if it were a query; several values stand with commas between them. */
const askedOf = (filter: Readonly<Record<string, string>>): Asked =>
  Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, [value]]))

async function chosen(
  shop: Shop,
  resource: ServerResource,
  { ids, filter, expectedCount }: BulkRequest,
): Promise<readonly string[]> {
  if (ids !== null && ids.length > 0) return ids
  if (filter === null || Object.keys(filter).length === 0 || expectedCount === null)
    throw new HttpProblem('bad-request', { detail: 'Name the records by ids, or by a filter with expectedCount.' })
  const { except, ...rest } = askedOf(filter)
  const left = (except ?? []).flatMap((each) => each.split(','))
  const { where } = await conditionsOf(shop.db, resource, rest, shop.settings.timeZone)
  const { rows } = await sql<{ id: string }>`
    select t.id from ${sql.table(resource.table)} t
    where ${where} and not (t.id = any(${left}::text[]))
    order by t.id limit ${MOST + 1}`.execute(shop.db)
  if (rows.length !== expectedCount) throw new HttpProblem('count-changed', { current: { count: rows.length } })
  if (rows.length > MOST) throw new HttpProblem('bad-request', { detail: `At most ${MOST} records at once.` })
  return rows.map(({ id }) => id)
}

/** Refuses a changed field that the call which saves the record would not take; what the action leaves as it is has been saved before. */
async function refuseWrongChange(save: AdminEndpoint, before: StaffRecord, body: StaffRecord): Promise<void> {
  const isChanged = ({ pointer }: FieldError) => {
    const [, field = ''] = pointer.split('/')
    return body[field] !== before[field]
  }
  await readPart(save, 'body', body).catch((error: unknown) => {
    if (!(error instanceof HttpProblem)) throw error
    const errors = error.details.errors?.filter(isChanged) ?? []
    if (errors.length > 0) throw new HttpProblem(error.code, { ...error.details, errors })
  })
}

const TAKE_BACK = 'takeBack'

/** Takes back what this member has just done to one record, where nobody has changed it since. */
async function takeOneBack(
  shop: Shop,
  trx: Trx,
  resource: ServerResource,
  save: AdminEndpoint,
  member: StaffMember,
  id: string,
): Promise<void> {
  const record = await lockRecord(trx, resource, id)
  const { body: schema } = await save.wire()
  if (schema === undefined) throw new Error(`${save.name} has no body.`)
  const body = await beforeLastSave(trx, shop.now(), resource, member, record)
  await writeRecord(shop, trx, resource, schema, { body, ifMatch: null, member, takesBackMs: TAKE_BACK_MANY_MS })
}

/** Changes fields of one record as a form would, which is read and saved under one lock. */
async function changeOne(
  shop: Shop,
  trx: Trx,
  resource: ServerResource,
  save: AdminEndpoint,
  { request: { action, payload }, member }: BulkCall,
  id: string,
): Promise<void> {
  const record = await lockRecord(trx, resource, id)
  const before = resource.edition?.(record) ?? record
  const { body: schema } = await save.wire()
  if (schema === undefined) throw new Error(`${save.name} has no body.`)
  const { names, readOnly } = fieldsOf(schema)
  const writable = names.filter((name) => !readOnly.has(name))
  const body = changed(writable, before, action, payload)
  await refuseWrongChange(save, before, body)
  await writeRecord(shop, trx, resource, schema, { body, ifMatch: null, member })
}

async function problemOf(code: ProblemCode, details: ProblemDetails = {}) {
  const problem = await readProblem(problemBody(code, '', details))
  if (problem === null) throw new Error(`${code} is no problem of the contract.`)
  return problem
}

/**
 * The records one by one, each in a transaction of its own; one that fails leaves the others as they are. What an earlier try of the
 * same request has done counts as done. Where the database itself fails the request does, and goes on when it is repeated.
 */
async function oneByOne(
  shop: Shop,
  resource: ServerResource,
  { ids, begin }: Batch,
  run: (trx: Trx, id: string) => Promise<void>,
): Promise<BulkResult> {
  const errors: BulkResult['errors'] = []
  for (const id of ids) {
    try {
      await inTransaction(shop, resource, async (trx) => {
        if (await begin(trx, id)) await run(trx, id)
      })
    } catch (error) {
      if (error instanceof HttpProblem) {
        errors.push({ id, problem: await problemOf(error.code, error.details) })
        continue
      }
      if (!isOfRecord(error)) throw error
      shop.log({ level: 'error', requestId: 'bulk', text: framesOf(error) })
      errors.push({ id, problem: await problemOf('internal') })
    }
  }
  return { done: ids.length - errors.length, failed: errors.length, errors, jobId: null }
}

/** Runs one action on many records: the resource's own where it declares one, else a change of fields or a deletion. */
export async function runOnMany(shop: Shop, resource: ServerResource, call: BulkCall): Promise<BulkResult> {
  const { request, member } = call
  const { action, payload } = request
  const save: AdminEndpoint | undefined = resource.resource.save
  const own = resource.actions?.[action]
  const isTakeBack = action === TAKE_BACK && save !== undefined
  const isBuilt = own !== undefined || action === 'delete' || (save !== undefined && changesFields(action))
  if (!isTakeBack && (!resource.resource.listing.bulk.includes(action) || !isBuilt))
    throw new HttpProblem('bad-request', { detail: `This list has no action ${action}.` })
  if (own?.permission !== undefined) requirePermission(member, own.permission)
  const value = valueOf(payload)
  if (own === undefined) refuseWrongValue(action, value)
  else if ('isValue' in own && !own.isValue(value))
    throw new HttpProblem('bad-request', { detail: `The payload is no value of ${action}.` })
  const batch = await openBatch(shop, call.keyed, () => chosen(shop, resource, request))
  const run = { resource, payload: value, member }
  if (own !== undefined && 'onAll' in own) return own.onAll(shop, { ...run, ids: batch.ids })
  return oneByOne(shop, resource, batch, (trx, id) => {
    if (own !== undefined) return own.onOne(shop, trx, { ...run, id })
    if (action === 'delete' || save === undefined) return removeRecord(shop, trx, resource, id, member)
    if (isTakeBack) return takeOneBack(shop, trx, resource, save, member, id)
    return changeOne(shop, trx, resource, save, call, id)
  })
}
