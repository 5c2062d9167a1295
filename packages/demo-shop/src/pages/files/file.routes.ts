import { Hono } from 'hono'
import { filePath, POLICY_PATH, drawnViewOf, isDrawnView } from '@prilavok/shop-server/kit'
import type { PageContext } from '../page-context'
import { STYLE_SHEET, styleSheetVersion } from '../styles/style-sheet'
import { drawCarrier } from './carrier-sign'
import { FAVICON, LOGO } from './logo'
import { drawCategory, drawProduct, drawView } from './pictures'
import { findCarrierName, findCategoryPicture, findProductPicture } from './pictures.queries'
import { policyPdf } from './policy/policy-pdf'
import { robotsText } from './robots'
import { sendFile } from './send-file'
import { sitemapIndex, sitemapOf } from './sitemap'

const HOUR = 60 * 60
const DAY = 24 * HOUR
/** The main picture of a product changes when the staff choose another. */
const MAIN_PICTURE = 5 * 60
const SVG_TYPE = 'image/svg+xml'
const pictureName = (file: string): string | null => /^(.+)\.svg$/.exec(file)?.[1] ?? null

/** Everything that is not a page: pictures, style sheet, policy, icons, robots. */
export function fileRoutes({ db, showMissing, seen }: PageContext, policyVersion: string): Hono {
  let drawnPolicy: ReturnType<typeof policyPdf> | null = null
  // Half a second of work that a shop whose policy nobody opens does not need.
  const policy = () => (drawnPolicy ??= policyPdf(policyVersion))
  const app = new Hono()
  app.get('/images/logo.svg', (c) => sendFile(c, { body: LOGO, type: SVG_TYPE, keep: DAY }))
  app.get('/images/product/:file', async (c) => {
    const id = pictureName(c.req.param('file'))
    const found = id === null ? undefined : await findProductPicture(db, id)
    if (found === undefined) return showMissing(c)
    if (found.file_id !== null) {
      c.header('Cache-Control', `public, max-age=${MAIN_PICTURE}, stale-while-revalidate=${DAY}`)
      return c.redirect(filePath(found.file_id), 302)
    }
    const view = drawnViewOf(found.picture_id ?? '')
    const body = view === null || view === 'front' ? drawProduct(found) : drawView(found, view)
    return sendFile(c, { body, type: SVG_TYPE, keep: MAIN_PICTURE })
  })
  app.get('/images/product/:id/:file', async (c) => {
    const view = pictureName(c.req.param('file')) ?? ''
    const found = isDrawnView(view) ? await findProductPicture(db, c.req.param('id')) : undefined
    return found === undefined || !isDrawnView(view)
      ? showMissing(c)
      : sendFile(c, { body: drawView(found, view), type: SVG_TYPE, keep: DAY })
  })
  app.get('/images/category/:file', async (c) => {
    const slug = pictureName(c.req.param('file'))
    const found = slug === null ? undefined : await findCategoryPicture(db, slug)
    return found === undefined ? showMissing(c) : sendFile(c, { body: drawCategory(found), type: SVG_TYPE, keep: DAY })
  })
  app.get('/images/carrier/:file', async (c) => {
    const id = pictureName(c.req.param('file'))
    const found = id === null ? undefined : await findCarrierName(db, id)
    return found === undefined
      ? showMissing(c)
      : sendFile(c, { body: drawCarrier(found.name), type: SVG_TYPE, keep: DAY })
  })
  app.get('/assets/shop.css', (c) =>
    sendFile(c, { body: STYLE_SHEET, type: 'text/css', keep: c.req.query('v') === styleSheetVersion ? 'forever' : 0 }),
  )
  app.get(POLICY_PATH, (c) => sendFile(c, { body: policy(), type: 'application/pdf', keep: HOUR }))
  app.get('/favicon.svg', (c) => sendFile(c, { body: FAVICON, type: SVG_TYPE, keep: DAY }))
  app.get('/robots.txt', (c) => sendFile(c, { body: robotsText(seen(c).origin), type: 'text/plain', keep: HOUR }))
  app.get('/sitemap.xml', async (c) => {
    const { origin } = seen(c)
    return origin === null
      ? showMissing(c)
      : sendFile(c, { body: await sitemapIndex(db, origin), type: 'application/xml', keep: HOUR })
  })
  app.get('/sitemap/:file', async (c) => {
    const { origin } = seen(c)
    const [, part] = /^(\d{1,4})\.xml$/.exec(c.req.param('file')) ?? []
    const body = origin === null || part === undefined ? null : await sitemapOf(db, origin, Number(part))
    return body === null ? showMissing(c) : sendFile(c, { body, type: 'application/xml', keep: HOUR })
  })
  return app
}
