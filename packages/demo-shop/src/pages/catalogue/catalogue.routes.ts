import { Hono } from 'hono'
import { CATALOGUE_PATH, categoryPath, SEARCH_PATH } from '@prilavok/shop-server/kit'
import type { PageContext } from '../page-context'
import { cataloguePage } from './catalogue-page'
import { categoryPage } from './category-page'
import { queryOfSelection } from './filter-query'
import { findLanding } from './landing.queries'
import { searchPage } from './search-page'

/** The shelves, each category, and the search. */
export function catalogueRoutes({ db, shelves, categories, show, showMissing, seen }: PageContext): Hono {
  const app = new Hono()
  app.get('/catalog', (c) => c.redirect(CATALOGUE_PATH, 301))
  app.get(CATALOGUE_PATH, async (c) => show(c, cataloguePage((await shelves()).roots)))
  app.get('/catalog/:path{.+}', async (c) => {
    const all = await shelves()
    const path = c.req.param('path').replace(/\/$/, '')
    const shelf = all.byPath.get(path)
    const category = shelf && (await categories(shelf.id))
    if (shelf && category)
      return show(c, await categoryPage(db, all, shelf, category, { query: c.req.queries(), origin: seen(c).origin }))
    const landing = await findLanding(db, path)
    const home = landing && all.byId.get(landing.categoryId)
    const narrowed = home && (await categories(home.id))
    if (landing && home && narrowed) {
      const chosen = Object.entries(queryOfSelection(landing.filters)).map(([name, options]) => [name, [options]])
      const query = { ...(Object.fromEntries(chosen) as Record<string, string[]>), ...c.req.queries() }
      return show(c, await categoryPage(db, all, home, narrowed, { query, origin: seen(c).origin, landing }))
    }
    // A slug alone leads to the one shelf that has it.
    const [named, ...others] = [...all.byId.values()].filter(({ slug }) => slug === path)
    return named !== undefined && others.length === 0 ? c.redirect(categoryPath(named.path), 301) : showMissing(c)
  })
  app.get(SEARCH_PATH, async (c) =>
    show(
      c,
      await searchPage(db, await shelves(), {
        query: c.req.query('q') ?? '',
        page: c.req.query('page'),
        sort: c.req.query('sort'),
      }),
    ),
  )
  // The address of the search box (SEARCH-03); a slash in the query comes as %2F (SEARCH-08).
  app.get(`${SEARCH_PATH}/:query`, async (c) =>
    show(
      c,
      await searchPage(db, await shelves(), {
        query: c.req.param('query'),
        page: c.req.query('page'),
        sort: c.req.query('sort'),
      }),
    ),
  )
  return app
}
