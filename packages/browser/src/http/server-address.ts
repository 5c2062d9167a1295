import { addressOf, type Endpoint, type EndpointMap, type Method } from '@prilavok/contracts'
import { safeUrl, type SafeUrl } from '@prilavok/core'
import type { Reporter } from '@prilavok/core/effects'

type Input = Parameters<typeof addressOf>[1]

/** Where the calls to the shop server go. */
export interface ServerAddress {
  readonly origin: string
  readonly urlOf: (endpoint: Endpoint, input: Input) => { readonly method: Method; readonly url: SafeUrl }
}

const SAFE = 'Give one with https, or of the origin of the page.'

/** A whole address that may be called; null for one that may not, or that no browser reads. Outside of a page nobody but the program itself names one. */
function readable(written: string, base: string | undefined): SafeUrl | null {
  const { origin } = globalThis.location ?? {}
  try {
    const { href, protocol, origin: own } = new URL(written, base)
    const isWhole = safeUrl(written, origin ?? own) !== null
    return isWhole && /^https?:$/.test(protocol) ? safeUrl(href, origin ?? own) : null
  } catch {
    return null
  }
}

/** The address of a call on another server, whose own address has been judged. */
export function addressAt(
  base: SafeUrl,
  endpoint: Endpoint,
  input: Input,
): { readonly method: Method; readonly url: string } {
  const { method, address } = addressOf(endpoint, input)
  return { method, url: new URL(base.replace(/\/$/, '') + address, globalThis.location?.href).href }
}

/** Outside of a page there is no own origin. A wrong one is refused at once; a render calls nobody, so none is reported by the first call. */
function nowhere(written: string, report: Reporter): ServerAddress {
  const message = `Outside of a page the origin of createHttp must be an absolute URL such as https://shop.example; got '${written}'.`
  if (written !== '') throw new TypeError(message)
  return {
    origin: '',
    urlOf() {
      report({ kind: 'settings', message })
      throw new TypeError(message)
    },
  }
}

/**
 * The addresses of a shop server as they may be called: with https, or of the page's own origin. Others are reported once, and the page's
 * own server, or the usual address of the call, is used instead.
 */
export function createServerAddress(
  written: string,
  endpoints: EndpointMap | undefined,
  report: Reporter,
): ServerAddress {
  const here = globalThis.location?.href
  const refuse = (setting: string, value: string, instead: string) =>
    report({
      kind: 'settings',
      message: `The setting ${setting} is not used: "${value}" is no address of a shop server. ${SAFE} ${instead}`,
    })
  const given = readable(written || '/', here)
  if (given === null && here === undefined) return nowhere(written, report)
  if (given === null) refuse('api.origin', written, "The page's own server is called.")
  const base = new URL(given ?? '/', here)
  return {
    origin: base.origin,
    urlOf(endpoint, input) {
      const { method, address } = addressOf(endpoint, input, endpoints)
      const url = readable(address, base.href)
      if (url !== null) return { method, url }
      refuse(`api.endpoints.${endpoint.name}`, address, 'The usual address is called.')
      const usual = addressOf(endpoint, input)
      const usualUrl = readable(usual.address, base.href)
      if (usualUrl === null) throw new TypeError(`The address of ${endpoint.name} cannot be read.`)
      return { method: usual.method, url: usualUrl }
    },
  }
}
