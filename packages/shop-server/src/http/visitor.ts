/** Name of the cookie that knows a visitor again. */
const COOKIE_NAME = 'sid'
const COOKIE_SECONDS = 365 * 24 * 3600

/** The visitor of the request, or empty text for one without a cookie. */
export const visitorOf = (request: Request): string =>
  /(?:^|;\s*)sid=([\w-]{16,64})/.exec(request.headers.get('Cookie') ?? '')?.[1] ?? ''

/** The cookie line that makes a visitor known. */
export const visitorCookie = (visitor: string, request: Request): string =>
  `${COOKIE_NAME}=${visitor}; Path=/; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Lax${request.url.startsWith('https:') ? '; Secure' : ''}`
