import type { TrackingResult } from '@prilavok/contracts/admin'
import { dayIn } from '@prilavok/core/clock'
import { framesOf } from '../http/serve-route'
import { HttpProblem } from '../http/problem'
import type { TrackedParcel } from '../providers/carrier-port'
import type { Shop } from '../shop'
import { pickPointOf, pointById } from '../features/delivery/pick-points'
import { nameIn } from '../features/staff-resources/orders/order-cards'

const PATIENCE_MS = 5000

const orderOfCode = ({ db }: Shop, trackCode: string) =>
  db
    .selectFrom('customer_order')
    .leftJoin('carrier', 'carrier.id', 'customer_order.carrier_id')
    .select(['number', 'carrier_id', 'to_door', 'shipment_status', 'pick_point_id', 'carrier.name as carrier_name'])
    .where('track_code', '=', trackCode)
    .orderBy('customer_order.created_on', 'desc')
    .orderBy('customer_order.id', 'desc')
    .executeTakeFirst()
type FoundOrder = NonNullable<Awaited<ReturnType<typeof orderOfCode>>>

/** What the carrier says; null where it does not know the parcel, is not connected, or does not answer. */
async function parcelOf(shop: Shop, order: FoundOrder, trackCode: string): Promise<TrackedParcel | null> {
  const port = shop.carriers.get(order.carrier_id)
  if (port === undefined) return null
  try {
    return await port.track({ trackCode, toDoor: order.to_door }, AbortSignal.timeout(PATIENCE_MS))
  } catch (error) {
    shop.log({ level: 'error', requestId: 'track', text: framesOf(error) })
    return null
  }
}

async function pointOf({ db }: Shop, { pick_point_id: id, carrier_name }: FoundOrder) {
  if (id === null) return null
  const row = await pointById(db, id)
  return row === undefined ? null : pickPointOf(row, carrier_name ?? row.carrier_id, 'Unknown', false)
}

/**
 * Where a parcel is, by its carrier; where that says nothing, as the order has it. Nothing is changed: staff take the status over
 * themselves. Source: ADMIN-ACT-12.
 */
export async function trackParcel(shop: Shop, trackNumber: string): Promise<TrackingResult> {
  const trackCode = trackNumber.trim()
  const order = trackCode === '' ? undefined : await orderOfCode(shop, trackCode)
  if (order === undefined) throw new HttpProblem('track-not-found')
  const parcel = await parcelOf(shop, order, trackCode)
  const steps = [...(parcel?.events ?? [])].sort((one, other) => other.on.getTime() - one.on.getTime())
  const status = steps[0]?.status ?? order.shipment_status
  const dayOf = (moment: Date | null) => moment && dayIn(moment.getTime(), shop.settings.timeZone)
  return {
    trackNumber: trackCode,
    transportCompany: order.carrier_id,
    transportCompanyName: order.carrier_name,
    status,
    statusName: nameIn('TransportCompanyOrderStatus', status),
    orderNumber: order.number,
    expectedOn: dayOf(parcel?.expectedOn ?? null),
    storageUntil: dayOf(parcel?.storageUntil ?? null),
    pickPoint: await pointOf(shop, order),
    steps: steps.map(({ on, text, place, status: each }) => ({ date: on.toISOString(), status: each, text, place })),
  }
}
