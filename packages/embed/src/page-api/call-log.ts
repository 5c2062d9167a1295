import type { CallListener } from '@prilavok/browser'
import type { Endpoint } from '@prilavok/contracts'
import type { HttpFailure } from '@prilavok/core/effects'

/** A request to the shop server as the devtools list it: never what was sent or returned. */
export interface Call {
  readonly endpoint: Endpoint
  /** Milliseconds since the page began. */
  readonly at: number
  /** How long the response took, in milliseconds; null while there is none. */
  readonly ms: number | null
  /** Why there is no response: an http status, or the kind of failure. */
  readonly failure: number | HttpFailure['kind'] | null
}

/** The last requests to the shop server. */
export interface CallLog {
  readonly calls: readonly Call[]
  /** Is notified of each call with its input and result, while the devtools are open. */
  onResult?: ((call: Call, input: unknown, result: unknown) => void) | undefined
  /** Is notified of each call that has got no response at all. */
  onUnreachable?: (() => void) | undefined
}

const KEPT = 100

/** A log of calls, and the listener that fills it. */
export function createCallLog(): { readonly log: CallLog; readonly onCall: CallListener } {
  const calls: Call[] = []
  const log: CallLog = { calls }
  return {
    log,
    onCall(endpoint, input, response) {
      const call = { endpoint, at: performance.now(), ms: null as number | null, failure: null as Call['failure'] }
      if (calls.push(call) > KEPT) calls.shift()
      void response.then((result) => {
        call.ms = performance.now() - call.at
        if (!result.ok) call.failure = result.error.status ?? result.error.kind
        log.onResult?.(call, input, result)
        if (call.failure === 'network') log.onUnreachable?.()
      })
    },
  }
}
