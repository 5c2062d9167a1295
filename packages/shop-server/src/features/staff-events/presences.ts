import type { EventMessage, Presence } from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import { HttpProblem } from '../../http/problem'
import type { StaffMember } from '../../http/staff-session'
import type { Shop } from '../../shop'

/** A form says every 20 s that it is open; after this long without a word it is closed. */
const PRESENT_MS = 45_000
/** The most forms that one member of the staff may have open. */
const MOST_OPEN = 200
const STATES: ReadonlySet<string> = new Set(['viewing', 'editing', 'left'])

/** Who else has which record open now. */
export async function presencesOf({ db, now }: Shop, exceptId: string): Promise<readonly EventMessage[]> {
  const moment = new Date(now())
  const rows = await db
    .selectFrom('staff_presence')
    .selectAll()
    .where('expires_on', '>=', moment)
    .where('user_id', '<>', exceptId)
    .orderBy('expires_on')
    .limit(1000)
    .execute()
  return rows.map((row) => ({
    resource: row.resource,
    id: row.record_id,
    version: null,
    kind: 'presence',
    state: row.state,
    actorId: row.user_id,
    actorName: row.user_name,
    on: moment.toISOString(),
  }))
}

/** Notes that a member has a record open, or no longer; the others are told only of what is new. */
export async function notePresence(shop: Shop, { resource, id, state }: Presence, member: StaffMember): Promise<void> {
  if (!STATES.has(state)) throw new HttpProblem('bad-request', { detail: 'A form is viewing, editing or left.' })
  const moment = new Date(shop.now())
  await shop.db.transaction().execute(async (trx) => {
    const mine = trx.selectFrom('staff_presence').where('user_id', '=', member.id)
    const before = await mine
      .select('state')
      .where('resource', '=', resource)
      .where('record_id', '=', id)
      .where('expires_on', '>=', moment)
      .forUpdate()
      .executeTakeFirst()
    if ((before?.state ?? 'left') === 'left' && state === 'left') return
    if (state === 'left')
      await trx
        .deleteFrom('staff_presence')
        .where('user_id', '=', member.id)
        .where('resource', '=', resource)
        .where('record_id', '=', id)
        .execute()
    else {
      const { open } = await mine.select((eb) => eb.fn.countAll<number>().as('open')).executeTakeFirstOrThrow()
      if (Number(open) >= MOST_OPEN && before === undefined)
        throw new HttpProblem('rate-limited', { retryAfterSeconds: PRESENT_MS / 1000 })
      const values = { state, user_name: member.displayName, expires_on: new Date(shop.now() + PRESENT_MS) }
      await trx
        .insertInto('staff_presence')
        .values({ resource, record_id: id, user_id: member.id, ...values })
        .onConflict((conflict) => conflict.columns(['resource', 'record_id', 'user_id']).doUpdateSet(values))
        .execute()
    }
    if (before?.state !== state)
      await sql`insert into staff_event (resource, record_id, kind, state, actor_id, actor_name, created_on)
        values (${resource}, ${id}, 'presence', ${state}, ${member.id}, ${member.displayName}, ${moment})`.execute(trx)
  })
}
