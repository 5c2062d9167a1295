import {
  addressOf,
  DRAFT_KEY_HEADER,
  type AddressInput,
  type Endpoint,
  type EndpointMap,
  type Input,
  type Method,
} from '@prilavok/contracts'
import { shown, shownHeaders, type Exchange } from './exchange'

/** The schemas of a call. */
export type Wire = Awaited<ReturnType<Endpoint['wire']>>

/** Sends a request; `fetch` of the platform, or a server in the same process. */
export type SendRequest = (request: Request) => Promise<Response>

/** How a call is made, beside what it carries. */
export interface How {
  /** The draft key that is sent. */
  readonly key?: string
  readonly idempotencyKey?: string
  readonly headers?: Readonly<Record<string, string>>
  /** A body as it is, in place of the JSON of the call. */
  readonly rawBody?: string
}

/** A response that has been read. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/** How requests are sent. */
export interface ClientOptions {
  readonly origin: string
  readonly fetch: SendRequest
  readonly endpoints: EndpointMap
  readonly timeoutMs: number
}

/** Sends requests one after another and remembers the last exchange, for the report. */
export interface Client {
  /** Makes a call of the contract. */
  readonly send: <W extends Wire>(endpoint: Endpoint<W>, input: Input<Endpoint<W>>, how?: How) => Promise<Answer>
  /** The method and the address of a call of the contract, as this back end has them. */
  readonly addressOf: <W extends Wire>(
    endpoint: Endpoint<W>,
    input: Input<Endpoint<W>>,
  ) => { readonly method: Method; readonly address: string }
  /** Sends any request to the back end. */
  readonly sendRaw: (method: string, address: string, how?: How) => Promise<Answer>
  readonly lastExchange: () => Exchange | null
}

/** The back end did not respond at all. */
export class Unreachable extends Error {}

/** Seconds that a 429 asks to wait; longer ones are not waited for. */
const LONGEST_WAIT = 10
const MOST_TRIES = 4

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))

const waitOf = ({ status, headers }: Answer): number | null => {
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN)
  return status === 429 && seconds > 0 && seconds <= LONGEST_WAIT ? seconds : null
}

/** A client of one back end. */
export function createClient({ origin, fetch, endpoints, timeoutMs }: ClientOptions): Client {
  let last: Exchange | null = null

  async function once(method: string, address: string, { key, idempotencyKey, headers, rawBody }: How) {
    const request = new Request(new URL(address, origin), {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        Accept: 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
        ...(rawBody !== undefined && { 'Content-Type': 'application/json' }),
        ...(key !== undefined && { [DRAFT_KEY_HEADER]: key }),
        ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
        ...headers,
      },
      ...(rawBody !== undefined && { body: rawBody }),
    })
    const sent = {
      method,
      url: request.url,
      headers: shownHeaders(request.headers),
      body: rawBody === undefined ? null : shown(rawBody),
    }
    const begun = performance.now()
    try {
      const response = await fetch(request)
      const text = await response.text()
      const answer: Answer = { status: response.status, headers: response.headers, text }
      last = {
        request: sent,
        response: { status: answer.status, headers: shownHeaders(answer.headers), body: shown(text) },
        ms: Math.round(performance.now() - begun),
      }
      return answer
    } catch (error) {
      last = { request: sent, response: null, ms: Math.round(performance.now() - begun) }
      throw new Unreachable(`${method} ${request.url}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }

  async function sendRaw(method: string, address: string, how: How = {}): Promise<Answer> {
    for (let tries = 1; ; tries += 1) {
      const answer = await once(method, address, how)
      const wait = waitOf(answer)
      if (wait === null || tries === MOST_TRIES) return answer
      await pause(wait * 1000)
    }
  }

  const addressAt: Client['addressOf'] = (endpoint, input) => addressOf(endpoint, input as AddressInput, endpoints)

  return {
    sendRaw,
    addressOf: addressAt,
    send: (endpoint, input, how = {}) => {
      const { method, address } = addressAt(endpoint, input)
      const { body } = input as { readonly body?: unknown }
      const rawBody = how.rawBody ?? (body === undefined ? undefined : JSON.stringify(body))
      return sendRaw(method, address, { ...how, ...(rawBody !== undefined && { rawBody }) })
    },
    lastExchange: () => last,
  }
}
