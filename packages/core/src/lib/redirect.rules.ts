import { SLIPPERY, type SafeUrl } from './safe-url'

/** Why a payment service's address is not followed. Source: SAFE-12. */
export type RedirectRefusal = 'empty' | 'unreadable' | 'not-https' | 'foreign-host'

/** Where the buyer may be sent, or why not; `host` is the one that would have to be allowed. */
export type RedirectVerdict =
  | { readonly follow: true; readonly url: SafeUrl }
  | { readonly follow: false; readonly why: RedirectRefusal; readonly host: string | null }

/** What an address is judged by. */
export interface RedirectGround {
  /** Hosts of the provider: `pay.example`, `*.pay.example` for all below it, `pay.example:8443`. */
  readonly hosts: readonly string[]
  /** Scheme, host and port of the page. */
  readonly origin: string
}

const LABEL = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?'
const HOST = new RegExp(`^${LABEL}(?:\\.${LABEL})*$`)
const ALLOWED = new RegExp(`^(\\*\\.)?(${LABEL}(?:\\.${LABEL})+)(?::(\\d{1,5}))?$`)
/** Scheme, host, port and the rest; an address with a user's name before the host (`user@host`) does not fit. */
const PARTS = /^([a-z][a-z0-9+.-]*):\/\/([^/?#@:]+)(?::(\d{1,5}))?([/?#].*)?$/
const SCHEME = /^[a-z][a-z0-9+.-]*:/
const USUAL_PORTS: Readonly<Record<string, string>> = { https: '443', http: '80' }

interface Address {
  readonly scheme: string
  readonly host: string
  readonly port: string
  readonly origin: string
  readonly rest: string
}

/** The parts of a whole address; null for one that could be read in two ways. */
function read(address: string): Address | null {
  // Scheme and host are the same in small letters, the rest is not.
  const end = address.search(/(?<![:/])[/?#]/)
  const head = (end < 0 ? address : address.slice(0, end)).toLowerCase()
  const [, scheme, host, written, rest] = PARTS.exec(head + address.slice(head.length)) ?? []
  if (scheme === undefined || host === undefined || !HOST.test(host)) return null
  const usual = USUAL_PORTS[scheme]
  const port = written === undefined ? (usual ?? '') : String(Number(written))
  return { scheme, host, port, origin: `${scheme}://${host}${port === usual ? '' : `:${port}`}`, rest: rest ?? '' }
}

/** Below a wildcard a label in punycode is refused: browsers do not read every one of them. */
const isBelow = (host: string, parent: string): boolean =>
  host.endsWith(`.${parent}`) &&
  !host
    .slice(0, -parent.length)
    .split('.')
    .some((label) => label.startsWith('xn--'))

function allows(entry: unknown, { host, port }: Address): boolean {
  const [, wildcard, name, allowedPort = '443'] = (typeof entry === 'string' && ALLOWED.exec(entry.toLowerCase())) || []
  if (name === undefined || Number(port) !== Number(allowedPort)) return false
  return wildcard === undefined ? host === name : isBelow(host, name)
}

const follow = (url: string): RedirectVerdict => ({ follow: true, url: url as SafeUrl })
const refuse = (why: RedirectRefusal, host: string | null = null): RedirectVerdict => ({ follow: false, why, host })

/**
 * Judges an address of a payment service that came from a server: it is followed on https to a host of that provider, or
 * within the page's own origin (SAFE-12). It is read letter by letter; what two readers might take differently is refused.
 */
export function judgeRedirect(address: unknown, { hosts, origin }: RedirectGround): RedirectVerdict {
  if (typeof address !== 'string' || address === '') return refuse('empty')
  if (SLIPPERY.test(address)) return refuse('unreadable')
  // With the origin before it, because a `<base href>` of the page would lead it elsewhere.
  if (/^\/(?!\/)/.test(address)) return follow(origin + address)
  const scheme = SCHEME.exec(address.toLowerCase())?.[0]
  const whole = read(address)
  if (whole !== null && whole.origin === origin) return follow(origin + whole.rest)
  if (scheme !== undefined && scheme !== 'https:') return refuse('not-https')
  if (whole === null) return refuse('unreadable')
  const given: unknown = hosts
  if (!Array.isArray(given) || !given.some((entry) => allows(entry, whole))) return refuse('foreign-host', whole.host)
  return follow(whole.origin + whole.rest)
}
