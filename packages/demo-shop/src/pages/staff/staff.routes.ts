import { Hono } from 'hono'
import { TILES_PATH } from '@prilavok/shop-server/kit'
import { CONTENT_SECURITY_POLICY } from '../frame/security-headers'

/** Where the staff wing of the reference shop is. */
export const STAFF_PATH = '/staff'

const SHEET_PATH = '/staff/page.css'
const SHEET = `:root { color-scheme: light dark; }
body { font-family: system-ui, sans-serif; margin: 0; }
`
const PAGE = `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Кабинет магазина</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${SHEET_PATH}">
</head>
<body>
<div data-prilavok="admin-app" data-map-tiles="${TILES_PATH}" data-map-attribution="Natural Earth, GeoNames" data-map-attribution-link="https://www.geonames.org/"></div>
<noscript>Для работы кабинета нужен JavaScript.</noscript>
<script type="module" src="/bundle/prilavok-admin.js"></script>
</body>
</html>
`

/** The page of the staff wing: an empty element and the script; what it shows is behind the sign-in. */
export function staffRoutes(): Hono {
  const app = new Hono()
  app.get(STAFF_PATH, (c) => {
    c.header(
      'Content-Security-Policy',
      `${CONTENT_SECURITY_POLICY.replace("frame-ancestors 'self'", "frame-ancestors 'none'")}`,
    )
    c.header('Cache-Control', 'no-cache')
    return c.html(PAGE)
  })
  app.get(SHEET_PATH, (c) => {
    c.header('Cache-Control', 'public, max-age=3600')
    return c.body(SHEET, 200, { 'Content-Type': 'text/css; charset=utf-8' })
  })
  return app
}
