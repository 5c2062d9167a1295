import type { Endpoint, readRequest, RequestPart, WireResponseOf } from '@prilavok/contracts'
import type { Shop } from '../shop'

/** The schemas of a call. */
export type Wire = Awaited<ReturnType<Endpoint['wire']>>

/** What a handler gets of a request part. */
export type Read<W extends Wire, P extends RequestPart> = Extract<
  Awaited<ReturnType<typeof readRequest<W, P>>>,
  { readonly ok: true }
>['value']

/** A call as its handler sees it. */
export interface Call<W extends Wire> {
  readonly params: Read<W, 'params'>
  readonly query: Read<W, 'query'>
  readonly body: Read<W, 'body'>
  /** Hash of the draft key that the request carries. */
  readonly draftKey: string | null
  /** Its Idempotency-Key. */
  readonly repeatKey: string | null
  readonly requestId: string
}

/** One call of the contract and its handler; a handler that resolves with null responds with 204. */
export interface Route<W extends Wire = Wire> {
  readonly endpoint: Endpoint<W>
  /** Seconds for which caches may keep the response. */
  readonly maxAge: number
  readonly handle: (shop: Shop, call: Call<W>) => Promise<WireResponseOf<Endpoint<W>>>
}

/** Ties an endpoint of the contract to its handler. */
export const route = <W extends Wire>(
  endpoint: Endpoint<W>,
  handle: (shop: Shop, call: Call<W>) => Promise<WireResponseOf<Endpoint<W>>>,
  maxAge = 0,
): Route => ({ endpoint, handle, maxAge })
