import { Hono } from 'hono'
import { cards } from '../catalogue/product-card.queries'
import type { Room } from '../room.types'
import { cartPath, orderPath } from '../shop/links'
import { cartPage } from './cart-page'
import { orderPage } from './order-page'

/** Cart and order form. */
export function profileRoutes({ db, show }: Room): Hono {
  const app = new Hono()
  app.get(cartPath, async (c) => {
    const id = c.req.query('add')
    return show(c, cartPage(id === undefined ? undefined : await cards(db).where('product.id', '=', id).executeTakeFirst()))
  })
  app.get(orderPath, (c) => show(c, orderPage()))
  return app
}
