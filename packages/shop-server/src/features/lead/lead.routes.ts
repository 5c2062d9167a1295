import {
  askWholesale,
  callMeBack,
  orderInOneClick,
  remindMeLater,
  subscribeToPriceReduction,
  subscribeToStock,
} from '@prilavok/contracts'
import { HttpProblem } from '../../http/problem'
import { route, type Route } from '../../http/route'
import { DAY_MS } from '../../rules/days'
import { isOnSale } from '../../rules/product'
import { addLead } from './lead-drafts'
import { checkLead, cleanLines } from './lead-fields'
import { needProduct, subscribe } from './subscribe'

/** The same for everybody: no response tells what the shop knew before. */
const DONE = { succeed: true, id: null, message: null }
const forVisitor = { forVisitor: true }
const REMIND_AFTER_DAYS = 7
const FARTHEST_DAYS = 366

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** The day of a reminder: tomorrow at the earliest, within a year, a week from now where none is named. */
function remindOnOf(nowMs: number, wanted: string | null): string {
  if (wanted === null) return dayOf(nowMs + REMIND_AFTER_DAYS * DAY_MS)
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(wanted) && !Number.isNaN(Date.parse(wanted))
  if (isDay && wanted > dayOf(nowMs) && wanted <= dayOf(nowMs + FARTHEST_DAYS * DAY_MS)) return wanted
  const errors = [{ pointer: '/remindOn', code: 'date', message: 'Выберите день позже сегодняшнего, не дальше года' }]
  throw new HttpProblem('validation-failed', { errors })
}

/** What visitors ask of the shop without an order. */
export const leadRoutes: readonly Route[] = [
  route(callMeBack, forVisitor, async (shop, { body }) => {
    const check = checkLead()
    const firstName = check.name('/FirstName', body.FirstName)
    const phone = check.phone('/PhoneNumber', body.PhoneNumber, true)
    const email = check.email('/Email', body.Email)
    check.done()
    const id = body.ProductId
    if (id !== null) await needProduct(shop, id)
    const lines = id === null ? [] : [{ id, quantity: 1 }]
    await addLead(shop, {
      firstName,
      phone: phone ?? '',
      email,
      comment: 'Просит перезвонить',
      lines,
      hasConsent: true,
    })
    return DONE
  }),

  route(orderInOneClick, forVisitor, async (shop, { body }) => {
    const check = checkLead()
    const firstName = check.name('/firstName', body.firstName)
    const phone = check.phone('/phoneNumber', body.phoneNumber, true)
    const email = check.email('/email', body.email)
    check.done()
    const { availability } = await needProduct(shop, body.productId)
    if (!isOnSale(availability as never)) {
      const errors = [{ pointer: '/productId', code: 'not-available', message: 'Этого товара сейчас нет' }]
      throw new HttpProblem('validation-failed', { errors })
    }
    await addLead(shop, {
      firstName,
      lastName: cleanLines(body.lastName, 100).replaceAll('\n', ' '),
      middleName: cleanLines(body.middleName, 100).replaceAll('\n', ' '),
      phone: phone ?? '',
      email,
      comment: 'Заказ в один клик',
      lines: [{ id: body.productId, quantity: body.quantity ?? 1 }],
      cityId: body.cityId,
      hasConsent: body.personalDataConsent ?? false,
    })
    return { succeed: true, orderId: null, orderNumber: null, message: null }
  }),

  route(subscribeToPriceReduction, forVisitor, async (shop, { body }) => {
    await subscribe(shop, 'PriceReduction', body)
    return DONE
  }),

  route(subscribeToStock, forVisitor, async (shop, { body }) => {
    await subscribe(shop, 'Stock', body)
    return DONE
  }),

  route(remindMeLater, forVisitor, async (shop, { body }) => {
    await subscribe(shop, 'RemindLater', { ...body, remindOn: remindOnOf(shop.now(), body.remindOn) })
    return DONE
  }),

  route(askWholesale, forVisitor, async (shop, { body }) => {
    const check = checkLead()
    const firstName = check.name('/name', body.name)
    const phone = check.phone('/phoneNumber', body.phoneNumber, true)
    const email = check.email('/email', body.email)
    if (body.type !== 'Sale' && body.type !== 'Buy') check.fail('/type', 'oneOf', 'Выберите, что вас интересует')
    check.done()
    const comment = [
      body.type === 'Sale' ? 'Опт: хочет купить' : 'Опт: предлагает товар',
      cleanLines(body.companyName, 300),
      body.inn ? `ИНН ${cleanLines(body.inn, 12)}` : '',
      cleanLines(body.comment, 5_000),
    ]
      .filter((line) => line !== '')
      .join('\n')
    await addLead(shop, { firstName, phone: phone ?? '', email, comment, lines: [], hasConsent: true })
    return DONE
  }),
]
