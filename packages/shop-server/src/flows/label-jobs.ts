import { storeFile } from '../features/file/files'
import { labelsPdf, type OrderLabel } from '../features/order-labels/labels-pdf'
import type { ResourceAction, StaffRecord } from '../features/staff-resources/engine/server-resource'
import { nameIn, shownOrder } from '../features/staff-resources/orders/order-cards'
import { JobFailed } from '../jobs/job-failed'
import type { Shop } from '../shop'

/** Labels tell who gets the parcel and where they live. */
const PERMISSION = 'customer:read-personal-data'
const NO_PARCEL: ReadonlySet<unknown> = new Set(['CancelledByCustomer', 'CancelledByShop', 'CancelledAutomatically'])
const MOST_PLACES = 99

/** No line of a label holds more; laying out a text without end keeps everybody waiting. */
const LONGEST_TEXT = 300
const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, LONGEST_TEXT) : '')

async function labelOf(shop: Shop, record: StaffRecord): Promise<OrderLabel> {
  const isPickup = record['toDoor'] !== true
  const point = isPickup
    ? await shop.db
        .selectFrom('pick_point')
        .select('address')
        .where('id', '=', text(record['pickPointId']))
        .executeTakeFirst()
    : undefined
  const person = (record['recipient'] ?? record['customer'] ?? {}) as StaffRecord
  const isPaidOnDelivery = record['purchaseType'] === 'PayOnDelivery'
  return {
    number: text(record['number']),
    carrier: nameIn('TransportCompany', record['transportCompany']),
    recipient: text([person['lastName'], person['firstName'], person['middleName']].filter(Boolean).join(' ')),
    phone: text(person['phone']),
    city: text(record['cityName']),
    address: point?.address ?? text(record['deliveryAddress']),
    isPickup,
    weightKg: Number(record['weightKg'] ?? 0),
    places: Math.min(MOST_PLACES, Math.max(1, Number(record['placesCount'] ?? 1))),
    isPaid: Number(record['codAmount'] ?? 0) === 0,
    dueKopecks: isPaidOnDelivery ? Math.round(Number(record['codAmount'] ?? 0) * 100) : 0,
    sender: shop.settings.seller.name,
  }
}

/** The bulk action `printLabels` of orders: a job that makes one PDF. Its message and the log hold no data of buyers. */
export const printLabels: ResourceAction = {
  permission: PERMISSION,
  async onAll(shop, { ids, member }) {
    const job = { kind: 'order.printLabels', permission: PERMISSION, by: member }
    const jobId = await shop.jobs.start(job, async ({ reached }) => {
      let skipped = 0
      let printed = 0
      async function* labels() {
        for (const [index, id] of ids.entries()) {
          await reached(index, ids.length)
          const record = await shownOrder(shop, id, member.permissions).catch(() => null)
          if (record === null || NO_PARCEL.has(record['status'])) {
            skipped += 1
            continue
          }
          yield await labelOf(shop, record)
        }
      }
      const bytes = await labelsPdf(labels(), (done) => {
        printed = done
        return Promise.resolve()
      })
      if (printed === 0) throw new JobFailed('Среди выбранных нет заказов, которые отправляют')
      const name = `Этикетки, заказов ${printed}.pdf`
      const { id } = await storeFile(shop, { type: 'Temp', name, bytes, by: member.id })
      const left = skipped > 0 ? `, отменённых пропущено: ${skipped}` : ''
      return { message: `Этикетки заказов: ${printed}${left}`, resultFileId: id }
    })
    return { done: 0, failed: 0, errors: [], jobId }
  },
}
