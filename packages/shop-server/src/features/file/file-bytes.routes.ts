import { Hono } from 'hono'
import { HttpProblem } from '../../http/problem'
import type { ApiEnv } from '../../http/serve-route'
import { filePath } from '../../links'
import type { Shop } from '../../shop'
import { isPrivate } from '../../rules/file-rights'
import { findFile, mayRead } from './files'

/** The main picture of a product changes when the staff choose another. */
const MAIN_PICTURE = 'public, max-age=300, stale-while-revalidate=86400'

/** The file that the staff have chosen as the main picture of a product; null without one. */
async function mainPictureOf({ reads }: Shop, productId: string): Promise<string | null> {
  const row = await reads
    .selectFrom('product_picture')
    .innerJoin('product', 'product.id', 'product_id')
    .select('file_id')
    .where('product_id', '=', productId)
    .where('is_default', '=', true)
    .where('is_visible', '=', true)
    .executeTakeFirst()
  return row?.file_id ?? null
}

/**
 * The bytes of uploaded files: pictures are shown, documents saved; nothing in them runs on the shop's address. And the way from a product
 * to its main picture.
 */
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
  routes.get('/images/product/:file', async (context) => {
    const id = context.req.param('file').replace(/\.svg$/, '')
    const fileId = await mainPictureOf(shop, id)
    if (fileId === null) throw new HttpProblem('not-found', { detail: 'The product has no picture.' })
    return context.body(null, 302, { Location: filePath(fileId), 'Cache-Control': MAIN_PICTURE })
  })
  return routes
}
