import { phoneDigits, trackParcel, type TrackingResult } from '@prilavok/contracts'
import { HttpProblem } from '../http/problem'
import { route, type Route } from '../http/route'
import { momentOf } from '../order/order-sums'
import { findOrder, isPlaced } from '../order/woo-orders'
import { wooIdOf } from '../woo/woo-id'
import type { WooOrder } from '../woo/order.wire'

const STATUSES: Readonly<Record<string, readonly [status: string, name: string]>> = {
  pending: ['NotSent', 'Ожидает оплаты'],
  'on-hold': ['NotSent', 'Ожидает оплаты'],
  processing: ['NotSent', 'Готовится к отправке'],
  completed: ['Delivered', 'Выполнен'],
  cancelled: ['Cancelled', 'Отменён'],
  failed: ['Cancelled', 'Оплата не прошла'],
  refunded: ['Returned', 'Деньги возвращены'],
}

/** Whether the second part of what was typed is the buyer's: their phone or their e-mail address. */
function isBuyers({ billing }: WooOrder, proof: string): boolean {
  const digits = phoneDigits(proof)
  const isPhone = /^\d{10}$/.test(digits) && digits === phoneDigits(billing.phone)
  return isPhone || (billing.email !== '' && billing.email.toLowerCase() === proof.toLowerCase())
}

function stepsOf(order: WooOrder): TrackingResult['steps'] {
  const steps = [
    [momentOf(order.date_completed_gmt), 'Delivered', 'Заказ выполнен'],
    [momentOf(order.date_paid_gmt), 'NotSent', 'Заказ оплачен'],
    [momentOf(order.date_created_gmt), 'Created', 'Заказ оформлен'],
  ] as const
  return steps.flatMap(([date, status, text]) => (date === null ? [] : [{ date, status, text, place: null }]))
}

/**
 * Where an order is. WooCommerce has no parcel numbers of its own, so the field takes what its own form of tracking asks for: the
 * number of the order and, behind a space, the phone or the e-mail address of its buyer.
 */
export const trackRoutes: readonly Route[] = [
  route(trackParcel, async ({ woo }, { body }) => {
    const [, number = '', proof = ''] = /^\s*#?№?\s*(\d{1,10})[\s,;/]+(\S.*?)\s*$/.exec(body.trackNumber) ?? []
    const id = wooIdOf(number)
    const order = id === null ? null : await findOrder(woo, id)
    if (order === null || !isBuyers(order, proof) || (!isPlaced(order) && order.status === 'checkout-draft'))
      throw new HttpProblem('track-not-found')
    const [status, statusName] = STATUSES[order.status] ?? ['Unknown', order.status]
    return {
      trackNumber: order.number,
      transportCompany: null,
      transportCompanyName: order.shipping_lines[0]?.method_title ?? null,
      status,
      statusName,
      orderNumber: null,
      expectedOn: null,
      storageUntil: null,
      pickPoint: null,
      steps: stepsOf(order),
    } as TrackingResult
  }),
]
