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

/** The limits of calls in this process. */
export interface RateLimiter {
  /** What a request is counted under; nothing where its call is not limited. */
  readonly countersFor: (call: string, client: Asker) => Promise<readonly Counter[]>
  /** Counts a request; refuses it with 429 while its visitor or its address has asked too often. */
  readonly count: (call: string, client: Asker) => Promise<void>
}

/** Refuses what a full counter was for. */
export async function refuseFull(shop: Shop, full: Counter): Promise<never> {
  throw new HttpProblem('rate-limited', { retryAfterSeconds: await secondsLeft(shop, full) })
}

/** Makes the limits of a shop's calls. */
export function rateLimiter(shop: Shop): RateLimiter {
  let requests = 0
  const countersFor: RateLimiter['countersFor'] = async (call, client) => {
    const { rateLimits } = shop.settings
    const name = limitedCalls[call]
    if (rateLimits === null || name === undefined || (client.visitor === '' && client.address === null)) return []
    requests += 1
    if (requests % SWEEP_EVERY === 0) await sweep(shop)
    return countersOf(name, rateLimits[name], client)
  }
  const count: RateLimiter['count'] = async (call, client) => {
    const full = await takeOne(shop, await countersFor(call, client))
    if (full !== null) await refuseFull(shop, full)
  }
  return { countersFor, count }
}
