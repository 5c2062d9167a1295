import {
  addressOf,
  parseResponse,
  readProblem,
  type Endpoint,
  type EndpointMap,
  type Input,
  type Problem,
  type ResponseOf,
} from '@prilavok/contracts'
import { CSRF_HEADER } from '@prilavok/contracts/admin'
import ky, { HTTPError, TimeoutError } from 'ky'
import { StaffError, type StaffFailure } from './failures'

/** A part of a call that is not in the contract's input. */
export interface CallOptions {
  /** The ETag that a record was read with. */
  readonly ifMatch?: string | undefined
  /** One key per intention; it stays over repeats. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal | undefined
  readonly timeoutMs?: number
  /** Media types that are taken; JSON by default. */
  readonly accept?: string
  /** Headers of this call beside those of every call. */
  readonly headers?: Readonly<Record<string, string>>
  /** The caller shows this failure itself; it is still in the console. */
  readonly isQuiet?: boolean
  /** A background request: a failure shows no notice, and no sign-in is asked for. */
  readonly isBackground?: boolean
  /** Is sent once, whatever becomes of it: a read that may act on some servers. */
  readonly isOnce?: boolean
}

/** A response: the value by the contract, the JSON as it came, and the version of the record. */
export interface Received<T = unknown> {
  readonly value: T
  /** With the properties that the contract does not know (ADMIN-14). */
  readonly raw: unknown
  readonly etag: string | null
}

/** Where the staff wing's calls go and what they need to know. */
export interface StaffClientSettings {
  /** Where the API is; the page's own origin by default. */
  readonly origin?: string | undefined
  readonly endpoints?: EndpointMap | undefined
  readonly locale: 'ru' | 'en'
  /** Sends requests in place of the global `fetch`. */
  readonly fetch?: typeof fetch | undefined
  /** A token in place of the cookie. */
  readonly token?: (() => string | null) | undefined
  readonly csrfToken: () => string | null
  /** Resolves once somebody has signed in. */
  readonly askSignIn: () => Promise<void>
  /** Reads the session again, with a new token. */
  readonly refreshSession: () => Promise<void>
  readonly onFailure?: ((failure: StaffFailure, options: CallOptions) => void) | undefined
  readonly onRefused?: ((permission: string) => void) | undefined
}

/** Calls of the staff wing; a failed one throws a StaffError. */
export interface StaffClient {
  readonly call: <E extends Endpoint>(endpoint: E, input: Input<E>, options?: CallOptions) => Promise<ResponseOf<E>>
  readonly receive: (endpoint: Endpoint, input: CallInput, options?: CallOptions) => Promise<Received>
  /** The response as it comes, for calls that stream. */
  readonly open: (endpoint: Endpoint, input: CallInput, options?: CallOptions) => Promise<Response>
  /** The whole address of a call, for links and uploads. */
  readonly addressOf: (endpoint: Endpoint, input: CallInput) => string
}

