import {
  askWholesale,
  callMeBack,
  orderInOneClick,
  remindMeLater,
  subscribeToPriceReduction,
  subscribeToStock,
} from '@prilavok/contracts'
import { resources } from '@prilavok/contracts/admin'
import { expect, it } from 'vitest'
import { describeOwnDatabase } from '../../testing/each-database'
import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { shopClient } from '../../testing/shop-client'
import { staffClient } from '../../testing/staff-client'

const NAUGHTY = `<script>alert(1)</script>'; drop table product; --`

describeOwnDatabase('the forms of visitors', (shop) => {
  const client = () => shopClient(shop.server)
  const drafts = async () =>
    shop.server.db.selectFrom('order_in_process').selectAll().orderBy('created_on').orderBy('id').execute()
  const added = async (work: () => Promise<unknown>) => {
    const before = new Set((await drafts()).map(({ id }) => id))
    await work()
    return (await drafts()).filter(({ id }) => !before.has(id))
  }
  const wishes = () =>
    shop.server.db
      .selectFrom('product_stock_subscriber' as never)
      .selectAll()
      .execute() as unknown as Promise<readonly { readonly details: Readonly<Record<string, unknown>> }[]>

  it('[LEAD-01] [LEAD-02] a call-back needs a name and a phone, and is an order in process that staff call', async () => {
    const { call } = client()
    const wrong = await call(callMeBack, { body: { FirstName: ' ', PhoneNumber: '12', Email: 'x' } })
    expect([wrong.status, wrong.problem?.errors?.map(({ pointer, code }) => `${pointer} ${code}`)]).toEqual([
      422,
      ['/FirstName required', '/PhoneNumber phone', '/Email email'],
    ])
    const [draft, ...more] = await added(() =>
      call(callMeBack, { body: { ProductId: ids.beam, FirstName: NAUGHTY, PhoneNumber: '8 (912) 345-67-89' } }),
    )
    expect(more).toEqual([])
    expect(draft).toMatchObject({
      cart: [{ id: ids.beam, quantity: 1 }],
      customer: { firstName: NAUGHTY, phone: '+79123456789', email: null, comment: 'Просит перезвонить' },
    })
  })

  it('[LEAD-03] [LEAD-04] [LEAD-05] a quick order puts the product into the orders in process, once for each key', async () => {
    const { call } = client()
    const body = { productId: ids.beam, firstName: 'Анна', lastName: 'Ли', phoneNumber: '9123456780', email: 'a@b.ru' }
    const key = { 'Idempotency-Key': '"one-click-key-1"' }
    const made = await added(async () => {
      const results = [await call(orderInOneClick, { body }, key), await call(orderInOneClick, { body }, key)]
      expect(results.map(({ status, data }) => [status, data.succeed])).toEqual([
        [200, true],
        [200, true],
      ])
    })
    expect(made).toMatchObject([
      { cart: [{ id: ids.beam, quantity: 1 }], customer: { fullName: 'Ли Анна', comment: 'Заказ в один клик' } },
    ])
    const staff = await staffClient(shop.server, 'orders')
    const list = await staff.call(resources.orderInProcess.list, { query: { search: 'Ли Анна' } } as never)
    expect(list.status).toBe(200)
    expect(JSON.stringify(list.data)).toContain('+79123456780')
    const nothing = await added(async () => {
      const { status } = await call(orderInOneClick, { body: { ...body, productId: 'no-such' } })
      expect(status).toBe(422)
    })
    expect(nothing).toEqual([])
  })

  it('[SAFE-02] a repeat that has a cookie, which the lost first response brought, is the same request', async () => {
    const key = { 'Idempotency-Key': '"call-back-key-1"' }
    const body = { ProductId: null, FirstName: 'Ада', PhoneNumber: '9123456781', Email: null }
    const made = await added(async () => {
      const first = await client().call(callMeBack, { body }, key)
      const [cookie = ''] = (first.headers.get('Set-Cookie') ?? '').split(';')
      expect(cookie).toMatch(/^sid=/)
      expect((await client().call(callMeBack, { body }, { ...key, Cookie: cookie })).status).toBe(200)
    })
    expect(made).toHaveLength(1)
  })

  it('[LEAD-06] [LEAD-07] [LEAD-08] [LEAD-09] subscriptions need a phone or an e-mail, are kept once, and say no more', async () => {
    const { call } = client()
    for (const endpoint of [subscribeToPriceReduction, subscribeToStock, remindMeLater]) {
      const none = await call(endpoint, { body: { productId: ids.beam, phone: '', email: ' ' } })
      expect([none.status, none.problem?.errors?.[0]?.code]).toEqual([422, 'bothNotNull'])
    }
    const answers = [
      await client().call(subscribeToPriceReduction, { body: { productId: ids.beam, email: 'a@b.ru' } }),
      await client().call(subscribeToPriceReduction, {
        body: { productId: ids.beam, email: 'a@b.ru', desiredPrice: 90 },
      }),
      await client().call(subscribeToStock, { body: { productId: ids.beam, phone: '9123456789' } }),
      await client().call(remindMeLater, {
        body: { productId: ids.beam, phone: '9123456789', remindOn: '2026-03-01' },
      }),
    ]
    expect(answers.map(({ data }) => data)).toEqual(answers.map(() => ({ succeed: true, id: null, message: null })))
    const kept = (await wishes()).map(({ details }) => details)
    expect(kept).toEqual([
      expect.objectContaining({ kind: 'PriceReduction', email: 'a@b.ru', desiredPrice: 90, status: 'Waiting' }),
      expect.objectContaining({ kind: 'Stock', phone: '+79123456789' }),
      expect.objectContaining({ kind: 'RemindLater', remindOn: '2026-03-01' }),
    ])
    const staff = await staffClient(shop.server, 'orders')
    const list = await staff.call(resources.productStockSubscriber.list, { query: {} } as never)
    expect((list.data as { readonly items: readonly unknown[] }).items).toHaveLength(3)
    const late = await client().call(remindMeLater, {
      body: { productId: ids.beam, phone: '9123456789', remindOn: '2020-01-01' },
    })
    expect(late.status).toBe(422)
  })

  it('[LEAD-11] a wholesale request says which way it goes, with a name and a phone', async () => {
    const { call } = client()
    const wrong = await call(askWholesale, { body: { type: 'Other', name: '', phoneNumber: '' } })
    expect(wrong.problem?.errors?.map(({ pointer }) => pointer)).toEqual(['/name', '/phoneNumber', '/type'])
    const [draft] = await added(() =>
      call(askWholesale, {
        body: { type: 'Buy', name: 'Олег', phoneNumber: '9123456789', companyName: 'ООО «Лес»', comment: NAUGHTY },
      }),
    )
    expect(draft?.customer).toMatchObject({ comment: `Опт: предлагает товар\nООО «Лес»\n${NAUGHTY}` })
  })

  it('sends no more than five forms of one visitor in a minute', async () => {
    const limited = shopClient(shop.server, { Cookie: 'sid=visitor-of-forms-0001' })
    const statuses: number[] = []
    for (let n = 0; n < 7; n += 1)
      statuses.push((await limited.call(callMeBack, { body: { FirstName: 'И', PhoneNumber: '9123456789' } })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  })
})
