import { makePaymentLink } from '@prilavok/contracts/admin'
import { Hono } from 'hono'
import { clientReader } from '../http/client'
import { HttpProblem } from '../http/problem'
import type { RateLimiter } from '../http/rate-limit'
import type { ApiEnv } from '../http/serve-route'
import { staffRoute, type StaffRoute } from '../http/staff-route'
import { paymentLinkPath } from '../links'
import type { Shop } from '../shop'
import { followLink, makeLink } from './payment-link'

const HEADERS = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
  'X-Content-Type-Options': 'nosniff',
} as const

/** The links by which buyers pay what is due, as staff make them. */
export const staffPaymentLinkRoutes: readonly StaffRoute[] = [
  staffRoute(makePaymentLink, (shop, { params, member, request }) => makeLink(shop, params.id, member, request.url)),
]

/** Follows a link of the staff to the payment page; who follows one that leads nowhere reads a sentence. */
export function paymentLinkRoutes(shop: Shop, limiter: RateLimiter): Hono<ApiEnv> {
  const clientOf = clientReader(shop.settings)
  const routes = new Hono<ApiEnv>({ strict: false })
  const { name, phone } = shop.settings.seller
  const call = [name, phone].filter(Boolean).join(', ')
  routes.get(paymentLinkPath(':token'), async (context) => {
    await limiter.count('openPaymentLink', clientOf(context.req.raw, context.env))
    const told = (text: string, status: 404 | 409 | 503) =>
      context.text(`${text} ${call}`.trim(), status, { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8' })
    try {
      const url = await followLink(shop, context.req.param('token') ?? '')
      return new Response(null, { status: 303, headers: { ...HEADERS, Location: url } })
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error
      if (error.code === 'not-found')
        return told('Ссылка на оплату неполная или устарела. Попросите у магазина новую.', 404)
      if (error.code === 'order-not-payable')
        return told('Этот заказ сейчас нельзя оплатить по ссылке. Свяжитесь с магазином.', 409)
      if (error.code === 'unavailable') return told('Платёжный сервис не отвечает. Откройте ссылку ещё раз.', 503)
      throw error
    }
  })
  return routes
}
