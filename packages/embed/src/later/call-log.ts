import type { Endpoint } from '@prilavok/contracts'
import type { Http, HttpFailure } from '@prilavok/core/effects'

/** A question to the shop server as it is remembered for the doctor: never what was asked or answered. */
export interface Call {
  readonly endpoint: Endpoint
  /** Milliseconds since the page began. */
  readonly at: number
  /** How long the answer took, in milliseconds; null while there is none. */
  readonly ms: number | null
  /** Why there is no answer: a status of http, or the kind of failure. */
  readonly failure: number | HttpFailure['kind'] | null
}

/** The last questions to the shop server. */
export interface CallLog {
  readonly calls: readonly Call[]
  /** Hears what is asked and answered from now on, while somebody looks. */
  heard?: ((call: Call, input: unknown, answer: unknown) => void) | undefined
}

const KEPT = 100

/** The same http, which keeps in mind what it was asked for. */
export function logCalls(http: Http): { readonly http: Http; readonly log: CallLog } {
  const calls: Call[] = []
  const log: CallLog = { calls }
  const ask = async (endpoint: Endpoint, input: unknown, options: object) => {
    const call = { endpoint, at: performance.now(), ms: null as number | null, failure: null as Call['failure'] }
    if (calls.push(call) > KEPT) calls.shift()
    const answer = await http(endpoint, input as never, options)
    call.ms = performance.now() - call.at
    if (!answer.ok) call.failure = answer.error.status ?? answer.error.kind
    log.heard?.(call, input, answer)
    return answer
  }
  return { http: ask as Http, log }
}
