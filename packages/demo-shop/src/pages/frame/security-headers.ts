import type { MiddlewareHandler } from 'hono'
import type { PublicRobotCheck } from '@prilavok/shop-server/kit'

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

/** Where the scripts, frames and calls of a service come from; see docs/guides/csp.md. */
const ROBOT_HOSTS: Readonly<Record<PublicRobotCheck['service'], readonly string[]>> = {
  recaptcha: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'smart-captcha': ['https://smartcaptcha.yandexcloud.net'],
}

/** With a foreign service: its scripts make HTML in ways of their own, which trusted types of the shop would forbid. */
function withService(hosts: string): string {
  const open = CONTENT_SECURITY_POLICY.split('; ').filter((each) => !each.includes('trusted-types'))
  return open.map((each) => (/^(?:script|connect)-src/.test(each) ? `${each} ${hosts}` : each)).join('; ')
}

/** The policy of one page: its frames and the service against robots, where it has some, and else that of every page. */
export function policyOf(
  { frames = [] }: { readonly frames?: readonly string[] },
  robotCheck: PublicRobotCheck | null = null,
): string {
  const hosts = robotCheck === null ? [] : ROBOT_HOSTS[robotCheck.service]
  const policy = hosts.length === 0 ? CONTENT_SECURITY_POLICY : withService(hosts.join(' '))
  const framed = [...frames, ...hosts]
  return framed.length === 0 ? policy : `${policy}; frame-src ${framed.join(' ')}`
}

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
