import type { Db } from '../../../db'
import { refuseInvalid } from '../../../http/problem'
import type { StaffMember } from '../../../http/staff-session'
import type { ServerResource, StaffRecord } from './server-resource'

/** A step may be taken back this long; the staff wing offers it for ten seconds. */
const TAKE_BACK_MS = 60_000
/** A change of many takes its time, and so does reading what came of it. */
export const TAKE_BACK_MANY_MS = 5 * TAKE_BACK_MS

/**
 * What a save brings back when it takes back the last step of a record: its own author may do so for a minute, also where the state
 * machine has no way back. Null when it is no such save. Resolves with what followed from the step, as it was before.
 */
export async function stepTakenBack(
  db: Db,
  now: number,
  { resource, transitions, followed = [] }: ServerResource,
  member: StaffMember,
  before: StaffRecord,
  asked: StaffRecord,
  withinMs = TAKE_BACK_MS,
): Promise<StaffRecord | null> {
  if (transitions === undefined || before['status'] === asked['status']) return null
  const steps = await db
    .selectFrom('staff_history')
    .select(['actor_id', 'changes', 'created_on'])
    .where('resource', '=', resource.key)
    .where('record_id', '=', String(before['id']))
    .where('created_on', '>=', new Date(now - withinMs))
    .orderBy('id', 'desc')
    .execute()
  const last = steps.find(({ changes }) => changes.some(({ field }) => field === 'status'))
  const step = last?.changes.find(({ field }) => field === 'status')
  if (last?.actor_id !== member.id || step?.after !== before['status'] || step?.before !== asked['status']) return null
  const results = last.changes.filter(({ field }) => followed.includes(field))
  return { status: asked['status'], ...Object.fromEntries(results.map(({ field, before: was }) => [field, was])) }
}

/**
 * The record as its form had it before the last save, which this member has made a moment ago and nobody has followed; it is saved as any
 * other edit is, with the rules of the shop. Throws the reason where it cannot be taken back.
 */
export async function beforeLastSave(
  db: Db,
  now: number,
  { resource, edition }: ServerResource,
  member: StaffMember,
  record: StaffRecord,
): Promise<StaffRecord> {
  const last = await db
    .selectFrom('staff_history')
    .select(['actor_id', 'changes', 'version', 'created_on'])
    .where('resource', '=', resource.key)
    .where('record_id', '=', String(record['id']))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const isOwn = last?.actor_id === member.id && Number(last.version) === Number(record['version'])
  const isFresh = last !== undefined && new Date(last.created_on).getTime() >= now - TAKE_BACK_MANY_MS
  if (!isOwn || !isFresh)
    refuseInvalid([{ pointer: '', code: 'taken-over', message: 'Запись уже изменена позже: отменить нечего' }])
  const was = Object.fromEntries((last?.changes ?? []).map(({ field, before }) => [field, before]))
  return { ...(edition?.(record) ?? record), ...was }
}
