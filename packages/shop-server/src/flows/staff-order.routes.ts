import {
  confirmOrderInProcess,
  previewOrder,
  readCustomerRating,
  readOrder,
  readOrderInfo,
  readOrderInProcess,
  readOrderSendInfo,
  saveOrderTkStatus,
  searchPickPoints,
  trackOrder,
} from '@prilavok/contracts/admin'
import { readRating } from '../features/staff-resources/orders/customer-rating'
import { orderInfoOf, orderSendInfoOf } from '../features/staff-resources/orders/order-cards'
import { saveCarrierStatus } from '../features/staff-resources/orders/save-carrier-status'
import { searchPoints } from '../features/staff-resources/orders/search-points'
import { trackParcel } from './track-parcel'
import { asContract } from '../features/staff-resources/engine/as-contract'
import { outletOf } from '../features/staff-resources/engine/outlet'
import { findRecord } from '../features/staff-resources/engine/save-record'
import type { StaffRecord } from '../features/staff-resources/engine/server-resource'
import { order } from '../features/staff-resources/entities/order'
import { orderInProcess } from '../features/staff-resources/entities/order-in-process'
import { HttpProblem } from '../http/problem'
import { staffRoute, type StaffRoute } from '../http/staff-route'
import { roublesOrNull } from '../rules/money'
import { confirmByStaff } from './confirm-draft'
import { draftOutlook } from './draft-problems'
import { previewOf } from './preview-order'

/** What staff do with orders and drafts, besides reading and saving them. */
export const staffOrderRoutes: readonly StaffRoute[] = [
  staffRoute(readOrderInfo, async (shop, { params, member }) =>
    asContract(readOrderInfo, await orderInfoOf(shop, params.id, member.permissions)),
  ),
  staffRoute(readOrderSendInfo, (shop, { params, member }) => orderSendInfoOf(shop, params.id, member.permissions)),
  staffRoute(trackOrder, (shop, { body }) => trackParcel(shop, body.trackNumber)),
  staffRoute(readCustomerRating, ({ db }, { params }) => readRating({ db }, params.id)),
  staffRoute(searchPickPoints, async (shop, { body }) => asContract(searchPickPoints, await searchPoints(shop, body))),

  staffRoute(saveOrderTkStatus, async (shop, { body, member, request }) => {
    const edition = (record: StaffRecord) => asContract(readOrder, outletOf(order, member).edition(record))
    const saved = await saveCarrierStatus(shop, body, request.headers.get('If-Match'), member).catch(
      async (error: unknown) => {
        if (!(error instanceof HttpProblem) || error.code !== 'version-conflict') throw error
        const now = await findRecord(shop.db, order, body.id)
        throw new HttpProblem('version-conflict', { current: now && (await edition(now)) })
      },
    )
    const model = await edition(saved)
    const { id, version, updatedOn } = saved
    return asContract(saveOrderTkStatus, { id, version, updatedOn, warnings: null, model })
  }),

  /** What is missing comes from the very checks of a confirmation. */
  staffRoute(readOrderInProcess, async (shop, { params, member }) => {
    const record = await findRecord(shop.db, orderInProcess, params.id)
    if (record === null) throw new HttpProblem('not-found')
    const { problems, deliveryKopecks, toPayKopecks } = await draftOutlook(shop, params.id)
    return asContract(readOrderInProcess, {
      ...outletOf(orderInProcess, member).edition(record),
      deliveryCost: roublesOrNull(deliveryKopecks),
      toPay: roublesOrNull(toPayKopecks),
      problems,
      canConfirm: problems.length === 0,
    })
  }),

  staffRoute(previewOrder, async (shop, { body, member }) =>
    asContract(previewOrder, await previewOf(shop, { ...body }, member)),
  ),
  staffRoute(confirmOrderInProcess, (shop, { params, member }) => confirmByStaff(shop, params.id, member)),
]
