import { Hono } from 'hono'
import { clientReader } from '../../http/client'
import { HttpProblem } from '../../http/problem'
import type { RateLimiter } from '../../http/rate-limit'
import type { ApiEnv } from '../../http/serve-route'
import { invoicePath } from '../../links'
import type { Shop } from '../../shop'
import { invoicePdf } from './invoice-pdf'
import { findInvoice } from './invoices'

/** The invoice of an order as a PDF, for whoever has its address: a buyer sends it to the bookkeeping. */
export function invoiceRoutes(shop: Shop, limiter: RateLimiter): Hono<ApiEnv> {
  const clientOf = clientReader(shop.settings)
  const routes = new Hono<ApiEnv>({ strict: false })
  routes.get(invoicePath(':token'), async (context) => {
    await limiter.count('downloadInvoice', clientOf(context.req.raw, context.env))
    const invoice = await findInvoice(shop, context.req.param('token') ?? '')
    if (invoice === null) throw new HttpProblem('not-found', { detail: 'There is no such invoice, or it is too old.' })
    const name = encodeURIComponent(`Счёт ${invoice.number}.pdf`)
    return context.body(await invoicePdf(invoice, shop.settings.seller), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="invoice-${invoice.number}.pdf"; filename*=UTF-8''${name}`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    })
  })
  return routes
}
