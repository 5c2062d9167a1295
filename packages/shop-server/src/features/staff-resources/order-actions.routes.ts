import {
  isPermitted,
  orderResource,
  orderStatusValues,
  paymentOptionIdValues,
  readOrderInfo,
  saveOrderTkStatus,
  titleOf,
} from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import type { Db } from '../../db'
import { HttpProblem } from '../../http/problem'
import { staffRoute, type StaffRoute } from '../../http/staff-route'
import { asContract } from './engine/as-contract'
import { shownTo } from './engine/records'
import { findRecord, saveRecord } from './engine/save-record'
import type { StaffRecord } from './engine/server-resource'
import { order } from './entities/order'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Carrier, and the pickup point or the door, in one line. */
async function deliveryTextOf(db: Db, record: StaffRecord): Promise<string> {
  const carrier = await db
    .selectFrom('carrier')
    .select('name')
    .where('id', '=', textOf(record['transportCompany']) as never)
    .executeTakeFirst()
  const point = await db
    .selectFrom('pick_point')
    .select('address')
    .where('id', '=', textOf(record['pickPointId']))
    .executeTakeFirst()
  const place = record['toDoor'] === true ? textOf(record['deliveryAddress']) : (point?.address ?? '')
  return [carrier?.name ?? textOf(record['transportCompany']), place].filter((part) => part !== '').join(', ')
}

/** An order at a glance, and what its carrier says of it. Source: ADMIN-ACT-11, ADMIN-ACT-23, ADMIN-22. */
export const orderActionRoutes: readonly StaffRoute[] = [
  staffRoute(readOrderInfo, async ({ db }, { params, member }) => {
    const found = await findRecord(db, order, params.id)
    if (found === null) throw new HttpProblem('not-found')
    const record = shownTo(member.permissions, order, found)
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from customer_order where customer_id = ${found['customerId']}`.execute(db)
    const status = textOf(record['status'])
    return asContract(readOrderInfo, {
      ...record,
      statusName: titleOf(orderStatusValues, status, 'ru'),
      deliveryText: await deliveryTextOf(db, record),
      paymentText: titleOf(paymentOptionIdValues, textOf(record['purchaseType']), 'ru'),
      customerOrdersCount: rows[0]?.count ?? 0,
      managerComment: isPermitted(member.permissions, 'order:write') ? (record['managerComment'] ?? null) : null,
    })
  }),

  staffRoute(saveOrderTkStatus, async (shop, { body, request, member }) => {
    const record = await findRecord(shop.db, order, body.id)
    if (record === null) throw new HttpProblem('not-found')
    const { body: schema } = await orderResource.save.wire()
    const changed = {
      ...order.edition?.(record),
      version: body.version,
      trackCode: body.trackCode ?? record['trackCode'],
      transportCompanyOrderStatus:
        body.transportCompanyOrderStatus ?? (body.trackCode ? null : record['transportCompanyOrderStatus']),
    }
    const ifMatch = request.headers.get('If-Match')
    const saved = await saveRecord(shop, order, schema as object, { body: changed, ifMatch, member })
    return {
      id: String(saved['id']),
      version: Number(saved['version']),
      updatedOn: String(saved['updatedOn']),
      warnings: null,
      model: null,
    }
  }),
]
