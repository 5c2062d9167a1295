import { Hono } from 'hono'
import { ABOUT_PATH, DELIVERY_PATH, type PayOnDeliveryPolicy } from '@prilavok/shop-server/kit'
import type { PageContext } from '../page-context'
import { aboutPage } from './about-page'
import { deliveryPage } from './delivery-page'
import { findCity } from './delivery.queries'
import { pickupPointsPage } from './pickup-points-page'

/** Delivery, a city's pick-up points, and the shop about itself. */
export function infoRoutes({ db, show, showMissing }: PageContext, payOnDelivery: PayOnDeliveryPolicy): Hono {
  const app = new Hono()
  app.get('/delivery', (c) => c.redirect(DELIVERY_PATH, 301))
  app.get(DELIVERY_PATH, async (c) => show(c, await deliveryPage(db, payOnDelivery)))
  app.get('/delivery/pickpoints/:cityId', async (c) => {
    const city = await findCity(db, c.req.param('cityId'))
    return city === undefined
      ? showMissing(c)
      : show(
          c,
          await pickupPointsPage(db, city, payOnDelivery, { query: c.req.query('q') ?? '', page: c.req.query('page') }),
        )
  })
  app.get('/about', (c) => c.redirect(ABOUT_PATH, 301))
  app.get(ABOUT_PATH, (c) => show(c, aboutPage()))
  return app
}
