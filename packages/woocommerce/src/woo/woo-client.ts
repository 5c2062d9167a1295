import ky, { HTTPError, TimeoutError } from 'ky'
import * as z from 'zod/mini'
import { plainText } from './plain-text'
import { WooFailure } from './woo-failure'

/** A request to WooCommerce. */
export interface WooRequest<S extends z.ZodMiniType> {
  readonly method?: 'GET' | 'POST' | 'PUT'
  /** The steps of the path below the API: its own words, and ids as numbers, which cannot lead elsewhere. */
  readonly path: readonly (string | number)[]
  readonly query?: Readonly<Record<string, string | number>>
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** What WooCommerce should respond with. */
  readonly schema: S
}

/** What WooCommerce responded with. */
export interface WooAnswer<T> {
  readonly data: T
  readonly headers: Headers
}

type Send = <S extends z.ZodMiniType>(request: WooRequest<S>) => Promise<WooAnswer<z.output<S>>>

/** The two interfaces of a WooCommerce. */
export interface WooClient {
  /** Store API: what any visitor may do. */
  readonly store: Send
  /** REST API with the shop's keys. */
  readonly rest: Send
}

/** How WooCommerce is reached. */
export interface WooClientOptions {
  readonly shop: string
  readonly consumerKey: string
  readonly consumerSecret: string
  readonly timeoutMs: number
  readonly fetch?: typeof fetch
}

const refusal = z.object({ code: z.string(), message: z.string() })

/** A call for the log: no ids, no query. */
const callOf = (method: string, api: string, path: readonly (string | number)[]): string =>
  `${method} ${api}/${path.filter((step) => typeof step === 'string' && /^[a-z_/-]+$/.test(step)).join('/')}`

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** What a client needs of a failed response. */
function refusalOf(call: string, status: number, text: string): WooFailure {
  const said = z.safeParse(refusal, jsonOf(text))
  if (!said.success) return new WooFailure('unreadable', call, status)
  return new WooFailure('refused', call, status, said.data.code, plainText(said.data.message))
}

/** A client of one WooCommerce. Keys go to its address alone: a redirect is not followed. */
export function createWooClient({
  shop,
  consumerKey,
  consumerSecret,
  timeoutMs,
  fetch: own,
}: WooClientOptions): WooClient {
  const client = ky.create({
    timeout: timeoutMs,
    redirect: 'manual',
    credentials: 'omit',
    retry: { limit: 1, methods: ['get'], statusCodes: [502, 503, 504], afterStatusCodes: [], delay: () => 200 },
    ...(own && { fetch: own }),
  })

  const sender =
    (api: string, keys: Readonly<Record<string, string>>): Send =>
    async ({ method = 'GET', path, query = {}, body, headers, schema }) => {
      const call = callOf(method, api, path)
      const steps = path.map((step) => encodeURIComponent(String(step))).join('/')
      const url = new URL(`${shop}/wp-json/${api}/${steps}`)
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
      const sent = { method, headers: { Accept: 'application/json', ...keys, ...headers } }
      const response = await client(url, { ...sent, ...(body !== undefined && { json: body }) }).catch(
        (error: unknown) => {
          if (error instanceof HTTPError) return error.response
          throw new WooFailure(error instanceof TimeoutError ? 'timeout' : 'unreachable', call)
        },
      )
      const text = await response.text().catch(() => {
        throw new WooFailure('unreachable', call, response.status)
      })
      if (!response.ok) throw refusalOf(call, response.status, text)
      const read = z.safeParse(schema, jsonOf(text))
      if (!read.success) throw new WooFailure('unreadable', call, response.status)
      return { data: read.data, headers: response.headers }
    }

  return {
    store: sender('wc/store/v1', {}),
    rest: sender('wc/v3', { Authorization: `Basic ${btoa(`${consumerKey}:${consumerSecret}`)}` }),
  }
}
