import { addressOf, readAnswer, readProblem, type Endpoint, type EndpointMap } from '@prilavok/contracts'
import type { Http, HttpFailure, HttpOptions } from '@prilavok/core/effects'
import { fail, ok, toJson, type Result } from '@prilavok/core'
import { createRandom } from '../random'
import { visitHeaders, type Visit } from './visit-headers'

/** How the shop server is reached. */
export interface HttpSettings {
  /** Where the API lives; empty or `/` for the page's own origin. */
  readonly origin?: string
  /** A partner's own addresses for calls. */
  readonly endpoints?: EndpointMap
  readonly timeoutMs?: number
  /** What is known of the visit; asked before every call. */
  readonly visit?: () => Visit
  /** Told of list records that were left out as malformed (SAFE-16). */
  readonly dropped?: (endpoint: Endpoint, count: number) => void
  readonly fetch?: typeof fetch
  /** How long to wait before a reading call is tried again, in milliseconds. */
  readonly retryPause?: (failures: number) => number
}

const TIMEOUT_MS = 30_000
const TRIES = 3
/** What a proxy or a server says that will soon be back. */
const OUT_OF_ORDER: ReadonlySet<number> = new Set([502, 503, 504])
/** 300 ms, then 600. */
const pauseAfter = (failures: number): number => 300 * failures
const random = createRandom()

/** The call took longer than it may. */
class Timeout extends Error {}

interface Sent {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/** Core's http on `fetch`: every call goes through one interceptor (HTTP-05), every failure is a value. */
export function createHttp({
  origin = '',
  endpoints,
  timeoutMs = TIMEOUT_MS,
  visit = () => ({}),
  dropped,
  fetch: given,
  retryPause = pauseAfter,
}: HttpSettings = {}): Http {
  const base = new URL(origin || '/', globalThis.location?.href)
  const credentials = base.origin === globalThis.location?.origin ? 'same-origin' : 'include'

  /** Sends a call; a reading one is tried again when the connection fails or the server is out of order. */
  const send = async (address: URL, init: RequestInit): Promise<Response> => {
    // Looked up by each call: scripts of the page may put theirs in its place.
    const once = given ?? fetch
    for (let failures = 1; ; failures += 1) {
      const last = init.method !== 'GET' || failures === TRIES
      const response = await once(address, init).catch((error: unknown) => {
        if (last || init.signal?.aborted === true) throw error
      })
      if (response !== undefined && (last || !OUT_OF_ORDER.has(response.status))) return response
      const seconds = Number(response?.headers.get('Retry-After'))
      await new Promise((waited) => setTimeout(waited, seconds > 0 ? seconds * 1000 : retryPause(failures)))
      init.signal?.throwIfAborted()
    }
  }

  const ask = async (
    endpoint: Endpoint,
    input: Sent,
    options: HttpOptions = {},
  ): Promise<Result<unknown, HttpFailure>> => {
    const { timeoutMs: limit = timeoutMs, idempotencyKey = random.id(), keepalive = false, signal } = options
    const controller = new AbortController()
    const { signal: over } = controller
    const abort = () => controller.abort()
    // Rejects also where what sends the call does not heed the signal.
    const stopped = new Promise<never>((_, reject) =>
      over.addEventListener('abort', () => reject(over.reason as Error)),
    )
    const timer = setTimeout(() => controller.abort(new Timeout(`timeout of ${limit} ms exceeded`)), limit)
    if (signal?.aborted === true) abort()
    else signal?.addEventListener('abort', abort)
    const answer = async () => {
      const { method, address } = addressOf(endpoint, input, endpoints)
      const url = new URL(address, base)
      const headers = [
        ['Accept', 'application/json'],
        ['X-Requested-With', 'XMLHttpRequest'],
        ...(endpoint.idempotency ? [['Idempotency-Key', `"${idempotencyKey}"`] as const] : []),
        ...(input.body === undefined ? [] : [['Content-Type', 'application/json'] as const]),
        ...(url.origin === base.origin ? visitHeaders(visit()) : []),
      ]
      const response = await send(url, {
        method,
        headers: Object.fromEntries(headers),
        credentials,
        keepalive,
        signal: over,
        ...(input.body !== undefined && { body: toJson(input.body) }),
      })
      return response.ok ? read(endpoint, response, dropped) : fail(await refusalOf(response))
    }
    try {
      return await Promise.race([answer(), stopped])
    } catch (error) {
      if (error instanceof Timeout) return fail({ kind: 'timeout', message: error.message })
      return fail({ kind: signal?.aborted === true ? 'aborted' : 'network', message: 'Network Error' })
    } finally {
      clearTimeout(timer)
    }
  }
  return ask as Http
}

async function read(
  endpoint: Endpoint,
  response: Response,
  dropped: HttpSettings['dropped'],
): Promise<Result<unknown, HttpFailure>> {
  const body = await bodyOf(response)
  const parsed = await readAnswer(endpoint, body)
  if (!parsed.ok) {
    const message = `The answer of ${endpoint.name} is not what the contract says: ${parsed.issues.join('; ')}`
    return fail({ kind: 'answer', message, status: response.status })
  }
  if (parsed.dropped.length > 0) dropped?.(endpoint, parsed.dropped.length)
  return ok(parsed.value)
}

/** The JSON of a body; null for an empty one, the text itself for anything else. */
async function bodyOf(response: Response): Promise<unknown> {
  const text = response.status === 204 ? '' : await response.text()
  if (text === '') return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

async function refusalOf(response: Response): Promise<HttpFailure> {
  const { status } = response
  const body = await bodyOf(response).catch(() => null)
  const problem = await readProblem(body)
  return {
    kind: 'status',
    message: `Request failed with status code ${status}`,
    status,
    body,
    ...(problem && { problem }),
  }
}
