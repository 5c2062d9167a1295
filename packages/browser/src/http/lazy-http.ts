import type { Endpoint } from '@prilavok/contracts'
import { fail } from '@prilavok/core'
import type { Http, HttpOptions } from '@prilavok/core/effects'

/** Http whose code arrives with the first request; when it cannot be loaded, that is a network failure. */
export function createLazyHttp(load: () => Promise<Http>): Http {
  let loading: Promise<Http> | null = null
  const ask = async (endpoint: Endpoint, input: unknown, options?: HttpOptions) => {
    try {
      loading ??= load()
      const http = await loading
      return await http(endpoint, input as never, options)
    } catch {
      loading = null
      return fail({ kind: 'network' as const, message: 'Network Error' })
    }
  }
  return ask as Http
}
