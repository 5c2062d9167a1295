import { createHash } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import type { Shop } from '../shop'
import type { Rate } from '../rules/rate-limits'

/** Something that is counted under a key, and how often it may be. */
export interface Counter {
  /** Made by `counterKey`. */
  readonly key: string
  readonly rate: Rate
}

/** The key of a counter; what it is made of, such as an address or a phone, is not stored. */
export const counterKey = (kind: string, who: string): string =>
  createHash('sha256').update(`${kind} ${who}`).digest('base64url')

/** How long one of a rate counts, in milliseconds. */
const share = ({ requests, seconds }: Rate) => (seconds * 1000) / requests

/** A change that is made beside the counting, where every counter has room; it returns a row where it was made. */
export type GuardedChange = (hasRoom: RawBuilder<boolean>) => RawBuilder<unknown>

interface Taken {
  /** The first counter that is full; null where each had room. */
  readonly full: Counter | null
  readonly isChanged: boolean
}

/**
 * One more of every counter, in one statement, so that parallel requests never get more than the rule says; what follows the first that is
 * full is left as it is, the change as well. Each row is a moment: the clock, or the row if that is later, plus the share of one; a
 * request whose moment is further ahead than the limit changes nothing (the "generic cell rate algorithm"). Counters are given in one
 * order by all who count, so that none waits for the other.
 */
export async function takeOneAnd(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  counters: readonly Counter[],
  change: GuardedChange | null,
): Promise<Taken> {
  if (counters.length === 0 && change === null) return { full: null, isChanged: false }
  const moment = new Date(now())
  const name = (at: number) => sql.ref(`counter_${at}`)
  const hasRoom = (at: number) => (at < 0 ? sql<boolean>`true` : sql<boolean>`exists (select from ${name(at)})`)
  const row = ({ key, rate }: Counter, at: number): RawBuilder<unknown> => sql`${name(at)} as (
    insert into rate_limit as used (key, used_until)
    select ${key}::text, ${moment}::timestamptz + make_interval(secs => ${share(rate) / 1000}::double precision)
    where ${hasRoom(at - 1)}
    on conflict (key) do update
      set used_until = greatest(used.used_until, ${moment}::timestamptz) + make_interval(secs => ${share(rate) / 1000}::double precision)
      where used.used_until <= ${moment}::timestamptz + make_interval(secs => ${rate.seconds - share(rate) / 1000}::double precision)
    returning 1)`
  const steps = counters.map(row)
  if (change !== null) steps.push(sql`changed as (${change(hasRoom(counters.length - 1))})`)
  const taken = [sql`0`, ...counters.map((_, at) => sql`(select count(*) from ${name(at)})`)]
  const isChanged = change === null ? sql`false` : sql`exists (select from changed)`
  const { rows } = await sql<{ readonly taken: number; readonly isChanged: boolean }>`
    with ${sql.join(steps)} select (${sql.join(taken, sql` + `)})::int as taken, ${isChanged} as "isChanged"`.execute(
    db,
  )
  return { full: counters[rows[0]?.taken ?? 0] ?? null, isChanged: rows[0]?.isChanged === true }
}

/** As `takeOneAnd` without a change: null, or the first counter that is full. */
export const takeOne = async (shop: Pick<Shop, 'db' | 'now'>, counters: readonly Counter[]): Promise<Counter | null> =>
  (await takeOneAnd(shop, counters, null)).full

/** Gives back one of each counter: what was counted is not to count. */
export async function giveBack({ db }: Pick<Shop, 'db'>, counters: readonly Counter[]): Promise<void> {
  for (const { key, rate } of counters)
    await sql`update rate_limit set used_until = used_until - make_interval(secs => ${share(rate) / 1000}::double precision)
      where key = ${key}`.execute(db)
}

/** As `takeOne`, but a full counter leaves all of them as they were: what is refused for one reason does not use up the rest. */
export async function takeOneOfAll(
  shop: Pick<Shop, 'db' | 'now'>,
  counters: readonly Counter[],
): Promise<Counter | null> {
  const full = await takeOne(shop, counters)
  if (full !== null) await giveBack(shop, counters.slice(0, counters.indexOf(full)))
  return full
}

/** Whole seconds until the next of a counter fits. */
export async function secondsLeft({ db, now }: Pick<Shop, 'db' | 'now'>, { key, rate }: Counter): Promise<number> {
  const row = await db.selectFrom('rate_limit').select('used_until').where('key', '=', key).executeTakeFirst()
  const fits = (row?.used_until.getTime() ?? 0) - rate.seconds * 1000 + share(rate)
  return Math.max(1, Math.ceil((fits - now()) / 1000))
}
