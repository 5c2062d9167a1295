import { loadOrder, loadPurchaseTypes, type OrderInProcess } from '@prilavok/contracts'
import { expect, it } from 'vitest'
import { DAY_MS } from '../rules/days'
import { standardRateLimits } from '../rules/rate-limits'
import type { LogEntry } from '../shop'
import { describeOwnDatabase } from '../testing/each-database'
import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { paymentBench } from '../testing/payment-bench'
import { readPdf } from '../testing/pdf-text'
import { shopClient } from '../testing/shop-client'

const BY_INVOICE = 'FromCheckingAccountAsLegalEntity'
const company = {
  inn: '7707083893',
  kpp: '770701001',
  ogrn: '1027700132195',
  companyName: 'ООО «Ёлка и сыновья»',
  bic: '044525225',
  bankAccount: '40702810900000000001',
  corAccount: '30101810400000000225',
}
const logged: LogEntry[] = []
const once = { requests: 1, seconds: 60 }

describeOwnDatabase(
  'the confirmation of an order',
  (shop) => {
    const place = async (purchaseType: string, more: object = {}) => {
      const bench = paymentBench(shop)
      const id = await bench.draft(purchaseType, more)
      expect((await bench.confirm(id)).status).toBe(200)
      return { bench, id, order: (await bench.reload(id))?.order ?? null }
    }
    const invoice = async (url: string) => shop.server.fetch(new Request(new URL(url, 'http://localhost')))
    const textOf = async (response: Response) => (await readPdf(await response.arrayBuffer())).text

    it('of one that is paid on delivery says what, where, how much and whom the shop will call', async () => {
      const { order, id, bench } = await place('PayOnDelivery', {
        customer: { value: { firstName: 'Анна', lastName: 'Петрова', phone: '9123456789', email: 'anna@example.com' } },
      })
      expect(order).toMatchObject({
        status: 'AwaitingConfirmation',
        createdOn: '2026-02-10T09:00:00.000Z',
        goodsTotal: 9000,
        paid: 0,
        paidOn: null,
        payUntil: null,
        purchaseType: 'PayOnDelivery',
        toDoor: false,
        carrierName: expect.any(String) as string,
        pickPoint: { id: ids.kitMoscow, mondayWorkingTime: expect.any(String) as string },
        customerName: 'Петрова Анна',
        phone: '+79123456789',
        email: 'anna@example.com',
        recipientName: null,
        invoiceUrl: null,
      })
      expect(order?.number).toMatch(/^\d+$/)
      expect(order?.total).toBe((order?.goodsTotal ?? 0) - (order?.discount ?? 0) + (order?.deliveryCost ?? 0))
      expect(order?.due).toBe(order?.total)
      expect((await bench.reload(id))?.cart).toMatchObject([
        {
          id: ids.beam,
          quantity: 1,
          name: 'Балка 6 м',
          price: 9000,
          thumbUrl: expect.stringContaining(ids.beam) as string,
        },
      ])
    })

    it('of one that was paid says how much and when', async () => {
      const bench = paymentBench(shop)
      const id = await bench.draft('PayViaYooKassa')
      await bench.sendEvent(await bench.open(id, 'yookassa'), 'paid')
      const order = (await bench.reload(id))?.order
      expect(order).toMatchObject({ status: 'Paid', due: 0, payUntil: null, invoiceUrl: null })
      expect(order?.paid).toBe(order?.total)
      expect(Date.parse(order?.paidOn ?? '')).toBe(Date.parse('2026-02-10T09:00:00Z'))
    })

    it('tells others than its owner the number and the status alone', async () => {
      const { id, order } = await place('PayOnDelivery')
      const { data } = await shopClient(shop.server).call(loadOrder, { params: { id } })
      const seen = Object.entries((data as OrderInProcess).order ?? {}).filter(([, value]) => value !== null)
      expect(Object.fromEntries(seen)).toEqual({ number: order?.number, status: 'AwaitingConfirmation' })
    })

    it('of an order on an invoice leads to the invoice: seller, buyer, lines, VAT of that day, sum in words', async () => {
      const { order } = await place(BY_INVOICE, {
        company: { value: company },
        cart: { value: [{ id: ids.primer, quantity: 3 }] },
      })
      expect(order).toMatchObject({ status: 'AwaitingPayment', payUntil: '2026-02-13', purchaseType: BY_INVOICE })
      const response = await invoice(order?.invoiceUrl ?? '')
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
      expect(response.headers.get('content-disposition')).toContain(`invoice-${order?.number ?? ''}.pdf`)
      const text = await textOf(response)
      expect(text).toContain(`Счёт на оплату № ${order?.number ?? ''} от 10 февраля 2026 г.`)
      for (const part of ['БИК', 'Получатель', 'ИНН 0000000000', '40702810000000000000', 'ООО «Сруб и Кирпич»'])
        expect(text).toContain(part)
      for (const part of ['ООО «Ёлка и сыновья»', 'ИНН 7707083893', 'КПП 770701001']) expect(text).toContain(part)
      expect(text).toMatch(/1 A-p-primer Грунтовка, 5 л 3 шт\. 650,50 1 951,50/)
      expect(text).toContain('В том числе НДС 22%')
      expect(text).toMatch(/Всего к оплате: [\d ]+,\d\d/)
      expect(text).toMatch(/[А-Я][а-я ]+ рубл(?:ь|я|ей) \d\d копе/)
      expect(text).toContain('Оплатить не позднее 13 февраля 2026 г.')
    })

    it('has an invoice of 60 lines on several pages, with every line', async () => {
      const { order, id } = await place(BY_INVOICE, { company: { value: company } })
      const { db } = shop.server
      const { id: orderId } = await db
        .selectFrom('customer_order')
        .select('id')
        .where('order_in_process_id', '=', id)
        .executeTakeFirstOrThrow()
      await db
        .insertInto('order_item')
        .values(
          Array.from({ length: 59 }, (_, index) => ({
            order_id: orderId,
            line_number: index + 2,
            product_id: ids.cement,
            article: `N-${index + 2}`,
            name: 'Смесь с именем, которое занимает две строки, потому что в нём сказано всё, что о ней известно',
            quantity: 1,
            price_kopecks: 100,
            discount_price_kopecks: 100,
            total_kopecks: 100,
            weight_kg: 1,
          })),
        )
        .execute()
      const response = await invoice(order?.invoiceUrl ?? '')
      const { text, pages } = await readPdf(await response.arrayBuffer())
      expect(pages).toBeGreaterThan(1)
      for (let line = 2; line <= 60; line += 1) expect(text).toContain(`N-${line} `)
      expect(text).toMatch(/Бухгалтер/)
    })

    it('gives the invoice to nobody without its whole address, and to nobody once it is too old', async () => {
      const { order } = await place(BY_INVOICE, { company: { value: company } })
      const url = order?.invoiceUrl ?? ''
      expect((await invoice(`${url.slice(0, -1)}!`)).status).toBe(404)
      expect((await invoice(url)).headers.get('cache-control')).toBe('no-store')
      shop.advance(31 * DAY_MS)
      expect((await invoice(url)).status).toBe(404)
    })

    it('has an invoice whose address its owner gets again and again, and whose secret is in neither database nor log', async () => {
      const { bench, id, order } = await place(BY_INVOICE, { company: { value: company } })
      const url = order?.invoiceUrl ?? ''
      expect((await bench.reload(id))?.order?.invoiceUrl).toBe(url)
      expect((await invoice(url)).status).toBe(200)
      const token = url.split('/').at(-1) ?? ''
      expect(token).toMatch(/^[\w-]{43}$/)
      const { db } = shop.server
      const stored = await Promise.all([
        db.selectFrom('customer_order').selectAll().execute(),
        db.selectFrom('invoice_link').selectAll().execute(),
        db.selectFrom('draft_key').selectAll().execute(),
      ])
      expect(JSON.stringify([stored, logged])).not.toContain(token)
      expect(logged.some(({ text }) => text.startsWith('GET /api/invoice 200'))).toBe(true)
      const { data } = await shopClient(shop.server).call(loadOrder, { params: { id } })
      expect((data as OrderInProcess).order?.invoiceUrl).toBeNull()
    })

    it('lets nobody have invoices made without end', async () => {
      const { order } = await place(BY_INVOICE, { company: { value: company } })
      const url = new URL(order?.invoiceUrl ?? '', 'http://localhost')
      const ask = async (visitor: string) =>
        (await shop.server.fetch(new Request(url, { headers: { Cookie: `sid=${visitor}` } }))).status
      expect([await ask('a-visitor-of-the-shop'), await ask('a-visitor-of-the-shop')]).toEqual([200, 429])
      expect(await ask('another-visitor-of-it')).toBe(200)
    })

    it('and the options name the VAT rate and the limit of pay on delivery that the shop keeps', async () => {
      const bench = paymentBench(shop)
      const { data } = await bench.call(loadPurchaseTypes, { params: { id: await bench.draft('PayOnDelivery') } })
      expect([data.vatPercent, data.payOnDeliveryFrom]).toEqual([22, 2000])
    })
  },
  {
    log: (entry) => logged.push(entry),
    settings: { rateLimits: { ...standardRateLimits, invoice: { perVisitor: once, perAddress: once } } },
  },
)
