import { sql } from 'kysely'
import { originOf } from '../features/feeds/feed-products'
import { issueOrderSurvey } from '../features/survey/order-surveys'
import { framesOf } from '../http/serve-route'
import { orderSurveyPath } from '../links'
import { DAY_MS } from '../rules/days'
import type { Shop } from '../shop'

/** A gateway that has not taken a message by then has not taken it. */
const SEND_MS = 15_000
/** Orders that were completed longer ago are not asked about: neither after a pause of the server nor once a shop turns this on. */
const FRESH_DAYS = 7
/** Nor is an old order that somebody has touched again. */
const OLDEST_DAYS = 180
/** So many messages in one run. */
const BATCH = 100

interface Finished {
  readonly id: string
  readonly number: string
  readonly email: string | null
  /** `+7` and ten digits. */
  readonly phone: string | null
}

async function finishedOrders({ db, now, email, sms }: Shop): Promise<readonly Finished[]> {
  const after = (days: number) => new Date(now() - days * DAY_MS)
  const { rows } = await sql<Finished>`
    select o.id, o.number, nullif(c.email, '') as email, case when c.phone ~ '^\\+7[0-9]{10}$' then c.phone end as phone
    from customer_order o join customer c on c.id = o.customer_id
    where o.status = 'Completed' and o.updated_on > ${after(FRESH_DAYS)} and o.created_on > ${after(OLDEST_DAYS)}
      and not exists (select from order_survey survey where survey.order_id = o.id)
      and (${email !== null} and c.email <> '' or ${sms !== null} and c.phone ~ '^\\+7[0-9]{10}$')
    order by o.updated_on, o.id limit ${BATCH}`.execute(db)
  return rows
}

async function ask(shop: Shop, { number, email, phone }: Finished, token: string): Promise<void> {
  const link = originOf(shop) + orderSurveyPath(token)
  const signal = AbortSignal.timeout(SEND_MS)
  const subject = `Как прошёл заказ № ${number}?`
  if (shop.email !== null && email !== null) {
    const text = `Спасибо за покупку! Расскажите, что было хорошо, а что нет: это займёт две минуты. ${link}`
    return shop.email.send({ to: email, subject, text }, signal)
  }
  if (shop.sms !== null && phone !== null) await shop.sms.send(phone, `${subject} ${link}`, signal)
}

/**
 * Asks the buyers of completed orders what they think, by e-mail, or by SMS where there is no address. Each order is asked about once,
 * whether or not the message arrives: nobody is to be asked twice. Resolves with how many messages went out. Source: SURVEY-11.
 */
export async function askAboutOrders(shop: Shop): Promise<number> {
  const { asksAboutOrders, publicUrl } = shop.settings
  // A link needs the address of the shop.
  if (!asksAboutOrders || publicUrl === null) return 0
  let asked = 0
  for (const order of await finishedOrders(shop)) {
    // Of several processes one issues it.
    const token = await issueOrderSurvey(shop, order.id)
    if (token === null) continue
    try {
      await ask(shop, order, token)
      asked += 1
    } catch (error) {
      shop.log({ level: 'warning', requestId: 'survey', text: framesOf(error) })
    }
  }
  return asked
}
