import { saveOrder, type OrderTkStatusUpdate } from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import { HttpProblem } from '../../../http/problem'
import type { StaffMember } from '../../../http/staff-session'
import { CARRIER_STATUS_MISSING, lacksCarrierStatus } from '../../../rules/carrier-status'
import type { Shop } from '../../../shop'
import { findRecord, writeRecord } from '../engine/save-record'
import type { StaffRecord } from '../engine/server-resource'
import { order } from '../entities/order'

/** Saves the track code and the carrier's status of an order; both in one version, with its history; what is not sent stays, an empty track code removes it. Source: ADMIN-ACT-11, ADMIN-22. */
export async function saveCarrierStatus(
  shop: Shop,
  { id, version, trackCode, transportCompanyOrderStatus }: OrderTkStatusUpdate,
  ifMatch: string | null,
  member: StaffMember,
): Promise<StaffRecord> {
  if (lacksCarrierStatus(trackCode, transportCompanyOrderStatus))
    throw new HttpProblem('validation-failed', {
      errors: [{ pointer: '/transportCompanyOrderStatus', code: 'validateTK', message: CARRIER_STATUS_MISSING }],
    })
  const { body: schema } = await saveOrder.wire()
  if (schema === undefined) throw new Error('saveOrder has no body.')
  return shop.db.transaction().execute(async (trx) => {
    const record = await findRecord(trx, order, id, sql`for update of t`)
    if (record === null) throw new HttpProblem('not-found')
    const told = {
      ...(trackCode !== null && trackCode !== undefined && { trackCode: trackCode.trim() || null }),
      ...(transportCompanyOrderStatus && { transportCompanyOrderStatus }),
    }
    const body = { ...record, ...order.edition?.(record), ...told, version: version ?? null }
    return writeRecord(shop, trx, order, schema, { body, ifMatch, member }, 'TransportStatusChanged')
  })
}
