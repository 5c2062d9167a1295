import { Hono } from 'hono'
import type { Selectable } from 'kysely'
import type { FileTable } from '../../db'
import { HttpProblem } from '../../http/problem'
import { isHeld } from '../../http/entity-tag'
import type { ApiEnv } from '../../http/serve-route'
import { filePath } from '../../links'
import type { Shop } from '../../shop'
import { isPrivate } from '../../rules/file-rights'
import { bytesKeyOf, findFile, mayRead } from './files'

/** The main picture of a product changes when the staff choose another. */
const MAIN_PICTURE = 'public, max-age=300, stale-while-revalidate=86400'

const FOREVER = 'public, max-age=31536000, immutable'
/** An address without a version stays when the bytes are replaced. */
const REPLACEABLE = 'public, max-age=300, stale-while-revalidate=86400'

/** How long a file is kept by browsers. */
function keptFor(
  { type, version }: Pick<Selectable<FileTable>, 'type' | 'version'>,
  asked: string | undefined,
): string {
  if (isPrivate(type)) return 'no-store'
  return asked === String(version) ? FOREVER : REPLACEABLE
}

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
    if (row === null || !isOpen) throw new HttpProblem('not-found', { detail: 'There is no such file.' })
    const caching = { 'Cache-Control': keptFor(row, context.req.query('v')), ETag: `"${row.content_hash}"` }
    if (!isPrivate(row.type) && isHeld(context.req.raw, caching.ETag)) return context.body(null, 304, caching)
    const bytes = await shop.files.get(bytesKeyOf(row))
    if (bytes === null) throw new HttpProblem('not-found', { detail: 'There is no such file.' })
    const isPicture = row.width !== null
    return context.body(bytes, 200, {
      'Content-Type': row.content_type,
      'Content-Disposition': `${isPicture ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(row.name)}`,
      ...caching,
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
