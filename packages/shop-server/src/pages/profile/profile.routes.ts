import { Hono } from 'hono'
import { cartPath, orderPath } from '../../links'
import { shop } from '../../shop-facts'
import { cards } from '../catalogue/product-card.queries'
import { paymentTypeIn } from '../info/delivery.queries'
import type { PageContext } from '../page-context'
import { cartPage } from './cart-page'
import { orderPage } from './order-page'

/** Cart and order form. */
export function profileRoutes({ db, show }: PageContext): Hono {
  const app = new Hono()
  app.get(cartPath, async (c) => {
    const id = c.req.query('add')
    const wanted = id === undefined ? undefined : await cards(db).where('product.id', '=', id).executeTakeFirst()
    return show(c, cartPage(wanted, await paymentTypeIn(db, c.req.query('cityId'), shop.city)))
  })
  app.get(orderPath, (c) => show(c, orderPage()))
  return app
}
