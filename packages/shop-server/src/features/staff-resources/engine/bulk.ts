import { readProblem } from '@prilavok/contracts'
import type { BulkRequest, BulkResult } from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import { HttpProblem, problemBody } from '../../../http/problem'
import { requirePermission } from '../../../http/staff-guard'
import type { StaffMember } from '../../../http/staff-session'
import type { Shop } from '../../../shop'
import { changed, changesFields, valueOf } from './bulk-fields'
import { conditionsOf, type Asked } from './conditions'
import { fieldsOf } from './field-rules'
import { deleteRecord } from './delete-record'
import { findRecord, saveRecord } from './save-record'
import type { ServerResource } from './server-resource'

/** So many records at once; a filter that hits more is to be narrowed. */
const MOST = 10_000

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
  const { rows } = await sql<{ id: string }>`
    select t.id from ${sql.table(resource.table)} t
    where ${conditionsOf(resource, rest, shop.settings.zoneMinutes)} and not (t.id = any(${left}::text[]))
    order by t.id limit ${MOST + 1}`.execute(shop.db)
  if (rows.length !== expectedCount) throw new HttpProblem('count-changed', { current: { count: rows.length } })
  if (rows.length > MOST) throw new HttpProblem('bad-request', { detail: `At most ${MOST} records at once.` })
  return rows.map(({ id }) => id)
}

async function runOne(
  shop: Shop,
  resource: ServerResource,
  schema: object,
  request: BulkRequest,
  member: StaffMember,
  id: string,
): Promise<void> {
  if (request.action === 'delete') return deleteRecord(shop, resource, id, member)
  const before = await findRecord(shop.db, resource, id)
  if (before === null) throw new HttpProblem('not-found')
  const body = changed(fieldsOf(schema).names, before, request.action, request.payload)
  // The record is read and saved by its version: what somebody saved in between is not overwritten.
  await saveRecord(shop, resource, schema, { body, ifMatch: null, member })
}

/** The records one by one, each by its own save; one that fails leaves the others as they are. */
async function oneByOne(ids: readonly string[], run: (id: string) => Promise<void>): Promise<BulkResult> {
  const errors: BulkResult['errors'] = []
  for (const id of ids) {
    try {
      await run(id)
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error
      const problem = await readProblem(problemBody(error.code, '', error.details))
      if (problem === null) throw error
      errors.push({ id, problem })
    }
  }
  return { done: ids.length - errors.length, failed: errors.length, errors, jobId: null }
}

/** Runs one action on many records: the resource's own where it declares one, else a change of fields or a deletion. */
export async function runOnMany(
  shop: Shop,
  resource: ServerResource,
  schema: object | null,
  request: BulkRequest,
  member: StaffMember,
): Promise<BulkResult> {
  const { action, payload } = request
  const own = resource.actions?.[action]
  const isBuilt = own !== undefined || action === 'delete' || (schema !== null && changesFields(action))
  if (!resource.resource.listing.bulk.includes(action) || !isBuilt)
    throw new HttpProblem('bad-request', { detail: `This list has no action ${action}.` })
  if (own?.permission !== undefined) requirePermission(member, own.permission)
  const ids = await chosen(shop, resource, request)
  const run = { resource, payload: valueOf(payload), member }
  if (own !== undefined && 'onAll' in own) return own.onAll(shop, { ...run, ids })
  if (own !== undefined) return oneByOne(ids, (id) => own.onOne(shop, { ...run, id }))
  return oneByOne(ids, (id) => runOne(shop, resource, schema ?? {}, request, member, id))
}
