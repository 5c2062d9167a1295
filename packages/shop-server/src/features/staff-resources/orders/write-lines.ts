import type { Trx } from '../../../db'
import { kopecksIn } from '../../../rules/money'
import type { StaffRecord } from '../engine/server-resource'

const linesIn = (items: unknown): readonly StaffRecord[] => (Array.isArray(items) ? (items as StaffRecord[]) : [])

/** The number of a line in its order, which it keeps as long as it is there; null for one that is new. */
export function lineNumber(orderId: string, id: unknown): number | null {
  const number = typeof id === 'string' && id.startsWith(`${orderId}-`) ? Number(id.slice(orderId.length + 1)) : NaN
  return Number.isInteger(number) && number > 0 && number < 1_000_000 ? number : null
}

/** Writes the lines of an order anew where a save has changed them. */
export async function writeLines(trx: Trx, orderId: string, items: unknown, former: unknown): Promise<void> {
  if (items === former || JSON.stringify(items) === JSON.stringify(former)) return
  await trx.deleteFrom('order_item').where('order_id', '=', orderId).execute()
  await trx
    .insertInto('order_item')
    .values(
      linesIn(items).map((line, index) => ({
        order_id: orderId,
        line_number: lineNumber(orderId, line['id']) ?? index + 1,
        product_id: String(line['productId']),
        article: String(line['article'] ?? ''),
        name: String(line['name'] ?? ''),
        quantity: Number(line['quantity']),
        price_kopecks: kopecksIn(line['price']),
        discount_price_kopecks: kopecksIn(line['discountPrice'] ?? line['price']),
        total_kopecks: kopecksIn(line['total']),
        weight_kg: Number(line['weightKg'] ?? 0),
        price_reason: typeof line['priceReason'] === 'string' ? line['priceReason'] : null,
      })),
    )
    .execute()
}