/** Path parameters, query and body of a call of any resource. */
export interface CallInput {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

const TIMEOUT_MS = 30_000
const PASSING = [429, 502, 503, 504]
const newKey = () => globalThis.crypto.randomUUID()

/** The JSON of a body; null for an empty one, the text for anything else. */
async function bodyOf(response: Response): Promise<unknown> {
  const text = response.status === 204 ? '' : await response.text()
  if (text === '') return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

/** A page in place of JSON: what stands before the server asks who this is. */
const isSignInPage = (response: Response, { accept = 'application/json' }: CallOptions): boolean =>
  accept.includes('json') &&
  (response.ok || response.status === 403) &&
  (response.headers.get('Content-Type') ?? '').startsWith('text/html')

/** Makes the client: one place for sign-in, CSRF, versions, repeats and failures. */
export function createStaffClient(settings: StaffClientSettings): StaffClient {
  const origin = settings.origin ?? globalThis.location?.origin ?? ''
  const api = ky.create({
    credentials: origin === globalThis.location?.origin ? 'same-origin' : 'include',
    throwHttpErrors: true,
    headers: { Accept: 'application/json', 'Accept-Language': settings.locale },
    retry: { limit: 2, methods: ['get'], statusCodes: PASSING, afterStatusCodes: PASSING },
    ...(settings.fetch && { fetch: settings.fetch }),
    hooks: {
      beforeRequest: [
        (request) => {
          // Says that a script has made the call (HTTP-08); a server may answer a form or a link otherwise.
          request.headers.set('X-Requested-With', 'XMLHttpRequest')
          const token = settings.token?.() ?? null
          const csrf = settings.csrfToken()
          if (token !== null) request.headers.set('Authorization', `Bearer ${token}`)
          else if (request.method !== 'GET' && csrf !== null) request.headers.set(CSRF_HEADER, csrf)
        },
      ],
    },
  })

  const urlOf = (endpoint: Endpoint, input: CallInput) => {
    const { method, address } = addressOf(endpoint, input, settings.endpoints)
    return { method, url: origin + address }
  }

  async function send(endpoint: Endpoint, input: CallInput, key: string, options: CallOptions): Promise<Response> {
    const { method, url } = urlOf(endpoint, input)
    return api(url, {
      method,
      timeout: options.timeoutMs ?? TIMEOUT_MS,
      ...(options.isOnce === true && { retry: 0 }),
      ...(options.signal && { signal: options.signal }),
      ...(input.body !== undefined && { json: input.body }),
      headers: {
        ...options.headers,
        ...(options.accept !== undefined && { Accept: options.accept }),
        ...(options.ifMatch !== undefined && { 'If-Match': options.ifMatch }),
        ...(endpoint.idempotency && { 'Idempotency-Key': `"${key}"` }),
      },
    }).catch((error: unknown) => {
      if (error instanceof HTTPError) return error.response
      throw error
    })
  }

  const refusal = (url: string, status: number | null, code: string, message: string, problem: Problem | null = null) =>
    new StaffError({ url, status, code, message, problem })

  async function failed(url: string, response: Response): Promise<StaffError> {
    const problem = await readProblem(await bodyOf(response).catch(() => null))
    const message = problem?.detail ?? problem?.title ?? `HTTP ${response.status}`
    return refusal(url, response.status, problem?.code ?? `http-${response.status}`, message, problem)
  }

  /** Sends a request; signs in first without a session, and takes a new token where the old one is refused. */
  async function accepted(endpoint: Endpoint, input: CallInput, options: CallOptions): Promise<Response> {
    const key = options.idempotencyKey ?? newKey()
    const { url } = urlOf(endpoint, input)
    let hasRefreshed = false
    let hasAsked = false
    const mayAsk = options.isBackground !== true
    for (;;) {
      const response = await send(endpoint, input, key, options)
      if (!hasAsked && mayAsk && isSignInPage(response, options)) {
        hasAsked = true
        await settings.askSignIn()
        continue
      }
      if (response.ok) return response
      const error = await failed(url, response)
      const { status, code } = error.failure
      if (status === 401 && code !== 'bad-credentials' && mayAsk) {
        await settings.askSignIn()
      } else if (status === 403 && code === 'csrf-failed' && !hasRefreshed) {
        hasRefreshed = true
        await settings.refreshSession()
      } else {
        const permission = (endpoint as { readonly permission?: string }).permission ?? ''
        // The session says what is to be done first.
        if (code === 'second-factor-needed') await settings.refreshSession().catch(() => null)
        if (status === 403 && code === 'forbidden' && !permission.includes('{')) settings.onRefused?.(permission)
        throw error
      }
    }
  }

  async function read(endpoint: Endpoint, input: CallInput, response: Response): Promise<Received> {
    const { url } = urlOf(endpoint, input)
    const raw = await bodyOf(response)
    const parsed = await parseResponse(endpoint, raw)
    if (!parsed.ok) throw refusal(url, response.status, 'response', parsed.issues.join('; '))
    if (parsed.dropped.length > 0)
      console.warn(`[Prilavok] ${endpoint.name}: ${parsed.dropped.length} malformed records were left out.`)
    return { value: parsed.value, raw, etag: response.headers.get('ETag') }
  }

  /** Does the work, and makes every failure a StaffError that has been told. */
  async function told<T>(
    endpoint: Endpoint,
    input: CallInput,
    options: CallOptions,
    work: () => Promise<T>,
  ): Promise<T> {
    try {
      return await work()
    } catch (thrown) {
      if (options.signal?.aborted === true) throw thrown
      const { url } = urlOf(endpoint, input)
      const error =
        thrown instanceof StaffError
          ? thrown
          : thrown instanceof TimeoutError
            ? refusal(
                url,
                null,
                'timeout',
                settings.locale === 'ru' ? 'Сервер не ответил вовремя' : 'The server took too long',
              )
            : refusal(
                url,
                null,
                'network-error',
                settings.locale === 'ru' ? 'Нет связи с сервером' : 'The server cannot be reached',
              )
      if (options.isBackground !== true) settings.onFailure?.(error.failure, options)
      throw error
    }
  }

  const open: StaffClient['open'] = (endpoint, input, options = {}) =>
    told(endpoint, input, options, () => accepted(endpoint, input, options))
  const receive: StaffClient['receive'] = (endpoint, input, options = {}) =>
    told(endpoint, input, options, async () => read(endpoint, input, await accepted(endpoint, input, options)))

  return {
    open,
    receive,
    call: async (endpoint, input, options) =>
      (await receive(endpoint, input as CallInput, options)).value as ResponseOf<typeof endpoint>,
    addressOf: (endpoint, input) => urlOf(endpoint, input).url,
  }
}
