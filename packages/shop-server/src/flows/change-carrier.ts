import { saveOrder, transportCompanyValues } from '@prilavok/contracts/admin'
import { lockRecord, writeRecord } from '../features/staff-resources/engine/save-record'
import type { ResourceAction, StaffRecord } from '../features/staff-resources/engine/server-resource'

/**
 * Another carrier for many orders: each is edited as its form would be, so that the shop's own rules say whether it may be and what the
 * delivery costs then. A pickup point is of one carrier, and its buyer chooses another: such an order is refused.
 */
export const setTransportCompany: ResourceAction = {
  isValue: (payload) => transportCompanyValues.values.some((each) => each === payload),
  async onOne(shop, trx, { resource, payload, member, id }) {
    const record = await lockRecord(trx, resource, id)
    const form = resource.edition?.(record) ?? record
    const delivery = form['delivery'] as StaffRecord
    const isOther = delivery['transportCompany'] !== payload
    const { body: schema } = await saveOrder.wire()
    if (schema === undefined) throw new Error('A save of an order has a body.')
    const moved = { ...delivery, transportCompany: payload, pickPointId: null }
    const body = isOther ? { ...form, delivery: moved } : form
    await writeRecord(shop, trx, resource, schema, { body, ifMatch: null, member })
  },
}
