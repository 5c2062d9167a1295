import type { ShopSettings } from '../settings'
import { HttpProblem } from './problem'

type Addresses = Pick<ShopSettings, 'publicUrl'>

const refuse = (detail: string): never => {
  throw new HttpProblem('forbidden', { security: 'origin-refused', detail })
}
const isJson = (type: string | null) => /^application\/json\s*(?:;|$)/i.test(type ?? '')
const isAddress = (host: string) => /^\d+\.\d+\.\d+\.\d+$|^\[/.test(host)
const isLoopback = (host: string) => host === 'localhost' || host.endsWith('.localhost')
const publicAddress = ({ publicUrl }: Addresses): URL | null =>
  publicUrl !== null && URL.canParse(publicUrl) ? new URL(publicUrl) : null

/**
 * Refuses a request under a name that is not this server's. Anybody can point a name of their own at this machine and then
 * read and write it from their page; nobody can do so with an IP address, with `localhost` or with the shop's public name.
 */
export function refuseForeignName(request: Request, settings: Addresses): void {
  const { hostname } = new URL(request.url)
  const isOwn = isAddress(hostname) || isLoopback(hostname) || hostname === publicAddress(settings)?.hostname
  if (!isOwn) refuse('This is not an address of the sandbox: use localhost, an IP address or the --public-url.')
}

/**
 * Refuses what the page of another origin sends. Browsers say where a request comes from; a request that says nothing comes from a
 * program, which needs no page to do harm. `named` are pages that may send beside those of this server's own origin.
 */
export function refuseForeignPage(request: Request, settings: Addresses, named: readonly string[] = []): void {
  const origin = request.headers.get('Origin')
  const site = request.headers.get('Sec-Fetch-Site')
  if (origin !== null && named.includes(origin)) return
  const isOwn = origin === null || [new URL(request.url).origin, publicAddress(settings)?.origin].includes(origin)
  // Behind a proxy that speaks https the server does not know its own scheme; the browser does.
  if (site === null ? isOwn : site === 'same-origin') return
  refuse('The sandbox takes requests from its own origin only.')
}

/** Refuses a body that is not declared as JSON: only such a body makes a browser ask before a page of another origin sends it. */
export function refuseOtherThanJson(request: Request): void {
  if (!isJson(request.headers.get('Content-Type')))
    throw new HttpProblem('bad-request', { detail: 'Send JSON with Content-Type: application/json.' })
}
