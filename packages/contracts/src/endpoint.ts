import type * as z from 'zod/mini'
import type { OnWire, Wire } from './wire'

/**
 * Header with the key of a draft: 22 to 64 of `A-Z a-z 0-9 _ -`, made by the browser that makes the draft. Whoever holds it owns the
 * draft; it is never in an address.
 */
export const DRAFT_KEY_HEADER = 'X-Draft-Key'

/** The HTTP methods of the contract. */
export type Method = 'GET' | 'POST' | 'DELETE'

/**
 * One call to the shop server: a light value (name, method, path). Its schemas arrive by a lazy
 * import with the first request, so the first load of a page stays small.
 */
export interface Endpoint<W extends Wire = Wire> {
  /** Key in the endpoint map that a partner may override. */
  readonly name: string
  readonly method: Method
  /** Path under the API origin; `{name}` marks a path parameter. */
  readonly path: string
  /** Whether an `Idempotency-Key` goes with the call: a strict server refuses a call without a required one. */
  readonly idempotency?: 'required' | 'optional'
  /** Whether it is about an order draft: the key of this browser's draft goes with it, in the header `X-Draft-Key`. */
  readonly ofDraft?: true
  /** Whether a server may respond with markup for the page, of which it chooses by the `Accept` of the request. */
  readonly markup?: true
  /** The largest body in bytes, where it is not `LARGEST_BODY`. */
  readonly largestBody?: number
  readonly wire: () => Promise<W>
}

/** The largest body of a call that says nothing else, in bytes: 64 KB, several times the largest honest order. */
export const LARGEST_BODY = 65_536

/** Declares one call. */
export const endpoint = <W extends Wire>(spec: Endpoint<W>): Endpoint<W> => spec

/** A field that a server may miss on reading may be left out on sending too. */
type Sent<T> = T extends readonly (infer I)[]
  ? readonly Sent<I>[]
  : T extends object
    ? { readonly [K in keyof T]: Sent<T[K]> }
    : T

type Part<W, Name extends string> = W extends { readonly [N in Name]: infer S extends z.ZodMiniType }
  ? { readonly [N in Name]: Sent<z.input<S>> }
  : unknown
/** A query without any field that must be given may be left out. */
type QueryPart<W> = W extends { readonly query: infer S extends z.ZodMiniType }
  ? object extends z.input<S>
    ? { readonly query?: Sent<z.input<S>> }
    : { readonly query: Sent<z.input<S>> }
  : unknown

/** What the caller gives: path parameters, query and body, as far as the call has them. */
export type Input<E> = E extends Endpoint<infer W> ? Part<W, 'params'> & QueryPart<W> & Part<W, 'body'> : never
/** What the caller gets: domain values, mapped from the wire by the schema. */
export type ResponseOf<E> = E extends Endpoint<infer W> ? z.output<W['response']> : never
/** What the server sends. */
export type WireResponseOf<E> = E extends Endpoint<infer W> ? z.output<OnWire<W['response']>> : never
