import type { ResponseOf, Endpoint, Input, Problem } from '@prilavok/contracts'
import type { AbortNotice } from '../lib/latest'
import type { Result } from '../lib/result'
import type { SafeUrl } from '../lib/safe-url'

/** Why a call failed; `message` is the rejection text of HTTP-01 to HTTP-03. */
export interface HttpFailure {
  /** `response`: the server responded 2xx with something that the contract does not allow. */
  readonly kind: 'status' | 'network' | 'timeout' | 'response' | 'aborted'
  readonly message: string
  /** Status code of the response; left out where there was none. */
  readonly status?: number
  /** The contract's error shape, when the body was one. Source: HTTP-04. */
  readonly problem?: Problem
  /** The body of the response as it came. */
  readonly body?: unknown
}

/** What one call may request beside its input. */
export interface HttpOptions {
  /** Ends the call when it aborts; the outcome then has the kind `aborted`. */
  readonly signal?: AbortNotice
  /** Kept over the retries of one intention of the buyer. */
  readonly idempotencyKey?: string
  /** Limit of the whole call, in milliseconds. */
  readonly timeoutMs?: number
  /** The secret that opens the order draft of the call; goes in a header, never into an address. */
  readonly draftKey?: string
  /** What kind of response the caller would rather have, as in the header `Accept`; JSON by default. */
  readonly accept?: string
  /** Another server than the shop's, which gets no cookies and none of the shop's headers, only these. */
  readonly server?: { readonly base: SafeUrl; readonly headers?: Readonly<Record<string, string>> }
  /** Lets the request outlive the page (last autosave). */
  readonly keepalive?: boolean
}

/** Sends one call of the contract; never rejects, so that a silent failure is a visible choice. */
export type Http = <E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options?: HttpOptions,
) => Promise<Result<ResponseOf<E>, HttpFailure>>
