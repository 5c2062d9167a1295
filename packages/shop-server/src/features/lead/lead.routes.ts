import {
  askWholesale,
  callMeBack,
  orderInOneClick,
  remindMeLater,
  subscribeToPriceReduction,
  subscribeToStock,
  type WholesaleRequest,
} from '@prilavok/contracts'
import { dayAfter, dayIn } from '@prilavok/core/clock'
import { HttpProblem, refuseInvalid } from '../../http/problem'
import { route, VISITOR_FORM, type Route } from '../../http/route'
import { isOnSale } from '../../rules/product'
import { lineOf, textOf } from '../../rules/visitor-form'
import type { Shop } from '../../shop'
import { addLead } from './lead-drafts'
import { askerOf } from './lead-fields'
import { needProduct, subscribe } from './subscribe'

/** The same response for everybody: it reveals nothing that the shop knew before. */
const DONE = { succeed: true, id: null, message: null }
const REMIND_AFTER_DAYS = 7
const FARTHEST_DAYS = 366

/** The day of a reminder: tomorrow at the earliest, within a year, a week from now where none is named. */
function remindOnOf({ now, settings }: Pick<Shop, 'now' | 'settings'>, wanted: string | null): string {
  const today = dayIn(now(), settings.timeZone)
  if (wanted === null) return dayAfter(today, REMIND_AFTER_DAYS)
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(wanted) && !Number.isNaN(Date.parse(wanted))
  if (isDay && wanted > today && wanted <= dayAfter(today, FARTHEST_DAYS)) return wanted
  throw new HttpProblem('validation-failed', {
    errors: [{ pointer: '/remindOn', code: 'date', message: 'Выберите день позже сегодняшнего, не дальше года' }],
  })
}

const robotCheck = { action: 'wholesale', token: (body: WholesaleRequest) => body.reCaptchaToken }

/** What visitors ask of the shop without an order. */
export const leadRoutes: readonly Route[] = [
  route(callMeBack, VISITOR_FORM, async (shop, { body }) => {
    const asker = askerOf(
      shop.settings,
      ['/FirstName', body.FirstName],
      ['/PhoneNumber', body.PhoneNumber],
      ['/Email', body.Email],
    )
    const id = body.ProductId
    if (id !== null) await needProduct(shop, id, '/ProductId')
    const lines = id === null ? [] : [{ id, quantity: 1 }]
    await addLead(shop, { ...asker, kind: 'CallBack', comment: 'Просит перезвонить', lines, hasConsent: true })
    return DONE
  }),

  route(orderInOneClick, VISITOR_FORM, async (shop, { body }) => {
    const asker = askerOf(
      shop.settings,
      ['/firstName', body.firstName],
      ['/phoneNumber', body.phoneNumber],
      ['/email', body.email],
    )
    const { availability } = await needProduct(shop, body.productId)
    if (!isOnSale(availability))
      refuseInvalid([{ pointer: '/productId', code: 'not-available', message: 'Этого товара сейчас нет' }])
    await addLead(shop, {
      ...asker,
      kind: 'OneClick',
      lastName: lineOf(body.lastName) ?? '',
      middleName: lineOf(body.middleName) ?? '',
      comment: 'Заказ в один клик',
      lines: [{ id: body.productId, quantity: body.quantity ?? 1 }],
      cityId: body.cityId,
      hasConsent: body.personalDataConsent ?? false,
    })
    return { succeed: true, orderId: null, orderNumber: null, message: null }
  }),

  route(subscribeToPriceReduction, VISITOR_FORM, async (shop, { body }) => {
    await subscribe(shop, 'PriceReduction', body)
    return DONE
  }),

  route(subscribeToStock, VISITOR_FORM, async (shop, { body }) => {
    await subscribe(shop, 'Stock', body)
    return DONE
  }),

  route(remindMeLater, VISITOR_FORM, async (shop, { body }) => {
    await subscribe(shop, 'RemindLater', { ...body, remindOn: remindOnOf(shop, body.remindOn) })
    return DONE
  }),

  route(askWholesale, { ...VISITOR_FORM, robotCheck }, async (shop, { body }) => {
    const isKnown = body.type === 'Sale' || body.type === 'Buy'
    const asker = askerOf(
      shop.settings,
      ['/name', body.name],
      ['/phoneNumber', body.phoneNumber],
      ['/email', body.email],
      isKnown ? [] : [{ pointer: '/type', code: 'oneOf', message: 'Выберите, что вас интересует' }],
    )
    const taxId = lineOf(body.inn, 12)
    const comment = [
      body.type === 'Sale' ? 'Опт: хочет купить' : 'Опт: предлагает товар',
      lineOf(body.companyName, 300),
      taxId && `ИНН ${taxId}`,
      textOf(body.comment, 5_000),
    ]
      .filter((line) => line !== null)
      .join('\n')
    await addLead(shop, { ...asker, kind: 'Wholesale', comment, lines: [], hasConsent: true })
    return DONE
  }),
]
