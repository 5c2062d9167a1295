import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import {
  AGAIN_SECONDS,
  callMet,
  framesOf,
  HOME_PATH,
  isPassing,
  keepCategories,
  standardSettings,
} from '@prilavok/shop-server/kit'
import { catalogueRoutes } from './catalogue/catalogue.routes'
import { keepShelves } from './catalogue/keep-shelves'
import { contentRoutes } from './content/content.routes'
import { fileRoutes } from './files/file.routes'
import { loadExperiments } from './frame/experiments.queries'
import { securityHeaders } from './frame/security-headers'
import { seenIn } from './frame/seen'
import { createShowPage } from './frame/show-page'
import { homePage } from './home/home-page'
import { failedPage } from './info/failed-page'
import { formRoutes } from './forms/form.routes'
import { infoRoutes } from './info/info.routes'
import { missingPage } from './info/missing-page'
import type { PagesOptions } from './pages.types'
import { productRoutes } from './product/product.routes'
import { profileRoutes } from './profile/profile.routes'
import { staffRoutes } from './staff/staff.routes'
import { tileRoutes } from './tiles/tile.routes'

/**
 * The pages of the reference shop. They make sense before any script runs; the widgets mount on their elements. Mount the
 * app after the API: unknown paths get the shop's own 404, except below `/api/` and `/bundle/`.
 */
export function createPages(options: PagesOptions): Hono {
  const { db, reads = db, kept, now } = options
  const shelves = keepShelves(reads, now)
  const roots = async () => (await shelves()).roots
  const show = createShowPage(options, {
    roots,
    experiments: () => kept?.read(db, loadExperiments) ?? loadExperiments(db),
  })
  const showMissing = async (c: Parameters<typeof show>[0]) => show(c, missingPage(await roots()), 404)
  const context = { db, now, shelves, categories: keepCategories(reads, now), show, showMissing, seen: seenIn(options) }

  const app = new Hono()
  const { onCall } = options
  if (onCall !== undefined)
    app.use(async (c, next) => {
      const begun = performance.now()
      await next()
      onCall(callMet(c) ?? 'GET *', performance.now() - begun, c.res.status)
    })
  app.use(securityHeaders)
  // PostgreSQL text cannot hold the zero character, so no record can have such a name.
  app.use((c, next) => (c.req.url.includes('%00') ? showMissing(c) : next()))
  app.get(HOME_PATH, async (c) => show(c, await homePage(reads, await roots(), now())))
  app.route('/', catalogueRoutes({ ...context, db: reads }))
  app.route('/', productRoutes({ ...context, db: reads }))
  app.route('/', profileRoutes(context))
  app.route('/', infoRoutes(context, options.payOnDelivery ?? standardSettings.payOnDelivery))
  app.route('/', contentRoutes(context))
  app.route('/', formRoutes(context, options))
  app.route('/', fileRoutes(context, options.policyVersion ?? standardSettings.policyVersion))
  app.route('/', tileRoutes(context))
  app.route('/', staffRoutes())
  app.get('*', (c, next) => (/^\/(?:api|bundle)\//.test(c.req.path) ? next() : showMissing(c)))
  const report = options.report ?? ((error, requestId) => console.error(requestId, framesOf(error)))
  app.onError((error, c) => {
    const requestId = randomUUID()
    report(error, requestId)
    c.header('X-Request-Id', requestId)
    // The frame without what is read: the database may be what failed.
    const nothing = () => Promise.resolve([])
    const isLate = isPassing(error)
    if (isLate) c.header('Retry-After', String(AGAIN_SECONDS))
    return createShowPage(options, { roots: nothing, experiments: nothing })(c, failedPage(), isLate ? 503 : 500)
  })
  return app
}
