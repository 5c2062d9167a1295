import { listProductStockSubscribers, readHistory, runBulk } from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Email } from '../providers/email-port'
import type { LogEntry } from '../shop'
import { describeOwnDatabase } from '../testing/each-database'
import { endOfJob } from '../testing/end-of-job'
import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { staffClient, type StaffClient } from '../testing/staff-client'

const sent: Email[] = []
const messages: (readonly [phone: string, text: string])[] = []
const logged: LogEntry[] = []

describeOwnDatabase(
  'news for subscribers',
  (shop) => {
    let admin: StaffClient
    const add = (id: string, change: object) =>
      sql`insert into product_stock_subscriber (id, details) values (${id}, ${JSON.stringify({
        kind: 'Stock',
        productId: ids.cement,
        status: 'Waiting',
        email: `${id}@example.com`,
        phone: null,
        ...change,
      })}::jsonb)`.execute(shop.server.db)
    const start = async (...subscribers: readonly string[]): Promise<string> => {
      const body = { ids: [...subscribers], action: 'notify' } as never
      return (await admin.call(runBulk, { params: { entity: 'productStockSubscriber' }, body })).data.jobId ?? ''
    }
    const end = (id: string) => endOfJob(admin, id)
    const notify = async (...subscribers: readonly string[]) => end(await start(...subscribers))
    const statuses = async () =>
      Object.fromEntries(
        (await admin.call(listProductStockSubscribers, { query: {} as never })).data.items.map(
          ({ id, status, notifiedOn }) => [id, [status, notifiedOn]],
        ),
      )

    beforeAll(async () => {
      admin = await staffClient(shop.server, 'admin')
    })
    beforeEach(async () => {
      sent.length = 0
      messages.length = 0
      logged.length = 0
      await sql`delete from product_stock_subscriber`.execute(shop.server.db)
    })

    it('go to each who waits, by what they wait for, and to nobody else', async () => {
      await add('stock', {})
      await add('price', { kind: 'PriceReduction' })
      await add('told', { status: 'Notified' })
      await add('gone', { status: 'Cancelled' })
      await add('silent', { email: null })
      expect(await notify('stock', 'price', 'told', 'gone', 'silent', 'no-such')).toMatchObject({
        status: 'Succeeded',
        message: 'Уведомлены: 2, не ждут или без адреса: 4',
      })
      expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
        ['stock@example.com', 'Снова в наличии: Цемент М500, 25 кг'],
        ['price@example.com', 'Цена снижена: Цемент М500, 25 кг'],
      ])
      expect(sent[0]?.text).toContain(`https://shop.example/product/${ids.cement}/cement`)
      expect(sent[0]?.text).toMatch(/499\s₽/)
      const moment = '2026-02-10T09:00:00.000Z'
      expect(await statuses()).toMatchObject({
        stock: ['Notified', moment],
        price: ['Notified', moment],
        gone: ['Cancelled', null],
        silent: ['Waiting', null],
      })
      const { data } = await admin.call(readHistory, {
        params: { entity: 'productStockSubscriber', id: 'stock' },
        query: {},
      })
      expect(data.items).toMatchObject([
        { action: 'StatusChanged', changes: [{ field: 'status', before: 'Waiting', after: 'Notified' }] },
      ])
    })

    it('[LEAD-07] go to the phone of whoever gave no address, in one message with the link', async () => {
      await add('both', { phone: '+79001112233' })
      await add('phone', { email: null, phone: '+79001112244', kind: 'PriceReduction' })
      await add('broken', { email: '', phone: '112' })
      expect(await notify('both', 'phone', 'broken')).toMatchObject({
        message: 'Уведомлены: 2, не ждут или без адреса: 1',
      })
      expect(sent.map(({ to }) => to)).toEqual(['both@example.com'])
      expect(messages.map(([phone]) => phone)).toEqual(['+79001112244'])
      expect(messages[0]?.[1]).toMatch(
        /^Цена снижена: Цемент М500, 25 кг\. 499\s₽\. https:\/\/shop\.example\/product\/p-cement\/cement$/,
      )
      expect(await statuses()).toMatchObject({
        phone: ['Notified', expect.any(String) as string],
        broken: ['Waiting', null],
      })
    })

    it('are sent once, whoever asks for them at the same time', async () => {
      const many = Array.from({ length: 12 }, (_, index) => `s${index}`)
      for (const id of many) await add(id, {})
      const jobs = await Promise.all([start(...many), start(...[...many].reverse()), start(...many, ...many)])
      await Promise.all(jobs.map(end))
      expect(sent).toHaveLength(many.length)
      expect(new Set(sent.map(({ to }) => to)).size).toBe(many.length)
      expect(await notify(...many)).toMatchObject({ message: 'Уведомлены: 0, не ждут или без адреса: 12' })
      expect(sent).toHaveLength(many.length)
    })

    it('that could not be sent are told of, name nobody in the log, and are not sent again by themselves', async () => {
      await add('refused', { email: 'refused@example.com' })
      await add('taken', {})
      expect(await notify('refused', 'taken')).toMatchObject({
        status: 'Succeeded',
        message: 'Уведомлены: 1, не отправлено: 1',
      })
      expect(await statuses()).toMatchObject({
        refused: ['Failed', null],
        taken: ['Notified', expect.any(String) as string],
      })
      expect(JSON.stringify(logged)).not.toContain('@example.com')
      await notify('refused')
      expect(sent.map(({ to }) => to)).toEqual(['taken@example.com'])
      // Staff may have it tried again.
      const body = { ids: ['refused'], action: 'setStatus', payload: { value: 'Waiting' } } as never
      await admin.call(runBulk, { params: { entity: 'productStockSubscriber' }, body })
      expect(await notify('refused')).toMatchObject({ status: 'Failed', message: 'Уведомлены: 0, не отправлено: 1' })
    })
  },
  {
    settings: { publicUrl: 'https://shop.example' },
    log: (entry) => logged.push(entry),
    sms: {
      async send(phone, text) {
        messages.push([phone, text])
      },
    },
    email: {
      send: (email) => {
        if (email.to.startsWith('refused')) return Promise.reject(new Error(`550 ${email.to}`))
        sent.push(email)
        return Promise.resolve()
      },
    },
  },
)

describeOwnDatabase('the outbox of a demo shop', (shop) => {
  it('keeps what was not sent, and names nobody to a stranger', async () => {
    const admin = await staffClient(shop.server, 'admin')
    await sql`insert into product_stock_subscriber (id, details) values ('one', ${JSON.stringify({
      kind: 'RemindLater',
      productId: ids.drill,
      status: 'Waiting',
      email: 'somebody@example.com',
    })}::jsonb)`.execute(shop.server.db)
    const body = { ids: ['one'], action: 'notify' } as never
    await admin.call(runBulk, { params: { entity: 'productStockSubscriber' }, body })
    const outbox = async () =>
      (await (await shop.server.fetch(new Request('http://localhost/sim/outbox'))).json()) as {
        readonly emails: readonly object[]
      }
    await expect.poll(async () => (await outbox()).emails.length).toBe(1)
    expect((await outbox()).emails).toMatchObject([
      { to: 's***@example.com', subject: 'Вы просили напомнить: Дрель ударная' },
    ])
  })
})
