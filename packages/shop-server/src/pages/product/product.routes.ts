import { Hono } from 'hono'
import { productPath } from '../../links'
import type { PageContext } from '../page-context'
import { productPage } from './product-page'
import { findProduct } from './product.queries'

/** The product's page at `/product/{id}/{slug}`; other spellings of the address lead there. */
export function productRoutes({ db, shelves, show, showMissing, seen }: PageContext): Hono {
  const app = new Hono()
  app.get('/product/:id/:slug', async (c) => {
    const { id, slug } = c.req.param()
    const product = (await findProduct(db, 'id', id)) ?? (await findProduct(db, 'slug', slug))
    if (product === undefined) return showMissing(c)
    if (product.id !== id || product.slug !== slug) return c.redirect(productPath(product), 301)
    return show(c, await productPage(db, await shelves(), product, seen(c).origin))
  })
  app.get('/product/:name', async (c) => {
    const name = c.req.param('name')
    const product = (await findProduct(db, 'slug', name)) ?? (await findProduct(db, 'id', name))
    return product === undefined ? showMissing(c) : c.redirect(productPath(product), 301)
  })
  return app
}
