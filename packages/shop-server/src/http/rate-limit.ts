import { limitedCalls, type RateLimit } from '../rules/rate-limits'
import type { Shop } from '../shop'
import type { Client } from './client'
import { networkOf } from './client-address'
import { counterKey, secondsLeft, takeOne, type Counter } from './counters'
import { HttpProblem } from './problem'

type Asker = Pick<Client, 'visitor' | 'address'>

/** Rows of the past are deleted when one of so many requests comes by. */
const SWEEP_EVERY = 500
const SWEPT_AT_ONCE = 5_000

/** The address before the visitor; whoever has neither is not limited. */
const countersOf = (name: string, limit: RateLimit, { visitor, address }: Asker): readonly Counter[] => [
  ...(address === null ? [] : [{ key: counterKey(`${name} address`, networkOf(address)), rate: limit.perAddress }]),
  ...(visitor === '' ? [] : [{ key: counterKey(`${name} visitor`, visitor), rate: limit.perVisitor }]),
]

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
    const full = await takeOne(shop, countersOf(name, rateLimits[name], client))
    if (full === null) return
    throw new HttpProblem('rate-limited', { retryAfterSeconds: await secondsLeft(shop, full) })
  }
}
