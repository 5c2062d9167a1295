import { sendOrderSurvey } from '@prilavok/contracts'
import { beforeAll, expect, it } from 'vitest'
import type { Email } from '../providers/email-port'
import type { LogEntry } from '../shop'
import { describeOwnDatabase, type TestShop } from '../testing/each-database'
import { paymentBench } from '../testing/payment-bench'
import { shopClient } from '../testing/shop-client'

const DAY = 24 * 3_600_000
/** Makes a paid order of a buyer, and the way to bring it into a status. */
async function placeOrder(shop: TestShop, email: string) {
  const bench = paymentBench(shop)
  const draft = await bench.draftOf(email, 'PayViaYooKassa')
  await bench.sendEvent(await bench.open(draft, 'yookassa'), 'paid')
  const { id, customer_id: customerId } = await shop.server.db
    .selectFrom('customer_order')
    .select(['id', 'customer_id'])
    .where('order_in_process_id', '=', draft)
    .executeTakeFirstOrThrow()
  const put = (status: string, on: Date) =>
    shop.server.db.updateTable('customer_order').set({ status, updated_on: on }).where('id', '=', id).execute()
  return { id, customerId, put }
}
const now = new Date('2026-02-10T09:00:00Z')

const emails: Email[] = []
const messages: (readonly [phone: string, text: string])[] = []
const logged: LogEntry[] = []

describeOwnDatabase(
  'the survey of a completed order',
  (shop) => {
    beforeAll(() => {
      for (const list of [emails, messages, logged]) list.length = 0
    })
    const order = (email: string) => placeOrder(shop, email)

    it('[SURVEY-11] goes to the buyer once, and its link answers for this order', async () => {
      const { id, put } = await order('anna@ya.ru')
      expect(await shop.server.askAboutOrders()).toBe(0)
      await put('Completed', new Date(now.getTime() - 8 * DAY))
      expect(await shop.server.askAboutOrders()).toBe(0)
      await put('Completed', now)
      expect(await Promise.all([shop.server.askAboutOrders(), shop.server.askAboutOrders()])).toEqual(
        expect.arrayContaining([1, 0]),
      )
      expect(await shop.server.askAboutOrders()).toBe(0)
      expect(emails.map(({ to }) => to)).toEqual(['anna@ya.ru'])
      const [, token = ''] = /https:\/\/shop\.example\/profile\/order-survey\/(\S+)/.exec(emails[0]?.text ?? '') ?? []
      const { status } = await shopClient(shop.server).call(sendOrderSurvey, { body: { id: token } as never })
      expect(status).toBe(200)
      const kept = await shop.server.db.selectFrom('order_survey').select(['order_id', 'answered_on']).execute()
      expect(kept).toEqual([{ order_id: id, answered_on: expect.any(Date) as Date }])
    })

    it('goes to the phone where there is no address, and is not sent again when the gateway fails', async () => {
      const { customerId, put } = await order('boris@ya.ru')
      await shop.server.db
        .updateTable('customer')
        .set({ email: null, phone: '+79001112233' })
        .where('id', '=', customerId)
        .execute()
      await put('Completed', now)
      expect(await shop.server.askAboutOrders()).toBe(1)
      expect(messages).toMatchObject([['+79001112233', expect.stringContaining('/profile/order-survey/') as string]])

      const refused = await order('refused@ya.ru')
      await refused.put('Completed', now)
      expect([await shop.server.askAboutOrders(), await shop.server.askAboutOrders()]).toEqual([0, 0])
      expect(logged.filter(({ level }) => level === 'warning')).toHaveLength(1)
      expect(JSON.stringify(logged)).not.toContain('refused@')
    })
  },
  {
    settings: { publicUrl: 'https://shop.example', asksAboutOrders: true },
    log: (entry) => logged.push(entry),
    email: {
      async send(email) {
        if (email.to.startsWith('refused')) throw new Error(`550 ${email.to}`)
        emails.push(email)
      },
    },
    sms: {
      async send(phone, text) {
        messages.push([phone, text])
      },
    },
  },
)

for (const [title, settings] of [
  ['a shop that was not told to ask', { publicUrl: 'https://shop.example' }],
  ['a shop without an address for the link', { asksAboutOrders: true }],
] as const) {
  describeOwnDatabase(
    title,
    (shop) => {
      it('asks nobody about a completed order', async () => {
        const { put } = await placeOrder(shop, 'clara@ya.ru')
        await put('Completed', now)
        expect(await shop.server.askAboutOrders()).toBe(0)
        expect(await shop.server.db.selectFrom('order_survey').select('id').execute()).toEqual([])
      })
    },
    { settings },
  )
}
