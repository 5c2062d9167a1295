import { DRAFT_KEY_HEADER, type Endpoint, type EndpointMap } from '@prilavok/contracts'
import { fail, type Result } from '@prilavok/core'
import type { Http, HttpFailure, HttpOptions, Reporter } from '@prilavok/core/effects'
import ky, { HTTPError } from 'ky'
import { createRandom } from '../random'
import { createReporter } from '../report'
import { readFailure, readResponse } from './read-response'
import { addressAt, createServerAddress } from './server-address'
import { visitHeaders, type Visit } from './visit-headers'

/** How the shop server is reached. */
export interface HttpSettings {
  /** Where the API lives, with https; empty or `/` for the page's own origin. */
  readonly origin?: string
  /** A partner's own addresses for calls. */
  readonly endpoints?: EndpointMap
  /** Limit of a whole call, retries included, in milliseconds; 30,000 by default. */
  readonly timeoutMs?: number
  /** What is known of the visit; read before every request. */
  readonly visit?: () => Visit
  /** Is called with the number of list records that were left out as malformed. Source: SAFE-16. */
  readonly dropped?: (endpoint: Endpoint, count: number) => void
  /** Is notified of an address that may not be called; the console by default. */
  readonly report?: Reporter
  /** Sends the requests in place of the global `fetch`. */
  readonly fetch?: typeof fetch
  /** Pause before the first or second retry of a reading call, in milliseconds; 300, then 600 by default. */
  readonly retryPause?: (retry: number) => number
}

const TIMEOUT_MS = 30_000
const RETRIES = 2
/** A proxy or a server with such a status is soon back. */
const PASSING = [429, 502, 503, 504]
/** Nobody wants to look at a page for longer; then it shows that the server does not respond. */
const LONGEST_WAIT_SECONDS = 10
const random = createRandom()

class TimeoutError extends Error {}

/** Reads may be repeated; any call may that was refused as one too many, unless it has to wait for long. */
function mayRepeat(method: string, error: Error): false | undefined {
  const response = error instanceof HTTPError ? error.response : null
  const isTooMany = response?.status === 429
  const waits = Number(response?.headers.get('Retry-After') ?? 0)
  return (method === 'GET' || isTooMany) && !(isTooMany && waits > LONGEST_WAIT_SECONDS) ? undefined : false
}

interface CallInput {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/** Core's http on ky: every request passes one hook (HTTP-05), every failure is a value. */
export function createHttp({
  origin: written = '',
  endpoints,
  timeoutMs = TIMEOUT_MS,
  visit = () => ({}),
  dropped,
  fetch: ownFetch,
  retryPause,
  report = createReporter(),
}: HttpSettings = {}): Http {
  const { origin, urlOf } = createServerAddress(written, endpoints, report)
  const isOwn = origin === globalThis.location?.origin
  const client = ky.create({
    credentials: isOwn ? 'same-origin' : 'include',
    headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    // ky counts the time of each attempt anew; ours is the limit of the whole call.
    timeout: false,
    hooks: {
      beforeRequest: [
        (request) => {
          // Safari before 17.4 does not end the pause before a retry.
          request.signal.throwIfAborted()
          if (new URL(request.url).origin !== origin) return
          for (const [name, value] of visitHeaders(visit())) request.headers.set(name, value)
        },
      ],
    },
  })

  const send = async (endpoint: Endpoint, input: CallInput, options: HttpOptions, signal: AbortSignal) => {
    const { idempotencyKey = random.id(), keepalive = false, draftKey, accept, server } = options
    const { method, url: address } = server ? addressAt(server.base, endpoint, input) : urlOf(endpoint, input)
    const content = input.body === undefined ? {} : { body: JSON.stringify(input.body) }
    return client(address, {
      method,
      signal,
      ...content,
      ...(server && { credentials: 'omit' as const }),
      retry: {
        limit: RETRIES,
        // A refused submit is for the buyer to repeat: the page says how long to wait.
        methods: endpoint.idempotency ? ['get'] : ['get', 'post'],
        statusCodes: PASSING,
        afterStatusCodes: PASSING,
        shouldRetry: ({ error }) => mayRepeat(method, error),
        ...(retryPause && { delay: retryPause }),
      },
      headers: {
        ...(server && { 'X-Requested-With': undefined, ...server.headers }),
        ...(content.body && { 'Content-Type': 'application/json' }),
        ...(accept !== undefined && { Accept: accept }),
        ...(draftKey !== undefined && { [DRAFT_KEY_HEADER]: draftKey }),
        ...(endpoint.idempotency && { 'Idempotency-Key': `"${idempotencyKey}"` }),
      },
      // Scripts of pages wrap fetch and extend its options, so it is looked up by each request and gets an address and plain options.
      fetch(prepared) {
        const { url, credentials, headers } = prepared as Request
        const init = { method, credentials, headers: Object.fromEntries(headers), ...content, keepalive, signal }
        return (ownFetch ?? fetch)(url, init)
      },
    }).catch((error: unknown) => {
      if (error instanceof HTTPError) return error.response
      throw error
    })
  }

  const reading = { dropped, origin: isOwn ? undefined : origin }
  const call = async (endpoint: Endpoint, input: CallInput, options: HttpOptions = {}) => {
    const { timeoutMs: limit = timeoutMs, signal: cancelled } = options
    const controller = new AbortController()
    const { signal } = controller
    // Rejects also where the page's own fetch ignores the signal.
    const stopped = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason as Error)),
    )
    const timer = setTimeout(() => controller.abort(new TimeoutError(`timeout of ${limit} ms exceeded`)), limit)
    if (cancelled?.aborted === true) controller.abort()
    else cancelled?.addEventListener('abort', () => controller.abort())
    const respond = async (): Promise<Result<unknown, HttpFailure>> => {
      // The schemas are loaded while the server works.
      void endpoint.wire().catch(() => null)
      const response = await send(endpoint, input, options, signal)
      return response.ok ? readResponse(endpoint, response, reading) : fail(await readFailure(response))
    }
    try {
      return await Promise.race([respond(), stopped])
    } catch (error) {
      if (error instanceof TimeoutError) return fail({ kind: 'timeout' as const, message: error.message })
      const kind = cancelled?.aborted === true ? ('aborted' as const) : ('network' as const)
      return fail({ kind, message: 'Network Error' })
    } finally {
      clearTimeout(timer)
    }
  }

  return call as Http
}
