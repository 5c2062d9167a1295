import type { WireResponseOf, Endpoint } from '@prilavok/contracts'
import type { AdminEndpoint } from '@prilavok/contracts/admin'
import type { Shop } from '../shop'
import type { Read, Wire } from './read-call'
import type { KeyedRequest } from './idempotency'
import type { StaffMember } from './staff-session'

/** A staff call as its handler sees it. */
export interface StaffCall<W extends Wire = Wire> {
  readonly params: Read<W, 'params'>
  readonly query: Read<W, 'query'>
  readonly body: Read<W, 'body'>
  readonly request: Request
  /** The query as it came, with every value of a repeated name. */
  readonly asked: Readonly<Record<string, readonly string[]>>
  readonly member: StaffMember
  readonly isHttps: boolean
  readonly address: string | null
  /** What the request is known by when it comes again; null without `Idempotency-Key`. */
  readonly keyed: KeyedRequest | null
  /** Names the record that is changed, for the permission of calls of any resource. */
  readonly cookie: (line: string) => void
}

/** One call of the staff API and its handler; a handler may return a whole response, and null is a 204. */
export interface StaffRoute<W extends Wire = Wire> {
  readonly endpoint: AdminEndpoint<W>
  readonly handle: (shop: Shop, call: StaffCall<W>) => Promise<WireResponseOf<Endpoint<W>> | Response | null>
}

/** Ties an endpoint of the staff contract to its handler. */
export const staffRoute = <W extends Wire>(
  endpoint: AdminEndpoint<W>,
  handle: StaffRoute<W>['handle'],
): StaffRoute => ({ endpoint, handle })
