import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { limitedCalls, type RateLimit } from '../rules/rate-limits'
import type { Shop } from '../shop'
import type { Client } from './client'
import { networkOf } from './client-address'
import { HttpProblem } from './problem'

type Asker = Pick<Client, 'visitor' | 'address'>
type Rate = RateLimit['perVisitor']

/** Rows of the past are deleted when one of so many requests comes by. */
const SWEEP_EVERY = 500
const SWEPT_AT_ONCE = 5_000

/** Neither addresses nor cookies are stored. */
const keyOf = (kind: string, who: string) => createHash('sha256').update(`${kind} ${who}`).digest('base64url')

/** How long one request counts, in milliseconds. */
const share = ({ requests, seconds }: Rate) => (seconds * 1000) / requests

/**
 * One more request of the address and, if that may, of the visitor, in one statement. Each row is a moment: the clock, or the
 * row if that is later, plus the share of one request; a request whose moment is further ahead than the limit changes nothing
 * (the "generic cell rate algorithm"). Concurrent servers lock address before visitor, so none waits for the other.
 */
async function takeOne({ db, now }: Shop, name: string, limit: RateLimit, { visitor, address }: Asker) {
  const moment = new Date(now())
  const row = (key: string, rate: Rate, condition = sql`true`) => sql`
    insert into rate_limit as used (key, used_until)
    select ${key}::text, ${moment}::timestamptz + make_interval(secs => ${share(rate) / 1000}::double precision) where ${condition}
    on conflict (key) do update
      set used_until = greatest(used.used_until, ${moment}::timestamptz) + make_interval(secs => ${share(rate) / 1000}::double precision)
      where used.used_until <= ${moment}::timestamptz + make_interval(secs => ${rate.seconds - share(rate) / 1000}::double precision)
    returning 1`
  const ofAddress = address === null ? null : keyOf(`${name} address`, networkOf(address))
  const ofVisitor = visitor === '' ? null : keyOf(`${name} visitor`, visitor)
  const one = sql`select 1`
  const { rows } = await sql<{ address: boolean; visitor: boolean }>`
    with address as (${ofAddress === null ? one : row(ofAddress, limit.perAddress)}),
      visitor as (${ofVisitor === null ? one : row(ofVisitor, limit.perVisitor, sql`exists (select from address)`)})
    select exists (select from address) as address, exists (select from visitor) as visitor`.execute(db)
  const [taken] = rows
  if (taken?.address === true && taken.visitor) return null
  return taken?.address === true
    ? { key: ofVisitor, rate: limit.perVisitor }
    : { key: ofAddress, rate: limit.perAddress }
}

/** Whole seconds until the next request of a key fits. */
async function secondsLeft({ db, now }: Shop, key: string | null, rate: Rate): Promise<number> {
  const row = await db
    .selectFrom('rate_limit')
    .select('used_until')
    .where('key', '=', key ?? '')
    .executeTakeFirst()
  const fits = (row?.used_until.getTime() ?? 0) - rate.seconds * 1000 + share(rate)
  return Math.max(1, Math.ceil((fits - now()) / 1000))
}

async function sweep({ db, now }: Shop): Promise<void> {
  const past = db
    .selectFrom('rate_limit')
    .select('key')
    .where('used_until', '<', new Date(now()))
    .limit(SWEPT_AT_ONCE)
    .forUpdate()
    .skipLocked()
  await db.deleteFrom('rate_limit').where('key', 'in', past).execute()
}

/** Refuses a call with 429 while its visitor or its address has asked too often. */
export function rateLimiter(shop: Shop): (call: string, client: Asker) => Promise<void> {
  let requests = 0
  return async (call, client) => {
    const { rateLimits } = shop.settings
    const name = limitedCalls[call]
    if (rateLimits === null || name === undefined || (client.visitor === '' && client.address === null)) return
    requests += 1
    if (requests % SWEEP_EVERY === 0) await sweep(shop)
    const full = await takeOne(shop, name, rateLimits[name], client)
    if (full === null) return
    throw new HttpProblem('rate-limited', { retryAfterSeconds: await secondsLeft(shop, full.key, full.rate) })
  }
}
