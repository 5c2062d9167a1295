import { Hono } from 'hono'
import { CART_PATH, COMPARISON_PATH, FAVOURITES_PATH, ORDER_PATH, cards } from '@prilavok/shop-server/kit'
import { SHOP_FACTS } from '../../shop-facts'
import { paymentTypeIn } from '../info/delivery.queries'
import type { PageContext } from '../page-context'
import { cartPage } from './cart-page'
import { comparisonPage, favouritesPage } from './list-pages'
import { orderPage } from './order-page'

/** Cart, order form and the visitor's lists. */
export function profileRoutes({ db, show }: PageContext): Hono {
  const app = new Hono()
  app.get(CART_PATH, async (c) => {
    const id = c.req.query('add')
    const wanted = id === undefined ? undefined : await cards(db).where('product.id', '=', id).executeTakeFirst()
    return show(c, cartPage(wanted, await paymentTypeIn(db, c.req.query('cityId'), SHOP_FACTS.city)))
  })
  app.get(FAVOURITES_PATH, (c) => show(c, favouritesPage()))
  app.get(COMPARISON_PATH, (c) => show(c, comparisonPage()))
  app.get(ORDER_PATH, (c) => show(c, orderPage()))
  return app
}
