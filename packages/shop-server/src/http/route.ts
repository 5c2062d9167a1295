import type { WireResponseOf, Endpoint } from '@prilavok/contracts'
import type { Shop } from '../shop'
import type { Caching } from './caching'
import type { KeepIn } from './idempotency'
import type { Read, Wire } from './read-call'

/** A call as its handler sees it. */
interface Call<W extends Wire> {
  readonly params: Read<W, 'params'>
  readonly query: Read<W, 'query'>
  readonly body: Read<W, 'body'>
  /** Hash of the draft key that the request carries. */
  readonly draftKey: string | null
  readonly headers: Headers
  /** Where the request came from; null = not known. */
  readonly address: string | null
  /** The cookie of the visitor; empty for one who has none yet. */
  readonly visitor: string
  /** Whether the visitor's browser speaks https with the shop. */
  readonly isHttps: boolean
  /** Stores the response that the call is going to have in the transaction that makes it true. */
  readonly keepIn: KeepIn
  /** Sends a cookie line with a response that is no error. */
  readonly setCookie: (line: string) => void
}

interface RouteOptions {
  readonly caching?: Caching
  /** Whether the record belongs to a visitor, who then gets a cookie. */
  readonly forVisitor?: boolean
  /**
   * The response holds nothing of a person. A repeat is then known by its key alone: the first request had no cookie where the response
   * that brought one was lost, and its repeat may have one.
   */
  readonly isKnownByKey?: boolean
  /** Bodies in other shapes that this call takes, brought into the contract's. */
  readonly reshape?: (body: unknown) => unknown
}

/** What a visitor sends to be read by people of the shop. */
export const VISITOR_FORM: RouteOptions = { forVisitor: true, isKnownByKey: true }

/** What a route may say beside its handler. */
interface WireOptions<W extends Wire> extends RouteOptions {
  /** A form that a service is asked about: its name, as pages give it to the service, and where its token is. Source: CONTENT-29. */
  readonly robotCheck?: {
    readonly action: string
    readonly token: (body: Read<W, 'body'>) => string | null
    /** Whether this request is asked about; every one when left out. */
    readonly isNeeded?: (shop: Shop, call: Call<W>) => Promise<boolean>
  }
  /** The same response as markup, for whoever does not ask for JSON first. */
  readonly markup?: (shop: Shop, call: Call<W>) => Promise<string>
}

/** One call of the API: the contract's endpoint and its handler; a handler that returns null responds with 204. */
export interface Route<W extends Wire = Wire> {
  readonly endpoint: Endpoint<W>
  readonly options: WireOptions<W>
  readonly handle: (shop: Shop, call: Call<W>) => Promise<WireResponseOf<Endpoint<W>>>
}

/** Ties an endpoint of the contract to its handler. */
export const route = <W extends Wire>(
  endpoint: Endpoint<W>,
  options: WireOptions<W>,
  handle: (shop: Shop, call: Call<W>) => Promise<WireResponseOf<Endpoint<W>>>,
): Route => ({ endpoint, options, handle })
