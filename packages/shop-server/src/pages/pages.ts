import { Hono } from 'hono'
import { homePath } from '../links'
import { standardSettings } from '../settings'
import { catalogueRoutes } from './catalogue/catalogue.routes'
import { keepShelves } from './catalogue/keep-shelves'
import { fileRoutes } from './files/file.routes'
import { securityHeaders } from './frame/security-headers'
import { createShowPage } from './frame/show-page'
import { homePage } from './home/home-page'
import { failedPage } from './info/failed-page'
import { infoRoutes } from './info/info.routes'
import { missingPage } from './info/missing-page'
import type { PagesOptions } from './pages.types'
import { productRoutes } from './product/product.routes'
import { profileRoutes } from './profile/profile.routes'
import { tileRoutes } from './tiles/tile.routes'

/**
 * The pages of the reference shop. They make sense before any script runs; the widgets mount on their elements. Mount the
 * app after the API: what it does not know it answers with the shop's own 404, except below `/api/` and `/bundle/`.
 */
export function createPages(options: PagesOptions): Hono {
  const { db, now } = options
  const shelves = keepShelves(db, now)
  const roots = async () => (await shelves()).roots
  const show = createShowPage(options, roots)
  const showMissing = async (c: Parameters<typeof show>[0]) => show(c, missingPage(await roots()), 404)
  const room = { db, shelves, show, showMissing }

  const app = new Hono()
  app.use(securityHeaders)
  // PostgreSQL has no letter for it, so nothing can have such a name.
  app.use((c, next) => (c.req.url.includes('%00') ? showMissing(c) : next()))
  app.get(homePath, async (c) => show(c, await homePage(db, await roots(), now())))
  app.route('/', catalogueRoutes(room))
  app.route('/', productRoutes(room))
  app.route('/', profileRoutes(room))
  app.route('/', infoRoutes(room))
  app.route('/', fileRoutes(room, options.policyVersion ?? standardSettings.policyVersion))
  app.route('/', tileRoutes(room))
  app.get('*', (c, next) => (/^\/(?:api|bundle)\//.test(c.req.path) ? next() : showMissing(c)))
  const report = options.report ?? console.error
  app.onError((error, c) => {
    report(error)
    // The frame without shelves: the database may be what failed.
    return createShowPage(options, () => Promise.resolve([]))(c, failedPage(), 500)
  })
  return app
}
