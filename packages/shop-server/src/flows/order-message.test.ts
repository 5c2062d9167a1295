import { readOrderHistory, readOrderMessages, saveMessageTemplate, sendOrderMessage } from '@prilavok/contracts/admin'
import { afterEach, beforeAll, expect, it } from 'vitest'
import type { LogEntry } from '../shop'
import { describeRaces } from '../testing/each-database'
import { staffClient, type StaffClient } from '../testing/staff-client'
import { addOrders } from '../testing/staff-orders'

interface Sent {
  readonly to: string
  readonly subject?: string
  readonly text: string
}
const sent: Sent[] = []
const logged: LogEntry[] = []
let isDown = false
const take = (message: Sent) => {
  if (isDown) return Promise.reject(new Error('The gateway is down.'))
  sent.push(message)
  return Promise.resolve()
}

describeRaces(
  'a message to the buyer of an order',
  (shop) => {
    let manager: StaffClient
    let presses = 0
    const read = (id = 'order-1', who = manager) => who.call(readOrderMessages, { params: { id } })
    const send = (body: object, who = manager, key = `press-of-a-button-${(presses += 1)}`, id = 'order-1') =>
      who.call(
        sendOrderMessage,
        {
          params: { id },
          body: { channel: 'Sms', templateId: null, subject: null, text: 'Заказ готов', ...body } as never,
        },
        { 'Idempotency-Key': `"${key}"` },
      )
    const history = async (who = manager) =>
      (await who.call(readOrderHistory, { params: { id: 'order-1' }, query: {} })).data.items.filter(
        ({ action }) => action === 'Notified',
      )

    beforeAll(async () => {
      manager = await staffClient(shop.server, 'orders')
      await addOrders(shop.server)
    })
    afterEach(() => {
      sent.length = 0
      isDown = false
    })

    it('begins with a text of the shop that is filled from the order', async () => {
      const { data } = await read()
      expect(data.ways).toEqual([
        { channel: 'Sms', to: '+79000001001' },
        { channel: 'Email', to: 'anna1@example.com' },
      ])
      expect(data.messages.map(({ name }) => name)).toEqual([
        'Заказ готов',
        'Не дозвонились',
        'Трек-номер',
        'Уточнение',
      ])
      const [ready, , track] = data.messages
      expect(ready?.text).toMatch(/^Здравствуйте, Анна! Заказ № 2026-1 готов к выдаче: .+\. К оплате: 499\u00a0₽\./)
      expect(ready?.missing).toEqual([])
      expect([track?.missing, track?.text]).toEqual([['трек'], expect.stringContaining('трек-номер {трек}')])
    })

    it('goes out once however often the press is sent, and the history names the text and not the buyer', async () => {
      const templateId = (await read()).data.messages[3]?.templateId
      const body = { templateId, text: 'Анна, какой подъезд?' }
      const [first, second] = await Promise.all([
        send(body, manager, 'one-press-only'),
        send(body, manager, 'one-press-only'),
      ])
      const third = await send(body, manager, 'one-press-only')
      expect([first, second, third].map(({ data, problem }) => data?.state ?? problem?.code)).toContain('Sent')
      expect(third.data).toEqual({ state: 'Sent' })
      expect(sent).toEqual([{ to: '+79000001001', text: 'Анна, какой подъезд?' }])
      expect(await history()).toMatchObject([
        {
          actorName: 'Олег Кузнецов',
          changes: [{ field: 'message', after: { channel: 'Sms', name: 'Уточнение', isSent: true } }],
        },
      ])
      const rows = await shop.server.db.selectFrom('order_message').selectAll().execute()
      const kept = await shop.server.db.selectFrom('staff_history').selectAll().execute()
      expect(rows).toHaveLength(1)
      for (const said of [JSON.stringify(rows), JSON.stringify(kept), JSON.stringify(logged)])
        expect(said).not.toMatch(/9000001001|подъезд|anna1@/)
    })

    it('is not sent again when the stored response is lost, only what was written down', async () => {
      await send({}, manager, 'lost-response')
      await shop.server.db.deleteFrom('idempotency_key').execute()
      expect((await send({}, manager, 'lost-response')).data).toEqual({ state: 'Sent' })
      expect(sent).toHaveLength(1)
      await shop.server.db.updateTable('order_message').set({ state: 'Sending' }).execute()
      await shop.server.db.deleteFrom('idempotency_key').execute()
      expect((await send({}, manager, 'lost-response')).data).toEqual({ state: 'Sending' })
      expect(sent).toHaveLength(1)
    })

    it('goes by mail with a subject', async () => {
      expect((await send({ channel: 'Email', subject: 'Заказ № 2026-1', text: 'Готов' })).data).toEqual({
        state: 'Sent',
      })
      expect(sent).toEqual([{ to: 'anna1@example.com', subject: 'Заказ № 2026-1', text: 'Готов' }])
    })

    it('that was not taken says so, and does not count', async () => {
      isDown = true
      const counted = async () =>
        (await shop.server.db.selectFrom('rate_limit').selectAll().execute()).map(({ key }) => key).sort()
      const before = await counted()
      expect((await send({})).data).toEqual({ state: 'Failed' })
      expect(await counted()).toEqual(before)
      expect((await history())[0]?.changes[0]?.after).toMatchObject({ isSent: false })
    })

    it.each([
      [{ text: ' ' }, '/text', 'required'],
      [{ text: 'Трек {трек}' }, '/text', 'excluded'],
      [{ text: 'я'.repeat(500) }, '/text', 'max'],
      [{ channel: 'Email', text: 'Готов' }, '/subject', 'required'],
      [{ channel: 'Email', subject: 'Заказ {номер}', text: 'Готов' }, '/subject', 'excluded'],
      [{ channel: 'Pigeon' }, '/channel', 'enum'],
    ])('is refused where it is %j', async (body, pointer, code) => {
      const { problem } = await send(body)
      expect(problem).toMatchObject({ code: 'validation-failed' })
      expect(problem?.errors?.[0]).toMatchObject({ pointer, code })
      expect(sent).toEqual([])
    })

    it('goes nowhere for a buyer without an address', async () => {
      await shop.server.db.updateTable('customer').set({ email: null }).where('id', '=', 'buyer-2').execute()
      expect((await read('order-2')).data.ways[1]).toEqual({ channel: 'Email', to: null })
      const { problem } = await send({ channel: 'Email', subject: 'Заказ' }, manager, 'to-nobody-at-all', 'order-2')
      expect(problem?.errors?.[0]).toMatchObject({ pointer: '/channel', code: 'excluded' })
      expect((await send({}, manager, 'of-no-order', 'no-such')).problem).toMatchObject({ code: 'not-found' })
    })

    it('is counted against the limits of messages: no phone gets more than ten in a day', async () => {
      const states: (string | undefined)[] = []
      for (let count = 0; count < 12; count += 1) {
        const { data, problem } = await send({}, manager, `many-messages-${count}`, 'order-3')
        states.push(data?.state ?? problem?.code)
      }
      expect(states).toEqual([...Array.from({ length: 10 }, () => 'Sent'), 'rate-limited', 'rate-limited'])
      expect(sent).toHaveLength(10)
    })

    it('is for those who may write to buyers', async () => {
      for (const login of ['viewer', 'marketing', 'catalog', 'content']) {
        const who = await staffClient(shop.server, login)
        expect((await read('order-1', who)).problem, login).toMatchObject({ code: 'forbidden' })
        expect((await send({}, who)).problem, login).toMatchObject({ code: 'forbidden' })
      }
      expect(sent).toEqual([])
      const support = await staffClient(shop.server, 'support')
      expect((await send({}, support)).data).toEqual({ state: 'Sent' })
      const viewer = await staffClient(shop.server, 'viewer')
      expect((await history(viewer))[0]?.changes[0]?.after).toMatchObject({ channel: 'Sms' })
    })

    it('has texts of the shop that name what there is', async () => {
      const save = (text: string) =>
        manager.call(saveMessageTemplate, {
          body: { id: null, version: null, name: 'Свой', subject: null, text, isActive: true } as never,
        })
      expect((await save('Заказ {нумер}')).problem?.errors?.[0]).toMatchObject({ pointer: '/text' })
      expect((await save('Заказ {номер} ждёт')).problem).toBeNull()
      expect((await read()).data.messages.map(({ text }) => text)).toContain('Заказ 2026-1 ждёт')
    })
  },
  {
    log: (entry) => logged.push(entry),
    email: { send: ({ to, subject, text }) => take({ to, subject, text }) },
    sms: { send: (to, text) => take({ to, text }) },
  },
)
