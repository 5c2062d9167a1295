import { HttpProblem } from '../http/problem'

/** How WooCommerce failed: it was not reached, took too long, responded with something else than its API, or refused. */
export type FailureKind = 'unreachable' | 'timeout' | 'unreadable' | 'refused'

/** WooCommerce did not do what it was asked for. */
export class WooFailure extends Error {
  constructor(
    readonly kind: FailureKind,
    /** The call, without ids and without its query. */
    readonly call: string,
    readonly status: number | null = null,
    /** Code of the refusal, such as `woocommerce_rest_cart_empty`. */
    readonly code: string | null = null,
    /** What WooCommerce says to the buyer, in the shop's language and as plain text. */
    readonly said: string | null = null,
  ) {
    super(`${call}: ${kind}${status === null ? '' : ` ${status}`}${code === null ? '' : ` ${code}`}`)
  }

  /** Whether it is unknown what has become of the request: it may have been carried out. */
  get isOpen(): boolean {
    return this.kind !== 'refused' || (this.status ?? 0) >= 500
  }
}

/** A failure of the shop as the contract says it; keys, addresses and what WooCommerce wrote stay in the log. */
export function problemOf({ kind, status }: WooFailure): HttpProblem {
  if (kind === 'timeout') return new HttpProblem('provider-timeout')
  if (status === 429 || status === 503) return new HttpProblem('unavailable', { retryAfterSeconds: 2 })
  return new HttpProblem('provider-failed')
}
