import { loadOrder } from '@prilavok/contracts'
import {
  confirmOrderInProcess,
  readOrder,
  readOrderInProcess,
  saveOrderInProcess,
  type OrderInProcessEdition,
} from '@prilavok/contracts/admin'
import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { beforeAll, expect, it } from 'vitest'
import { describeRaces } from '../testing/each-database'
import { paymentBench } from '../testing/payment-bench'
import { staffClient, type StaffClient } from '../testing/staff-client'

const filled = {
  cart: [{ id: ids.beam, quantity: 1 }],
  customer: { firstName: 'Анна', lastName: 'Петрова', phone: '8 912 345-67-80', email: 'phone@example.com' },
  recipient: null,
  company: null,
  delivery: {
    cityId: ids.moscow,
    transportCompany: 'Kit',
    toDoor: false,
    pickPointId: ids.kitMoscow,
    purchaseType: 'PayOnDelivery',
  },
  personalDataConsent: true,
}

describeRaces('drafts that staff fill in', (shop) => {
  let manager: StaffClient
  let marketer: StaffClient
  beforeAll(async () => {
    manager = await staffClient(shop.server, 'orders')
    marketer = await staffClient(shop.server, 'marketing')
  })
  const save = (body: object, who = manager, headers = {}) =>
    who.call(saveOrderInProcess, { body: body as never }, headers)
  const read = async (id: string) =>
    (await manager.call(readOrderInProcess, { params: { id } })).data as OrderInProcessEdition & {
      readonly version: number
    }
  const confirm = (id: string) =>
    manager.call(confirmOrderInProcess, { params: { id } }, { 'Idempotency-Key': `"${crypto.randomUUID()}"` })

  it('begin from nothing, say what is missing and what it would cost, and become an order as those of the site do', async () => {
    const { data } = await save({ ...filled, delivery: { toDoor: false }, personalDataConsent: false })
    const id = String(data.id)
    const begun = await read(id)
    expect(begun.problems).toContain('Подтвердите согласие на обработку персональных данных')
    expect(begun.problems).toContain('Выберите транспортную компанию')
    expect(begun).toMatchObject({ canConfirm: false, toPay: null, customer: { phone: '+79123456780' } })
    expect((await confirm(id)).status).toBe(422)
    expect((await save({ ...begun, ...filled }, manager, { 'If-Match': `"v${begun.version}"` })).status).toBe(200)
    const ready = await read(id)
    expect([ready.problems, ready.canConfirm]).toEqual([[], true])
    const made = await confirm(id)
    expect(made.data).toMatchObject({ total: ready.toPay, orderNumber: expect.stringMatching(/^\d+$/) })
    expect((await confirm(id)).data.orderId).toBe(made.data.orderId)
    const order = (await manager.call(readOrder, { params: { id: made.data.orderId } })).data
    expect(order).toMatchObject({
      total: ready.toPay,
      status: 'AwaitingConfirmation',
      customer: { lastName: 'Петрова' },
    })
    const row = await shop.server.db
      .selectFrom('customer_order')
      .selectAll()
      .where('id', '=', made.data.orderId)
      .executeTakeFirstOrThrow()
    expect([row.consent_on === null, row.policy_version]).toEqual([false, '2026-01'])
    expect(
      (await save({ ...ready, cart: [] }, manager, { 'If-Match': `"v${(await read(id)).version}"` })).problem
        ?.errors?.[0],
    ).toMatchObject({
      code: 'excluded',
    })
  })

  it('of a buyer are filled in beside the buyer, who goes on with them', async () => {
    const bench = paymentBench(shop)
    const id = await bench.draft('PayOnDelivery')
    const draft = await read(id)
    expect(draft.delivery).toMatchObject({ transportCompany: 'Kit', toDoor: false })
    const cart = [{ ...draft.cart[0], quantity: 2 }]
    expect((await save({ ...draft, version: null, cart })).status).toBe(428)
    expect((await save({ ...draft, cart }, manager, { 'If-Match': `"v${draft.version}"` })).status).toBe(200)
    expect((await bench.call(loadOrder, { params: { id } })).data).toMatchObject({
      version: draft.version + 1,
      cart: [{ id: ids.beam, quantity: 2 }],
    })
    const late = await bench.save(id, { version: draft.version, customer: { value: { firstName: 'Х' } } })
    expect(late.status).toBe(412)
  })

  it('are not filled in by whoever may only read them', async () => {
    expect((await save(filled, marketer)).status).toBe(403)
  })
})
