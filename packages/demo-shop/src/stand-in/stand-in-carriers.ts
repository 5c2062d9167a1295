import { transportCompanyValues } from '@prilavok/contracts/admin'
import { DAY_MS, type Db, type CarrierEvent, type CarrierPort } from '@prilavok/shop-server/kit'

const HOUR_MS = 3_600_000

interface Stage {
  readonly afterMs: number
  readonly status: string
  readonly text: string
}

const ON_THE_WAY: readonly Stage[] = [
  { afterMs: 0, status: 'Created', text: 'Заявка создана' },
  { afterMs: 4 * HOUR_MS, status: 'Accepted', text: 'Принят на складе' },
  { afterMs: DAY_MS, status: 'InTransit', text: 'Отправлен в город назначения' },
  { afterMs: 3 * DAY_MS, status: 'ArrivedInCity', text: 'Прибыл в город назначения' },
]
const LAST_STAGE = {
  toDoor: { afterMs: 4 * DAY_MS, status: 'WithCourier', text: 'Передан курьеру' },
  toPoint: { afterMs: 4 * DAY_MS, status: 'ReadyForPickup', text: 'Ожидает получателя' },
} as const

/** What has happened to a parcel by now that was handed over at a moment; it waits at its end until somebody says otherwise. */
export const standInEvents = (sentMs: number, nowMs: number, toDoor: boolean): readonly CarrierEvent[] =>
  [...ON_THE_WAY, toDoor ? LAST_STAGE.toDoor : LAST_STAGE.toPoint]
    .filter(({ afterMs }) => sentMs + afterMs <= nowMs)
    .map(({ afterMs, status, text }) => ({ on: new Date(sentMs + afterMs), status, text, place: null }))

/** Invented carriers of a sandbox: a parcel moves with the shop's clock from the day its order was made. */
export const standInCarrier = (
  key: string,
  { db, now }: { readonly db: Db; readonly now: () => number },
): CarrierPort => ({
  key,
  async track({ trackCode, toDoor }) {
    const order = await db
      .selectFrom('customer_order')
      .select('created_on')
      .where('track_code', '=', trackCode)
      .where('carrier_id', '=', key)
      .orderBy('created_on', 'desc')
      .executeTakeFirst()
    if (order === undefined) return null
    const sentMs = order.created_on.getTime()
    return {
      events: standInEvents(sentMs, now(), toDoor),
      expectedOn: new Date(sentMs + LAST_STAGE.toPoint.afterMs),
      storageUntil: toDoor ? null : new Date(sentMs + 11 * DAY_MS),
    }
  },
})

/** The stand-ins of all carriers of a sandbox. */
export const standInCarriers = (shop: { readonly db: Db; readonly now: () => number }): readonly CarrierPort[] =>
  transportCompanyValues.values.map((key) => standInCarrier(key, shop))
