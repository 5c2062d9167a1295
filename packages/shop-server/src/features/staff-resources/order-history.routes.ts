import { readOrderHistory, type HistoryEntry } from '@prilavok/contracts/admin'
import type { Db } from '../../db'
import { staffRoute, type StaffRoute } from '../../http/staff-route'
import type { StaffMember } from '../../http/staff-session'
import { historyOf } from './engine/history'
import { outletOf } from './engine/outlet'
import { order } from './entities/order'

const ACTIONS = {
  Created: 'Created',
  StatusChanged: 'StatusChanged',
  PaymentChanged: 'PaymentReceived',
  Edited: 'Updated',
} as const

/** What happened to an order by itself: its draft was confirmed, a payment came. */
async function ownHistory(db: Db, orderId: string, member: StaffMember): Promise<HistoryEntry[]> {
  const rows = await db
    .selectFrom('order_history')
    .leftJoin('staff_user', 'staff_user.id', 'order_history.author')
    .selectAll('order_history')
    .select('staff_user.display_name')
    .where('order_id', '=', orderId)
    .execute()
  const shown = outletOf(order, member)
  return rows.map(({ id, author, kind, changes, created_on, display_name: name }) => ({
    id: `order-${id}`,
    on: created_on.toISOString(),
    actorId: name === null ? null : author,
    actorName: name ?? author,
    action: ACTIONS[kind],
    comment: null,
    changes: Object.entries(changes).map(([field, after]) => ({
      field,
      label: null,
      before: null,
      after: shown.field(field, after),
    })),
  }))
}

/** Who changed what in an order: the staff's saves page by page, and on the last page what happened by itself. Source: ADMIN-ACT-22. */
export const orderHistoryRoutes: readonly StaffRoute[] = [
  staffRoute(readOrderHistory, async ({ db }, { params, query, member }) => {
    const { items, paging } = await historyOf(db, order, params.id, query.pageIndex, member)
    const isLast = paging.pageIndex === paging.pageCount
    const own = await ownHistory(db, params.id, member)
    const all = isLast ? [...items, ...own].sort((one, other) => other.on.localeCompare(one.on)) : items
    return { items: all, paging: { ...paging, totalCount: (paging.totalCount ?? 0) + own.length } }
  }),
]
