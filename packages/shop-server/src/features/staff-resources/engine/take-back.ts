import type { Db } from '../../../db'
import type { StaffMember } from '../../../http/staff-session'
import type { ServerResource, StaffRecord } from './server-resource'

/** A step may be taken back this long; the staff wing offers it for ten seconds. */
const TAKE_BACK_MS = 60_000

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
): Promise<StaffRecord | null> {
  if (transitions === undefined || before['status'] === asked['status']) return null
  const steps = await db
    .selectFrom('staff_history')
    .select(['actor_id', 'changes', 'created_on'])
    .where('resource', '=', resource.key)
    .where('record_id', '=', String(before['id']))
    .where('created_on', '>=', new Date(now - TAKE_BACK_MS))
    .orderBy('id', 'desc')
    .execute()
  const last = steps.find(({ changes }) => changes.some(({ field }) => field === 'status'))
  const step = last?.changes.find(({ field }) => field === 'status')
  if (last?.actor_id !== member.id || step?.after !== before['status'] || step?.before !== asked['status']) return null
  const results = last.changes.filter(({ field }) => followed.includes(field))
  return { status: asked['status'], ...Object.fromEntries(results.map(({ field, before: was }) => [field, was])) }
}
