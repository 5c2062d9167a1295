import { createHmac, randomUUID } from 'node:crypto'
import { DRAFT_KEY_HEADER } from '@prilavok/contracts'
import { claimOf, signedCallback } from '../../stand-in/stand-in-port'
import { callbackPath, categoryPath } from '@prilavok/shop-server/testing/inside'
import type { PaymentSession } from '@prilavok/shop-server/kit'
import type { Found } from './catalogue'
import type { Answer, Asked } from './http-client'

/** What a buyer was told of an order. */
export interface Bought {
  readonly draftId: string
  readonly orderNumber: string
  readonly totalKopecks: number
  readonly paidKopecks: number
  /** Pieces by product. */
  readonly pieces: Readonly<Record<string, number>>
}

/** Sends a request of a buyer under the name of its call; throws where it failed for good. */
export type Send = (call: string, asked: Asked) => Promise<Answer>

const kopecks = (roubles: number) => Math.round(roubles * 100)
/** A number below `most` that belongs to a checkout: a run with the same count is the same run. */
const drawn = (number: number, what: string, most: number): number =>
  createHmac('sha256', what).update(String(number)).digest().readUInt32BE() % most
const pick = <T>(all: readonly T[], number: number, what: string): T => {
  const found = all[drawn(number, what, all.length)]
  if (found === undefined) throw new Error(`The shop has no ${what}.`)
  return found
}

const NAMES = ['Анна', 'Борис', 'Вера', 'Глеб', 'Дарья'] as const
const TAKES_MONEY: ReadonlySet<string> = new Set(['CashAndCard', 'CashAndMaybeCard'])

/** What of the offers of carriers a buyer looks at. */
interface Costs {
  readonly transportCompaniesDeliveryInfo: Readonly<Record<string, CarrierOffer>>
}
interface CarrierOffer {
  readonly transportCompany: string
  readonly cost: number | null
  readonly recommended: boolean
  readonly cashOnDeliveryAvailability: string
  readonly pickPoints: readonly { readonly id: string; readonly recommended: boolean; readonly payment: string }[]
}

/** The recommended carrier and its recommended point; on delivery, the first of those that take money; null where there is none. */
function wayOf({ transportCompaniesDeliveryInfo }: Costs, isOnDelivery: boolean) {
  const offers = Object.values(transportCompaniesDeliveryInfo)
    .filter(({ cost }) => cost !== null)
    .sort((one, other) => Number(other.recommended) - Number(one.recommended))
  for (const { transportCompany, pickPoints } of offers) {
    const points = pickPoints.filter(({ payment }) => !isOnDelivery || TAKES_MONEY.has(payment))
    const point = points.find(({ recommended }) => recommended) ?? points[0]
    if (point !== undefined) return { transportCompany, pickPointId: point.id }
  }
  return null
}

const PAID_BY = 'PayViaYooKassa'

/**
 * One whole checkout as the widgets make it, by a buyer with a cookie, an address and a draft of their own: they look around, fill a
 * cart, say who they are and where to, choose how to pay, and order. Every second one pays by card, with a callback of the provider.
 */
export async function checkout(
  number: number,
  { products, categories, cities }: Found,
  send: Send,
  secret: string,
): Promise<Bought> {
  const address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`
  const visitor = {
    Cookie: `sid=${randomUUID()}`,
    'X-Forwarded-For': address,
    [DRAFT_KEY_HEADER]: randomUUID(),
  }
  const read = async <T>(call: string, path: string): Promise<T> =>
    JSON.parse(
      (await send(call, { method: 'GET', path, headers: { ...visitor, Accept: 'application/json' } })).body,
    ) as T
  const page = (call: string, path: string) =>
    send(call, { method: 'GET', path, headers: { ...visitor, 'Accept-Encoding': 'gzip, br' } })
  const write = async <T>(call: string, path: string, body: object): Promise<T> => {
    const headers = { ...visitor, 'Content-Type': 'application/json', 'Idempotency-Key': `"${randomUUID()}"` }
    const answer = await send(call, { method: 'POST', path, headers, body: JSON.stringify(body) })
    return (answer.body === '' ? null : JSON.parse(answer.body)) as T
  }

  const first = pick(products, number, 'product')
  const second = pick(products, number, 'other product')
  const city = pick(cities, number, 'city')
  const pieces = { [second.id]: 1, [first.id]: 1 + drawn(number, 'pieces', 3) }
  const goods = Object.entries(pieces).map(([id, quantity]) => ({ id, quantity }))

  await page('home page', '/')
  await page('category page', categoryPath(pick(categories, number, 'category')))
  await read('search', `/api/search/${encodeURIComponent(first.name.split(' ').slice(0, 2).join(' '))}`)
  await write('cart', '/api/cart/calculate', { goods })
  const drafts = '/api/order-in-process'
  let version = 0
  const save = async (call: string, part: object) => {
    const saved = await write<{ readonly id: string; readonly version: number }>(call, drafts, part)
    version = saved.version
    return saved.id
  }
  const id = await save('draft', { cart: { value: goods } })
  const draft = `${drafts}/${encodeURIComponent(id)}`
  await read('load draft', draft)
  await read('search city', `/api/admin/addressCity/search/v2?query=${encodeURIComponent(city.name.slice(0, 4))}`)
  const query = new URLSearchParams({ orderId: id, cityId: city.id })
  const costs = await write<Costs>('delivery costs', `/api/delivery/delivery-costs/?${query}`, {})
  const onDelivery = number % 2 === 0 ? wayOf(costs, true) : null
  const way = onDelivery ?? wayOf(costs, false)
  const isPaid = onDelivery === null
  const customer = {
    firstName: pick(NAMES, number, 'name'),
    lastName: 'Петрова',
    phone: `9${String(100_000_000 + (number % 899_999_999)).padStart(9, '0')}`,
  }
  await save('save buyer', { id, version, customer: { value: customer } })
  const delivery = {
    cityId: city.id,
    ...way,
    purchaseType: isPaid ? PAID_BY : 'PayOnDelivery',
  }
  await save('save delivery', { id, version, delivery: { value: delivery }, personalDataConsent: true })
  const types = await read<{
    readonly items: Readonly<Record<string, { readonly amount: number; readonly isAvailable: boolean }>>
  }>('purchase types', `${draft}/purchase-types`)
  if (isPaid) {
    const started = await write<{ readonly providerOrderId: string }>('start payment', `${draft}/yookassa`, {})
    const session = {
      id: started.providerOrderId,
      provider: 'yookassa',
      amount_kopecks: kopecks(types.items[PAID_BY]?.amount ?? 0),
    } as PaymentSession
    const { text, headers } = signedCallback(secret, 'yookassa', claimOf(session, 'paid', `paid ${session.id}`))
    await send('payment callback', {
      method: 'POST',
      path: callbackPath('yookassa'),
      headers: Object.fromEntries(headers),
      body: text,
    })
  }
  const order = await write<{ readonly orderNumber: string; readonly total: number; readonly paid: number }>(
    'confirm',
    `${draft}/confirm`,
    {},
  )
  await read('placed order', draft)
  return {
    draftId: id,
    orderNumber: order.orderNumber,
    totalKopecks: kopecks(order.total),
    paidKopecks: kopecks(order.paid),
    pieces,
  }
}
