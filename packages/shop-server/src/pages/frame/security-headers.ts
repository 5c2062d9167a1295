import type { MiddlewareHandler } from 'hono'

/** Only the shop's own files, no inline script or style, and no string becomes HTML or script by accident. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  // The widgets' own: for browsers that cannot clean markup by themselves, and for the scripts of payment providers.
  'trusted-types prilavok prilavok-scripts',
].join('; ')

/** The policy of one page: its frames, where it has some, and else that of every page. */
export const policyOf = ({ frames = [] }: { readonly frames?: readonly string[] }): string =>
  frames.length === 0 ? CONTENT_SECURITY_POLICY : `${CONTENT_SECURITY_POLICY}; frame-src ${frames.join(' ')}`

/** What the shop's pages never ask a browser for; the place and the payment windows are the shop's own business. */
export const PERMISSIONS_POLICY = [
  'accelerometer=()',
  'camera=()',
  'geolocation=(self)',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'usb=()',
].join(', ')

/** Security headers of every page response; documents get the content policy on top (`showPage`). */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  // Before the page, which may be stricter.
  c.header('Referrer-Policy', 'strict-origin-when-cross-origin')
  await next()
  c.header('X-Content-Type-Options', 'nosniff')
  // No other site holds on to the shop's window; the windows of payments that the shop opens still report to it.
  c.header('Cross-Origin-Opener-Policy', 'same-origin-allow-popups')
  c.header('Permissions-Policy', PERMISSIONS_POLICY)
}
