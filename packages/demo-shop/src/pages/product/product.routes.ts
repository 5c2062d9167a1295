import { Hono } from 'hono'
import { render, productPath } from '@prilavok/shop-server/kit'
import { inEnglish } from '../english/in-english'
import { chosenLanguage } from '../frame/language-choice'
import { CONTENT_SECURITY_POLICY } from '../frame/security-headers'
import type { PageContext } from '../page-context'
import { productPage } from './product-page'
import { productReviews } from './product-reviews'
import { findProduct } from './product.queries'
import { reviewsOf } from './reviews.queries'

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
  // A part of the page, which the widget cleans and shows.
  app.get('/product/:id/:slug/comments', async (c) => {
    const product = await findProduct(db, 'id', c.req.param('id'))
    if (product === undefined) return showMissing(c)
    c.header('Content-Security-Policy', CONTENT_SECURITY_POLICY)
    c.header('X-Robots-Tag', 'noindex')
    const reviews = render(productReviews(product.name, product, await reviewsOf(db, product.id)))
    c.header('Vary', 'Cookie')
    return c.html(chosenLanguage(c, seen(c).isHttps) === 'en' ? inEnglish(reviews) : reviews)
  })
  app.get('/product/:name', async (c) => {
    const name = c.req.param('name')
    const product = (await findProduct(db, 'slug', name)) ?? (await findProduct(db, 'id', name))
    return product === undefined ? showMissing(c) : c.redirect(productPath(product), 301)
  })
  return app
}
