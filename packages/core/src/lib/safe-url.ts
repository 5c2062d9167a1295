/** An address that was checked; only the checks of `safe-url` and `judgeRedirect` make one of a string. */
export type SafeUrl = string & { readonly checkedUrl: true }

/** The address of a script that may run in the page; only `scriptUrl` makes one of a string. */
export type ScriptUrl = SafeUrl & { readonly checkedScript: true }

/** Browsers drop or turn these before they read an address, so what is checked would not be what is opened. */
export const SLIPPERY = /[\s\\\p{Cc}\p{Cf}\p{Cs}]/u

/** On https a host and nothing else before the path, where a user's name (`user@host`) is none; or no scheme and no host at all. */
const SAFE = /^(?:https:\/\/[^/?#@]+([/?#]|$)|(?!\/\/|[a-z][a-z\d+.-]*:).)/i
/** A server on the developer's own machine. */
const LOCAL = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?([/?#]|$)/i

/**
 * An address that settings, attributes or a server name, as it may be opened: https, within the page's own origin (`origin`), or relative to
 * the page. Null for everything else: scripts, data, plain http, a user's name before the host, characters that browsers drop.
 */
export function safeUrl(address: unknown, origin: string): SafeUrl | null {
  if (typeof address !== 'string' || SLIPPERY.test(address)) return null
  // Without a scheme it gets that of the page.
  const whole = address.startsWith('//') ? origin.slice(0, origin.indexOf('/')) + address : address
  const isOwn = origin !== '' && whole.startsWith(origin) && /^([/?#]|$)/.test(whole.slice(origin.length))
  return SAFE.test(whole) || isOwn || (LOCAL.test(whole) && !origin.startsWith('https:')) ? (address as SafeUrl) : null
}

/** The same for a link, which may lead to a mailbox or a telephone as well. */
export const safeLink = (address: unknown, origin: string): SafeUrl | null =>
  typeof address === 'string' && /^(mailto|tel):/i.test(address) && !SLIPPERY.test(address)
    ? (address as SafeUrl)
    : safeUrl(address, origin)
