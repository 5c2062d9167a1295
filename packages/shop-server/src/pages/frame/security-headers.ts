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

/** Security headers of every page response; documents get the content policy on top (`showPage`). */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  c.header('X-Content-Type-Options', 'nosniff')
  c.header('Referrer-Policy', 'strict-origin-when-cross-origin')
}
