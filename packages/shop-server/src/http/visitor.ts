/**
 * A week: the cookie recognises the browser that repeats a request, and counts its requests for the limits; both look back a day at
 * most. What belongs to a buyer opens with the key of the draft, never with this cookie.
 */
const COOKIE_SECONDS = 7 * 24 * 3600

/** With https the browser itself keeps other hosts, and pages without https, from setting it (`__Host-`). */
const nameOf = (isHttps: boolean) => (isHttps ? '__Host-sid' : 'sid')

/** The visitor of the request, or empty text for one without a cookie. */
export function visitorOf(request: Request, isHttps: boolean): string {
  const pattern = new RegExp(`(?:^|;\\s*)${nameOf(isHttps)}=([\\w-]{16,64})(?:;|$)`)
  return pattern.exec(request.headers.get('Cookie') ?? '')?.[1] ?? ''
}

/** The cookie line that makes a visitor known. */
export const visitorCookie = (visitor: string, isHttps: boolean): string =>
  `${nameOf(isHttps)}=${visitor}; Path=/; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`
