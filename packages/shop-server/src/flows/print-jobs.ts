import { packingListsPdf } from '../features/order-documents/packing-list-pdf'
import { storeFile } from '../features/file/files'
import { labelsPdf } from '../features/order-labels/labels-pdf'
import type { ResourceAction, StaffRecord } from '../features/staff-resources/engine/server-resource'
import { shownOrder } from '../features/staff-resources/orders/order-cards'
import { JobFailed } from '../jobs/job-failed'
import type { Shop } from '../shop'
import { isSent, labelOf, packingListOf } from './order-papers'

/** Papers tell who gets the parcel and where they live. */
const PERMISSION = 'customer:read-personal-data'

interface Print<Paper> {
  readonly kind: string
  /** What the file and the message call the papers. */
  readonly title: string
  readonly paperOf: (shop: Shop, record: StaffRecord) => Promise<Paper>
  readonly pdfOf: (
    papers: AsyncIterable<Paper>,
    onOrder: (done: number) => Promise<void>,
  ) => Promise<Uint8Array<ArrayBuffer>>
}

/** A bulk action that is a job which makes one PDF of many orders. Its message and the log hold no data of buyers. */
const printing = <Paper>({ kind, title, paperOf, pdfOf }: Print<Paper>): ResourceAction => ({
  permission: PERMISSION,
  async onAll(shop, { ids, member }) {
    const jobId = await shop.jobs.start({ kind, permission: PERMISSION, by: member }, async ({ reached }) => {
      let skipped = 0
      let printed = 0
      async function* papers() {
        for (const [index, id] of ids.entries()) {
          await reached(index, ids.length)
          const record = await shownOrder(shop, id, member.permissions).catch(() => null)
          if (record === null || !isSent(record)) {
            skipped += 1
            continue
          }
          yield await paperOf(shop, record)
        }
      }
      const bytes = await pdfOf(papers(), (done) => {
        printed = done
        return Promise.resolve()
      })
      if (printed === 0) throw new JobFailed('Среди выбранных нет заказов, которые отправляют')
      const name = `${title}, заказов ${printed}.pdf`
      const { id } = await storeFile(shop, { type: 'Temp', name, bytes, by: member.id })
      const left = skipped > 0 ? `, отменённых пропущено: ${skipped}` : ''
      return { message: `${title} заказов: ${printed}${left}`, resultFileId: id }
    })
    return { done: 0, failed: 0, errors: [], jobId }
  },
})

/** The bulk action `printLabels` of orders. */
export const printLabels = printing({
  kind: 'order.printLabels',
  title: 'Этикетки',
  paperOf: labelOf,
  pdfOf: labelsPdf,
})

/** The bulk action `printPackingLists` of orders. */
export const printPackingLists = printing({
  kind: 'order.printPackingLists',
  title: 'Листы сборки',
  paperOf: packingListOf,
  pdfOf: packingListsPdf,
})
