import type { SharedStore } from '../store/shared-store'
import { HttpProblem } from './problem'

/** A request that is carried out once. */
export interface KeyedRequest {
  /** Hash of key, call and caller. */
  readonly id: string
  readonly bodyHash: string
  /** For how long the response is kept for repeats. */
  readonly seconds: number
}

interface KeptResponse {
  readonly bodyHash: string
  /** Null while the request runs. */
  readonly status: number | null
  readonly body: string
  readonly contentType: string
}

/** A process that died in the middle frees its key after this. */
const RUNNING_SECONDS = 130
/** These say what to do before the request is repeated. */
const NOT_FINAL: ReadonlySet<number> = new Set([408, 409, 412, 425, 429])

/** The key of the header, with or without quotes; null where there is none. */
export function repeatKeyOf(headers: Headers): string | null {
  const header = headers.get('Idempotency-Key')
  if (header === null) return null
  const key = header.trim().replace(/^"(.*)"$/, '$1')
  if (!/^[\x21-\x7e]{8,64}$/.test(key))
    throw new HttpProblem('bad-request', { detail: 'Idempotency-Key has 8 to 64 visible characters.' })
  return key
}

/** Carries out a request once: a repeat gets the first response again, a repeat that comes too early gets a Retry-After. */
export async function respondOnce(
  store: SharedStore,
  { id, bodyHash, seconds }: KeyedRequest,
  work: () => Promise<Response>,
): Promise<Response> {
  const key = `repeat:${id}`
  const running: KeptResponse = { bodyHash, status: null, body: '', contentType: '' }
  const claim = await store.write(key, JSON.stringify(running), null, RUNNING_SECONDS)
  if (claim === null) {
    const found = await store.read(key)
    const kept = found === null ? running : (JSON.parse(found.text) as KeptResponse)
    if (kept.bodyHash !== bodyHash) throw new HttpProblem('idempotency-key-reused')
    if (kept.status === null) throw new HttpProblem('idempotency-in-progress', { retryAfterSeconds: 1 })
    const headers = { 'Content-Type': kept.contentType, 'Cache-Control': 'no-store', 'Idempotent-Replayed': 'true' }
    return new Response(kept.body === '' ? null : kept.body, { status: kept.status, headers })
  }
  const response = await work()
  const isFinal = response.status < 500 && !NOT_FINAL.has(response.status)
  if (!isFinal) {
    await store.remove(key)
    return response
  }
  const kept: KeptResponse = {
    bodyHash,
    status: response.status,
    body: await response.clone().text(),
    contentType: response.headers.get('Content-Type') ?? '',
  }
  await store.write(key, JSON.stringify(kept), claim, seconds)
  return response
}
