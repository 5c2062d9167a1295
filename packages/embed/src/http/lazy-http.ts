import type { Endpoint } from '@prilavok/contracts'
import { fail, lazy, type Result } from '@prilavok/core'
import type { Http, HttpFailure, Reporter } from '@prilavok/core/effects'
import type { PrilavokConfig } from '../page-api/config'

/** Is notified of every call to the shop server; the response never rejects. */
export type CallListener = (endpoint: Endpoint, input: unknown, response: Promise<Result<unknown, HttpFailure>>) => void

interface LazyHttpOptions {
  readonly api: PrilavokConfig['api']
  readonly report: Reporter
  readonly onCall?: CallListener
}

/** Http whose code and the schemas of the contract are loaded with the first request; when they cannot be, that is a network failure. */
export function lazyHttp({ api, report, onCall }: LazyHttpOptions): Http {
  const load = lazy(() => import('./create-page-http').then(({ createPageHttp }) => createPageHttp(api, report)))
  const send: Http = async (endpoint, input, options) => {
    const http = await load().catch(() => null)
    if (options?.signal?.aborted === true) return fail({ kind: 'aborted', message: 'Network Error' })
    return http === null ? fail({ kind: 'network', message: 'Network Error' }) : http(endpoint, input, options)
  }
  return (endpoint, input, options) => {
    const response = send(endpoint, input, options)
    onCall?.(endpoint, input, response)
    return response
  }
}
