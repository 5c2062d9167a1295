import { Hono } from 'hono'
import { HttpProblem } from '../../http/problem'
import type { ApiEnv } from '../../http/serve-route'
import type { Shop } from '../../shop'
import { findFile, isPrivate, mayRead } from './files'

/** The bytes of uploaded files: pictures are shown, documents saved; nothing in them runs on the shop's address. */
export function fileBytesRoutes(shop: Shop): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>({ strict: false })
  routes.get('/files/:id', async (context) => {
    const row = await findFile(shop, context.req.param('id'))
    const isOpen = row !== null && mayRead(shop, row, context.req.query())
    const bytes = isOpen ? await shop.files.get(row.id) : null
    if (row === null || bytes === null) throw new HttpProblem('not-found', { detail: 'There is no such file.' })
    const isPicture = row.width !== null
    return context.body(bytes, 200, {
      'Content-Type': row.content_type,
      'Content-Disposition': `${isPicture ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(row.name)}`,
      'Cache-Control': isPrivate(row.type) ? 'no-store' : 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    })
  })
  return routes
}
