import type { Endpoint } from '@prilavok/contracts'
import { fail, lazy, type Result } from '@prilavok/core'
import type { Http, HttpFailure } from '@prilavok/core/effects'

/** Bundlers replace this, so that a page in production has no code for it. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** Is notified of every call to the shop server; the response never rejects. */
export type CallListener = (endpoint: Endpoint, input: unknown, response: Promise<Result<unknown, HttpFailure>>) => void

/** Http whose code is loaded with the first request; when it cannot be loaded, that is a network failure. */
export function createLazyHttp(loadHttp: () => Promise<Http>, onCall?: CallListener): Http {
  if (process.env.NODE_ENV !== 'production' && typeof loadHttp !== 'function')
    throw new TypeError(
      "createLazyHttp() was given no function that loads http. Write createLazyHttp(async () => (await import('@prilavok/browser/http')).createHttp({ origin: 'https://shop.example' })) with the address of your shop server.",
    )
  const load = lazy(loadHttp)
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
