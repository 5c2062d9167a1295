import { runBulk, type Job } from '@prilavok/contracts/admin'
import { beforeAll, expect, it } from 'vitest'
import type { LogEntry } from '../shop'
import { describeOwnDatabase } from '../testing/each-database'
import { endOfJob } from '../testing/end-of-job'
import { readPdf } from '../testing/pdf-text'
import { staffClient, type StaffClient } from '../testing/staff-client'
import { addOrders } from '../testing/staff-orders'

const logged: LogEntry[] = []

describeOwnDatabase(
  'papers of many orders',
  (shop) => {
    let logist: StaffClient
    const run = (who: StaffClient, action: string, orders: readonly string[]) =>
      who.call(runBulk, { params: { entity: 'order' }, body: { ids: [...orders], action } as never })
    const print = (who: StaffClient, ...orders: readonly string[]) => run(who, 'printLabels', orders)
    const printed = async (...orders: readonly string[]): Promise<Job> => {
      const { data } = await print(logist, ...orders)
      return endOfJob(logist, data.jobId)
    }
    const get = (path: string | null, { defaults }: Pick<StaffClient, 'defaults'>) =>
      shop.server.fetch(new Request(`http://shop.test${path ?? ''}`, { headers: defaults }))

    beforeAll(async () => {
      logist = await staffClient(shop.server, 'logist')
      await addOrders(shop.server)
      const { db } = shop.server
      await db
        .updateTable('customer_order')
        .set({
          to_door: true,
          pick_point_id: null,
          delivery_address: 'ул. Лесная, 7, кв. 12',
          recipient: JSON.stringify({ firstName: 'Пётр', lastName: 'Получаев', phone: '+79005556677' }),
          purchase_type: 'PayViaYooKassa',
          paid_kopecks: 99_800,
        })
        .where('id', '=', 'order-2')
        .execute()
      await db.updateTable('customer_order').set({ status: 'CancelledByShop' }).where('id', '=', 'order-3').execute()
    })

    it('are one PDF: number, recipient, where to, weight, places, and what to take from the recipient', async () => {
      const job = await printed('order-1', 'order-2', 'order-3', 'no-such')
      expect(job).toMatchObject({ status: 'Succeeded', message: 'Этикетки заказов: 2, отменённых пропущено: 2' })
      const response = await get(job.resultUrl, logist)
      expect(response.headers.get('Content-Type')).toBe('application/pdf')
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      const { text, pages } = await readPdf(await response.arrayBuffer())
      expect(pages).toBe(2)
      for (const part of [
        '2026-1',
        'Покупаева-1 Анна',
        '+79000001001',
        'Москва, ул. Берёзовая, 1',
        '25 кг',
        '1 из 1',
        'Взять с получателя 499',
      ])
        expect(text).toContain(part)
      for (const part of [
        '2026-2',
        'Получаев Пётр',
        '+79005556677',
        'ул. Лесная, 7, кв. 12',
        '50 кг',
        'Оплачено, денег не брать',
      ])
        expect(text).toContain(part)
    })

    it('have a page for each place', async () => {
      await shop.server.db
        .updateTable('customer_order')
        .set({ details: JSON.stringify({ placesCount: 3 }) } as never)
        .where('id', '=', 'order-4')
        .execute()
      const waits = { purchase_type: 'PayByInvoice' }
      await shop.server.db.updateTable('customer_order').set(waits).where('id', '=', 'order-4').execute()
      const job = await printed('order-4')
      const { text, pages } = await readPdf(await (await get(job.resultUrl, logist)).arrayBuffer())
      expect(pages).toBe(3)
      expect(text).toMatch(/1 из 3.*2 из 3.*3 из 3/)
      expect(text).toContain('Денег не брать: платят не перевозчику')
      expect(text).not.toContain('Оплачено')
    })

    it('are made for, and read by, nobody but those who may see whom they are for; the log names no one', async () => {
      const [viewer, marketer, support] = [
        await staffClient(shop.server, 'viewer'),
        await staffClient(shop.server, 'marketing'),
        await staffClient(shop.server, 'support'),
      ]
      for (const who of [viewer, marketer, support])
        expect((await print(who, 'order-1')).problem).toMatchObject({ code: 'forbidden' })
      const { resultUrl } = await printed('order-1')
      for (const who of [viewer, marketer, { defaults: {} }])
        expect((await get(resultUrl, who)).status).toBeGreaterThanOrEqual(401)
      expect((await get(resultUrl, support)).status).toBe(200)
      const rows = await shop.server.db.selectFrom('staff_job').selectAll().execute()
      for (const said of [JSON.stringify(logged), JSON.stringify(rows)])
        expect(said).not.toMatch(/Покупаева|9000001001|Берёзовая/)
    })

    it('are one file of packing lists as well, each order from a page of its own', async () => {
      const { data } = await run(logist, 'printPackingLists', ['order-1', 'order-2', 'order-3'])
      const job = await endOfJob(logist, data.jobId)
      expect(job).toMatchObject({ status: 'Succeeded', message: 'Листы сборки заказов: 2, отменённых пропущено: 1' })
      const response = await get(job.resultUrl, logist)
      expect(decodeURIComponent(response.headers.get('Content-Disposition') ?? '')).toContain(
        'Листы сборки, заказов 2.pdf',
      )
      const { text, pages } = await readPdf(await response.arrayBuffer())
      expect(pages).toBe(2)
      for (const part of ['№ 2026-1', '№ 2026-2', 'Получаев Пётр', 'Цемент М500']) expect(text).toContain(part)
    })

    it('are not made where there is nothing to send', async () => {
      expect(await printed('order-3')).toMatchObject({ status: 'Failed', resultUrl: null })
    })
  },
  { log: (entry) => logged.push(entry) },
)
