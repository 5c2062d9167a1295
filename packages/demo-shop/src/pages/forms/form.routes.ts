import { Hono } from 'hono'
import { DEMO_SMS_PATH, LOGIN_PATH, TRACK_PATH, WHOLESALE_PATH } from '@prilavok/shop-server/kit'
import type { PageContext } from '../page-context'
import type { PagesOptions } from '../pages.types'
import { demoSmsPage, loginPage, trackPage, wholesalePage } from './form-pages'

const SHOWN = 20

/** Pages with a form: tracking, login, wholesale; in a sandbox the messages that were not sent. */
export function formRoutes({ db, show, showMissing }: PageContext, { standIns }: PagesOptions): Hono {
  const app = new Hono()
  const isDemo = standIns === true
  app.get(TRACK_PATH, (c) => show(c, trackPage()))
  app.get(LOGIN_PATH, (c) => show(c, loginPage(isDemo)))
  app.get('/wholesale', (c) => c.redirect(WHOLESALE_PATH, 301))
  app.get(WHOLESALE_PATH, (c) => show(c, wholesalePage(WHOLESALE_PATH)))
  app.get(DEMO_SMS_PATH, async (c) => {
    if (!isDemo) return showMissing(c)
    const messages = await db
      .selectFrom('demo_sms')
      .select(['phone', 'text', 'sent_on'])
      .orderBy('id', 'desc')
      .limit(SHOWN)
      .execute()
    return show(c, demoSmsPage(messages))
  })
  return app
}
