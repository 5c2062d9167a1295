import { createHash, createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Trx } from '../db'
import { sendChange } from '../db/pipelined-connection'
import type { Shop } from '../shop'
import { JSON_TYPE } from './caching'
import { takeOneAnd, type Counter } from './counters'
import { hashOfSecret } from './draft-key'
import { HttpProblem } from './problem'
import { refuseFull } from './rate-limit'
import { openedWith, sealedWith } from './sealer'
import { HOUR_MS } from '../rules/days'

/** A request that is carried out once: the key is the buyer's intention, the route and body are what it was used for. */
export interface KeyedRequest {
  readonly key: string
  /** Method and path. */
  readonly route: string
  /** Who sends it: the key of the draft, else the visitor's cookie; empty where there is neither. */
  readonly caller: string
  readonly bodyHash: string
}

/** A response as it is stored. */
interface KeptResponse {
  readonly status: number
  readonly body: string
  readonly contentType: string
}

/**
 * Stores the response to a request in the transaction that makes it true, as the last thing in it: a repeat finds both or neither, and
 * nothing is sent for it alone.
 */
export type KeepIn = (trx: Trx, body: unknown) => Promise<void>

/** For what has no key. */
export const keepNothing: KeepIn = () => Promise.resolve()

/** A server that died in the middle frees its key after this; one that is still at work says so before. */
const ABANDONED_MS = 10_000
const RENEWED_MS = 3_000
/** These say what to do before the request is repeated; 412 besides shows a record that is newer by then. */
const NOT_FINAL_STATUSES: ReadonlySet<number> = new Set([408, 412, 425, 429])

/** The key of the header, with or without the quotes of a structured field; null when there is none. */
export function keyOf(header: string | undefined): string | null {
  if (header === undefined) return null
  const key = header.trim().replace(/^"(.*)"$/, '$1')
  if (!/^[\x21-\x7e]{8,64}$/.test(key))
    throw new HttpProblem('bad-request', { detail: 'Idempotency-Key has 8 to 64 visible characters.' })
  return key
}

/** Fingerprint of what a key was used with. */
export const hashOf = (query: string, body: string): string =>
  createHash('sha256').update(`${query}\n${body}`).digest('base64url')

/** What only the sender of a key can open: the key itself is not stored, and what is stored is sealed with it. */
const sealOf = ({ key, caller }: KeyedRequest) =>
  Uint8Array.from(createHmac('sha256', key).update(`seal ${caller}`).digest())

/** A request as its row has it: neither key nor body can be found again from it, not even by trying. */
const asStored = ({ key, bodyHash, ...rest }: KeyedRequest): KeyedRequest => ({
  ...rest,
  key: hashOfSecret(key),
  bodyHash: createHmac('sha256', key).update(bodyHash).digest('base64url'),
})

/**
 * Claims the key for this request, and counts it, in one statement; resolves with the stored response when the request was carried out
 * before.
 */
async function claim(shop: Shop, sent: KeyedRequest, counters: readonly Counter[]): Promise<KeptResponse | null> {
  const { db, now, settings } = shop
  const { key, route, caller, bodyHash } = asStored(sent)
  const moment = new Date(now())
  const forgotten = new Date(now() - settings.retention.repeatHours * HOUR_MS)
  // A purge removes what is forgotten once a day; until then the row is as good as none.
  const { full, isChanged } = await takeOneAnd(
    shop,
    counters,
    (hasRoom) => sql`
      insert into idempotency_key (key, route, visitor_id, body_hash, created_on)
      select ${key}::text, ${route}::text, ${caller}::text, ${bodyHash}::text, ${moment}::timestamptz where ${hasRoom}
      on conflict (key, route, visitor_id) do update
        set body_hash = excluded.body_hash, created_on = excluded.created_on, status = null, answer = null, content_type = null
        where idempotency_key.created_on < ${forgotten}::timestamptz
      returning 1`,
  )
  if (full !== null) return refuseFull(shop, full)
  if (isChanged) return null

  const mine = { key, route, visitor_id: caller }
  const row = await db
    .selectFrom('idempotency_key')
    .selectAll()
    .where((eb) => eb.and(mine))
    .executeTakeFirst()
  if (row && row.body_hash !== bodyHash) throw new HttpProblem('idempotency-key-reused', { security: 'key-reused' })
  if (row && row.status !== null)
    return {
      status: row.status,
      body: row.answer === null ? '' : ((await openedWith(sealOf(sent), row.answer)) ?? ''),
      contentType: row.content_type ?? '',
    }
  const retaken = await db
    .updateTable('idempotency_key')
    .set({ created_on: moment })
    .where((eb) => eb.and({ ...mine, body_hash: bodyHash }))
    .where('status', 'is', null)
    .where('created_on', '<', new Date(now() - ABANDONED_MS))
    .returning('key')
    .executeTakeFirst()
  if (!retaken) throw new HttpProblem('idempotency-in-progress', { retryAfterSeconds: 1 })
  return null
}

