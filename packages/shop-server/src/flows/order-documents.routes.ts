import { readOrderDocument } from '@prilavok/contracts/admin'
import { invoicePdf } from '../features/invoice/invoice-pdf'
import { invoiceOfOrder } from '../features/invoice/invoices'
import { packingListsPdf } from '../features/order-documents/packing-list-pdf'
import { returnActPdf } from '../features/order-documents/return-act-pdf'
import { labelsPdf } from '../features/order-labels/labels-pdf'
import type { StaffRecord } from '../features/staff-resources/engine/server-resource'
import { shownOrder } from '../features/staff-resources/orders/order-cards'
import { HttpProblem } from '../http/problem'
import { requirePermission } from '../http/staff-guard'
import { staffRoute, type StaffRoute } from '../http/staff-route'
import type { Shop } from '../shop'
import { isSent, labelOf, packingListOf, returnDocumentOf } from './order-papers'

const missing = (detail: string): never => {
  throw new HttpProblem('not-found', { detail })
}

async function* only<T>(paper: T) {
  yield await Promise.resolve(paper)
}
const nothing = () => Promise.resolve()

type Document = readonly [name: string, bytes: Uint8Array<ArrayBuffer>]

type Make = (shop: Shop, id: string, record: StaffRecord) => Promise<Document>

const DOCUMENTS: Readonly<Record<string, Make>> = {
  async invoice(shop, id) {
    const invoice = (await invoiceOfOrder(shop, id)) ?? missing('Заказа больше нет')
    return ['Счёт', await invoicePdf(invoice, shop.settings.seller)]
  },
  async 'packing-list'(shop, _, record) {
    if (!isSent(record)) missing('Заказ отменён: собирать нечего')
    return ['Лист сборки', await packingListsPdf(only(await packingListOf(shop, record)), nothing)]
  },
  async label(shop, _, record) {
    if (!isSent(record)) missing('Заказ отменён: отправлять нечего')
    return ['Этикетка', await labelsPdf(only(await labelOf(shop, record)), nothing)]
  },
  async 'return-act'(shop, _, record) {
    const act = (await returnDocumentOf(shop, record)) ?? missing('По этому заказу ничего не возвращали')
    return ['Акт возврата', await returnActPdf(act, shop.settings.seller)]
  },
}

/** The papers of one order, each a PDF under the name of the order. */
export const orderDocumentRoutes: readonly StaffRoute[] = [
  staffRoute(readOrderDocument, async (shop, { params, member }) => {
    requirePermission(member, 'order:read')
    const record = await shownOrder(shop, params.id, member.permissions)
    const make = Object.hasOwn(DOCUMENTS, params.kind) ? DOCUMENTS[params.kind] : undefined
    if (make === undefined) throw new HttpProblem('not-found')
    const [title, bytes] = await make(shop, params.id, record)
    const number = String(record['number'])
    const name = encodeURIComponent(`${title} ${number}.pdf`)
    return new Response(bytes, {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="${params.kind}-${number.replace(/[^\w-]/g, '')}.pdf"; filename*=UTF-8''${name}`,
        'Cache-Control': 'no-store',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'X-Content-Type-Options': 'nosniff',
      },
    })
  }),
]
