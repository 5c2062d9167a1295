import { saveOrder } from '@prilavok/contracts/admin'
import { planSave, findRecord } from '../features/staff-resources/engine/save-record'
import type { StaffRecord } from '../features/staff-resources/engine/server-resource'
import { editedOrder } from '../features/staff-resources/entities/order'
import { HttpProblem } from '../http/problem'
import type { StaffMember } from '../http/staff-session'
import type { Shop } from '../shop'
import { orderRework } from './rework-order'

/** Ends a transaction that only looked: whatever it wrote is gone. */
class Looked extends Error {
  readonly after: StaffRecord
  constructor(after: StaffRecord) {
    super('looked')
    this.after = after
  }
}

const sumsOf = (record: StaffRecord) => ({
  itemsTotal: record['itemsTotal'],
  discountAmount: record['discountAmount'],
  deliveryCost: record['deliveryCost'],
  total: record['total'],
})

/** What an edit would make of an order, counted by the save itself and then forgotten. */
export async function previewOf(shop: Shop, body: StaffRecord, member: StaffMember): Promise<StaffRecord> {
  const before = await findRecord(shop.db, editedOrder, String(body['id'] ?? ''))
  if (before === null) throw new HttpProblem('not-found')
  const { body: schema } = await saveOrder.wire()
  if (schema === undefined) throw new Error('A save of an order has a body.')
  const save = { body, ifMatch: null, member }
  const resource = { ...editedOrder, rework: orderRework }
  try {
    await shop.db.transaction().execute(async (trx) => {
      throw new Looked((await planSave(shop, trx, resource, schema, save, before)).after)
    })
  } catch (thrown) {
    if (!(thrown instanceof Looked)) throw thrown
    const { after } = thrown
    const paid = Number(before['paidAmount'] ?? 0)
    const total = Number(after['total'] ?? 0) - Number(before['returnedAmount'] ?? 0)
    const kopecks = Math.round((total - paid) * 100)
    return {
      items: after['items'],
      before: sumsOf(before),
      after: sumsOf(after),
      status: after['status'],
      paidAmount: paid,
      toPay: Math.max(0, kopecks) / 100,
      toReturn: Math.max(0, -kopecks) / 100,
    }
  }
  throw new Error('A preview ends its transaction.')
}
