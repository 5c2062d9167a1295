import type { Endpoint } from '../endpoint'
import type { Wire } from '../wire'

/** Header with the token of the session, on every staff call that changes something. */
export const CSRF_HEADER = 'X-CSRF-Token'

/**
 * Who may make a call: anybody, any staff member, or staff with a permission `{resource}:{action}`. `{entity}` stands for the permission of
 * the resource that the path names, `{action}` for that of the bulk action.
 */
export type Access = 'public' | 'staff' | `${string}:${string}`

/** One call of the staff wing. */
export interface AdminEndpoint<W extends Wire = Wire> extends Endpoint<W> {
  /** Who may make the call. */
  readonly permission: Access
  /** Whether `X-CSRF-Token` goes with the call when the session is kept in a cookie. */
  readonly csrf: boolean
  /** Whether `If-Match` goes with a save: the ETag that the record was read with. */
  readonly ifMatch?: true
  /** How long a response may be kept, in seconds, or by its ETag; without it, not at all. */
  readonly cache?: 'etag' | number
  /** Whether the body is a form with a file. */
  readonly multipart?: true
  /** Whether a member who has yet to set up a second factor may make the call. */
  readonly beforeSecondFactor?: true
  /** Whether the response is a stream, not JSON. */
  readonly stream?: true
}

/** Declares one call of the staff wing; every one that may change something is sent with the CSRF token, but for the sign-in. */
export const adminEndpoint = <W extends Wire>(spec: Omit<AdminEndpoint<W>, 'csrf'>): AdminEndpoint<W> => ({
  ...spec,
  csrf: spec.method !== 'GET' && spec.permission !== 'public',
})
