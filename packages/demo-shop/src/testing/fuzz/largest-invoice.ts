import type { Db } from '@prilavok/shop-server/kit'
import { hashOfSecret } from '@prilavok/shop-server/kit'
import { invoicePath } from '@prilavok/shop-server/testing/inside'
import { ids } from '../../fixtures/fixture-shop'

const TOKEN = 'secret-of-the-largest-invoice'
/** As many lines as a draft may have. */
const LINES = 200
const EACH_KOPECKS = 123_456

/** Orders as much as one may, on an invoice; returns the path of the invoice. */
export async function orderLargestInvoice(db: Db): Promise<string> {
  const goods_kopecks = LINES * EACH_KOPECKS
  await db
    .insertInto('customer_order')
    .values({
      id: 'largest-invoice',
      number: '999999',
      customer_id: 'cu-bad',
      status: 'AwaitingPayment',
      purchase_type: 'FromCheckingAccountAsLegalEntity',
      carrier_id: 'Cdek',
      to_door: false,
      city_id: ids.moscow,
      pick_point_id: ids.cdekMoscow,
      delivery_address: '',
      company: JSON.stringify({ companyName: 'ООО «Ёлка и сыновья»', inn: '7707083893', kpp: '770701001' }),
      goods_kopecks,
      discount_kopecks: 0,
      delivery_kopecks: 0,
      total_kopecks: goods_kopecks,
      weight_kg: 1,
      created_on: new Date(),
    })
    .execute()
  await db
    .insertInto('order_item')
    .values(
      Array.from({ length: LINES }, (_, index) => ({
        order_id: 'largest-invoice',
        line_number: index + 1,
        product_id: ids.cement,
        article: `NAME-${index + 1}`,
        name: 'Смесь с именем, которое занимает две строки, потому что в нём сказано всё, что о ней известно',
        quantity: 1,
        price_kopecks: EACH_KOPECKS,
        discount_price_kopecks: EACH_KOPECKS,
        total_kopecks: EACH_KOPECKS,
        weight_kg: 1,
      })),
    )
    .execute()
  await db
    .insertInto('invoice_link')
    .values({ token_hash: hashOfSecret(TOKEN), order_id: 'largest-invoice' })
    .execute()
  return invoicePath(TOKEN)
}
