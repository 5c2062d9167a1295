import { addressOf, readAnswer, readProblem, type Endpoint, type EndpointMap } from '@prilavok/contracts'
import type { Http, HttpFailure, HttpOptions } from '@prilavok/core/effects'
import { fail, ok, type Result } from '@prilavok/core'
import ky, { HTTPError, TimeoutError } from 'ky'
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
const random = createRandom()

interface Sent {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/** Core's http on ky: every call goes through one interceptor (HTTP-05), every failure is a value. */
export function createHttp({ origin = '', endpoints, timeoutMs = TIMEOUT_MS, visit = () => ({}), dropped, fetch: send, retryPause }: HttpSettings = {}): Http {
  const base = new URL(origin || '/', globalThis.location?.href)
  const client = ky.create({
    credentials: base.origin === globalThis.location?.origin ? 'same-origin' : 'include',
    retry: { limit: 2, methods: ['get'], statusCodes: [502, 503, 504], ...(retryPause && { delay: retryPause }) },
    ...(send && { fetch: send }),
    hooks: {
      beforeRequest: [
        (request) => {
          if (new URL(request.url).origin !== base.origin) return
          for (const [name, value] of visitHeaders(visit())) request.headers.set(name, value)
        },
      ],
    },
  })

  const ask = async (endpoint: Endpoint, input: Sent, options: HttpOptions = {}): Promise<Result<unknown, HttpFailure>> => {
    const limit = options.timeoutMs ?? timeoutMs
    try {
      const { method, address } = addressOf(endpoint, input, endpoints)
      const response = await client(new URL(address, base), {
        method,
        timeout: limit,
        headers: {
          Accept: 'application/json',
          'X-Requested-With': 'XMLHttpRequest',
          ...(endpoint.idempotency && { 'Idempotency-Key': `"${options.idempotencyKey ?? random.id()}"` }),
        },
        ...(input.body !== undefined && { json: input.body }),
        ...(options.keepalive === true && { keepalive: true }),
        ...(options.signal && { signal: abortSignal(options.signal) }),
      })
      return await read(endpoint, response, dropped)
    } catch (error) {
      return fail(await failureOf(error, limit, options.signal?.aborted === true))
    }
  }
  return ask as Http
}

async function read(endpoint: Endpoint, response: Response, dropped: HttpSettings['dropped']): Promise<Result<unknown, HttpFailure>> {
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

async function failureOf(error: unknown, limit: number, aborted: boolean): Promise<HttpFailure> {
  if (error instanceof HTTPError) {
    const { status } = error.response
    const body = await bodyOf(error.response).catch(() => null)
    const problem = await readProblem(body)
    return { kind: 'status', message: `Request failed with status code ${status}`, status, body, ...(problem && { problem }) }
  }
  if (error instanceof TimeoutError) return { kind: 'timeout', message: `timeout of ${limit} ms exceeded` }
  return { kind: aborted ? 'aborted' : 'network', message: 'Network Error' }
}

function abortSignal(notice: NonNullable<HttpOptions['signal']>): AbortSignal {
  const controller = new AbortController()
  if (notice.aborted) controller.abort()
  else notice.addEventListener('abort', () => controller.abort())
  return controller.signal
}