/** Keeps the key while the work takes long; returns what ends that. */
function keepClaimed({ db, now }: Shop, sent: KeyedRequest): () => void {
  const { key, route, caller } = asStored(sent)
  const renew = async () => {
    await db
      .updateTable('idempotency_key')
      .set({ created_on: new Date(now()) })
      .where((eb) => eb.and({ key, route, visitor_id: caller }))
      .where('status', 'is', null)
      .execute()
  }
  const renewing = setInterval(() => void renew().catch(() => undefined), RENEWED_MS).unref()
  return () => clearInterval(renewing)
}

/** The change that stores a final response under its key. */
async function storing(db: Db, sent: KeyedRequest, { status, body, contentType }: KeptResponse) {
  const { key, route, caller } = asStored(sent)
  const answer = body === '' ? null : await sealedWith(sealOf(sent), body)
  return db
    .updateTable('idempotency_key')
    .set({ status, answer, content_type: contentType })
    .where((eb) => eb.and({ key, route, visitor_id: caller }))
    .where('status', 'is', null)
}

/** Stores a final response under the key, frees the key after any other. */
async function settle({ db }: Shop, sent: KeyedRequest, kept: KeptResponse): Promise<void> {
  const isFinal = kept.status >= 200 && kept.status < 500 && !NOT_FINAL_STATUSES.has(kept.status)
  if (!isFinal) {
    const { key, route, caller } = asStored(sent)
    await db
      .deleteFrom('idempotency_key')
      .where((eb) => eb.and({ key, route, visitor_id: caller }))
      .where('status', 'is', null)
      .execute()
    return
  }
  await (await storing(db, sent, kept)).execute()
}

/** Status under which a stream that its reader left is settled; the key is free again. */
const STOPPED = 408

/** The same stream, passed on as it comes; its text is kept at its end. One that breaks is as one that its reader left. */
function followed(
  source: ReadableStream<Uint8Array>,
  onEnd: (text: string) => Promise<void>,
  onLeave: () => Promise<void>,
): ReadableStream<Uint8Array> {
  const [reader, decoder] = [source.getReader(), new TextDecoder()]
  let text = ''
  return new ReadableStream({
    async pull(stream) {
      const { done, value } = await reader.read().catch(async (error: unknown) => {
        await onLeave()
        throw error
      })
      if (done) {
        await onEnd(text)
        return stream.close()
      }
      text += decoder.decode(value, { stream: true })
      stream.enqueue(value)
    },
    async cancel(reason) {
      await reader.cancel(reason)
      await onLeave()
    },
  })
}

/**
 * Carries out a request once per key (CONTRACT section 1), if its counters have room; `work` always resolves with a response, also for
 * problems.
 */
export async function respondOnce(
  shop: Shop,
  request: KeyedRequest,
  work: (keepIn: KeepIn) => Promise<Response>,
  counters: readonly Counter[] = [],
): Promise<Response> {
  const kept = await claim(shop, request, counters)
  if (kept) {
    const headers = { 'Content-Type': kept.contentType, 'Cache-Control': 'no-store', 'Idempotent-Replayed': 'true' }
    return new Response(kept.body === '' ? null : kept.body, { status: kept.status, headers })
  }
  const release = keepClaimed(shop, request)
  const keep = (response: Response, body: string, status = response.status) => {
    release()
    return settle(shop, request, { status, body, contentType: response.headers.get('Content-Type') ?? '' })
  }
  let isKept = false
  const keepIn: KeepIn = async (trx, body) => {
    const response = { status: 200, body: JSON.stringify(body), contentType: JSON_TYPE }
    await sendChange(trx, await storing(trx, request, response))
    isKept = true
  }
  try {
    const response = await work(keepIn)
    if (isKept && response.ok) {
      release()
      return response
    }
    const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream') === true
    if (isStream && response.body !== null)
      return new Response(
        followed(
          response.body,
          (text) => keep(response, text),
          () => keep(response, '', STOPPED),
        ),
        response,
      )
    await keep(response, await response.clone().text())
    return response
  } catch (error) {
    release()
    throw error
  }
}
