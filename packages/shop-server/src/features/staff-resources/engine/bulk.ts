import type { BulkRequest, BulkResult } from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import { HttpProblem, problemBody } from '../../../http/problem'
import type { StaffMember } from '../../../http/staff-session'
import type { Shop } from '../../../shop'
import { conditionsOf, type Asked } from './conditions'
import { fieldsOf } from './field-rules'
import { deleteRecord } from './delete-record'
import { findRecord, saveRecord } from './save-record'
import type { ServerResource, StaffRecord } from './server-resource'

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

/** The value of an action: `true`, or `{ value: true }`. */
const valueOf = (payload: unknown): unknown =>
  typeof payload === 'object' && payload !== null && 'value' in payload ? payload.value : payload

const textsOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((each): each is string => typeof each === 'string' && each !== '')

/** The field that an action `setX` sets: `x`, `isX`, or the id of an `x`. */
function fieldOf(names: readonly string[], action: string): string {
  const name = action.slice(3)
  const own = name.charAt(0).toLowerCase() + name.slice(1)
  const found = [own, `is${name}`, `${own}Id`, `${own}Type`].find((each) => names.includes(each))
  if (found === undefined) throw new HttpProblem('bad-request', { detail: `There is no field for ${action}.` })
  return found
}

/** A record after an action. */
function changed(names: readonly string[], record: StaffRecord, action: string, payload: unknown): StaffRecord {
  const value = valueOf(payload)
  const tags = textsOf(record['tags'])
  if (action === 'addTags') return { ...record, tags: [...new Set([...tags, ...textsOf(value)])] }
  if (action === 'removeTags') return { ...record, tags: tags.filter((tag) => !textsOf(value).includes(tag)) }
  if (action === 'changePrice') {
    const { percent = 0, amount = 0 } = (value ?? {}) as { readonly percent?: number; readonly amount?: number }
    const price = Math.round((Number(record['price']) * (1 + percent / 100) + amount) * 100) / 100
    if (!(price > 0)) throw new HttpProblem('bad-request', { detail: 'The price would not be above zero.' })
    return { ...record, price }
  }
  const field = fieldOf(names, action)
  if (typeof value !== typeof record[field] && record[field] !== null)
    throw new HttpProblem('bad-request', { detail: `The payload of ${action} has a wrong type.` })
  return { ...record, [field]: value ?? null }
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

/** Runs one action on many records, each by its own save; a record that fails leaves the others as they are. */
export async function runOnMany(
  shop: Shop,
  resource: ServerResource,
  schema: object | null,
  request: BulkRequest,
  member: StaffMember,
): Promise<BulkResult> {
  const { listing } = resource.resource
  if (!listing.bulk.includes(request.action) || (schema === null && request.action !== 'delete'))
    throw new HttpProblem('bad-request', { detail: `This list has no action ${request.action}.` })
  const ids = await chosen(shop, resource, request)
  const errors: BulkResult['errors'] = []
  for (const id of ids) {
    try {
      await runOne(shop, resource, schema ?? {}, request, member, id)
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error
      errors.push({ id, problem: problemBody(error.code, '', error.details) as never })
    }
  }
  return { done: ids.length - errors.length, failed: errors.length, errors, jobId: null }
}
