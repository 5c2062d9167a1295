import {
  calculateCart,
  confirmOrder,
  loadDeliveryCosts,
  loadOrder,
  saveOrder,
  type OrderInProcessSave,
} from '@prilavok/contracts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOwnDatabase, type TestShop } from '../testing/each-database'
import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { shopClient } from '../testing/shop-client'

const hasNoOrderYet = { createdOrderId: null }
type Save = Partial<OrderInProcessSave>

const customer = {
  id: null,
  firstName: 'Анна',
  lastName: 'Петрова',
  middleName: null,
  fullName: null,
  phone: '8 (912) 345-67-89',
  secondaryPhone: null,
  email: 'anna@mail.ru',
  comment: 'Позвоните заранее',
}
const delivery = {
  cityId: ids.moscow,
  transportCompany: 'Kit',
  toDoor: false,
  pickPointId: ids.kitMoscow,
  cost: null,
  purchaseType: 'PayOnDelivery',
  addressDelivery: null,
  addressDeliveryCity: null,
  addressDeliveryStreet: null,
  addressDeliveryHouse: null,
  addressDeliverApartment: null,
}
const product = (id: string, quantity: number, hashCode: string | null = null) => ({
  id,
  quantity,
  hashCode,
  name: 'чужое имя',
  price: 0.01,
  total: 0.01,
  thumbUrl: null,
  link: null,
  discountPrice: null,
})

const ready: Save = {
  cart: { value: [product(ids.beam, 1), product(ids.primer, 2)] },
  customer: { value: customer },
  delivery: { value: delivery },
  personalDataConsent: true,
}

const bench = (shop: TestShop) => {
  const client = shopClient(shop.server)
  const save = async (body: Save) => {
    const { data, problem } = await client.call(saveOrder, { body } as never)
    expect(problem).toBeNull()
    return data
  }
  const load = async (id: string) => (await client.call(loadOrder, { params: { id } })).data
  const confirm = (id: string, headers = {}) => client.call(confirmOrder, { params: { id } }, headers)
  return { ...client, save, load, confirm }
}

describeOwnDatabase('order draft', (shop) => {
  it('is made with an unguessable id, keeps absent parts and clears null ones [CHK-45] [CHK-47]', async () => {
    const { save, load } = bench(shop)
    const made = await save({
      lastStep: { value: 'userContacts' },
      customer: { value: customer },
      recipient: { value: { firstName: 'Олег', lastName: 'Сёмин', middleName: null, phone: '' } },
    })
    expect(made).toMatchObject({ version: 1, ...hasNoOrderYet })
    expect(made.id).toMatch(/^[\w-]{22,}$/)
    const changed = await save({ id: made.id, recipient: { value: null }, lastStep: { value: 'pickpointSelection' } })
    expect(changed).toMatchObject({ id: made.id, version: 2 })
    expect(await load(made.id)).toMatchObject({
      lastStep: 'pickpointSelection',
      recipient: null,
      cart: [],
      paymentStatus: 'None',
      customer: { firstName: 'Анна', phone: '+79123456789', fullName: 'Петрова Анна' },
    })
  })

  it('is one address for creation, autosave, cart, last step, delivery and the end [CHK-46]', async () => {
    const { key, load, confirm } = bench(shop)
    const post = async (body: Save) => {
      const headers = { 'Content-Type': 'application/json', 'X-Draft-Key': key }
      const address = 'http://shop.test/api/order-in-process'
      const response = await shop.server.fetch(
        new Request(address, { method: 'POST', headers, body: JSON.stringify(body) }),
      )
      return (await response.json()) as { readonly id: string; readonly version: number }
    }
    const { id } = await post({ cart: { value: [product(ids.beam, 1)] } })
    const steps: readonly (readonly [Save, object])[] = [
      [{ customer: { value: customer } }, { customer: { firstName: 'Анна' } }],
      [{ cart: { value: [product(ids.primer, 2)] } }, { cart: [{ id: ids.primer, quantity: 2 }] }],
      [{ lastStep: { value: 'paymentSelection' } }, { lastStep: 'paymentSelection' }],
      [{ delivery: { value: delivery } }, { delivery: { transportCompany: 'Kit', purchaseType: 'PayOnDelivery' } }],
      [
        { ...ready, lastStep: { value: 'orderConfirmation' } },
        { lastStep: 'orderConfirmation', cart: [{}, {}] },
      ],
    ]
    for (const [at, [part, saved]] of steps.entries()) {
      expect(await post({ ...part, id })).toMatchObject({ id, version: at + 2 })
      expect(await load(id)).toMatchObject({ version: at + 2, ...saved })
    }
    expect((await confirm(id)).status).toBe(200)
  })

  it('returns 204 for an unknown id [CHK-44]', async () => {
    const { call } = bench(shop)
    expect((await call(loadOrder, { params: { id: 'no-such-draft' } })).status).toBe(204)
  })

  it("takes the shop's names and prices, never the client's [CHK-38]", async () => {
    const { save, load } = bench(shop)
    const { id } = await save({ ...ready, delivery: { value: { ...delivery, cost: 1 } } })
    const draft = await load(id)
    expect(draft?.cart[0]).toMatchObject({ name: 'Балка 6 м', price: 9000, total: 9000, quantity: 1 })
    expect(draft?.delivery).toMatchObject({ transportCompany: 'Kit', toDoor: false, cost: null })
  })

  it('makes exactly one order of 50 parallel confirms [SAFE-01]', async () => {
    const { save, confirm } = bench(shop)
    const { id } = await save(ready)
    const responses = await Promise.all(Array.from({ length: 50 }, () => confirm(id)))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(responses.map(({ data }) => data.orderId)).size).toBe(1)
    const { server } = shop
    const orders = await server.db
      .selectFrom('customer_order')
      .select('id')
      .where('order_in_process_id', '=', id)
      .execute()
    expect(orders).toHaveLength(1)
    const [order] = orders
    const items = await server.db
      .selectFrom('order_item')
      .select('line_number')
      .where('order_id', '=', order?.id ?? '')
      .execute()
    const history = await server.db
      .selectFrom('order_history')
      .select('kind')
      .where('order_id', '=', order?.id ?? '')
      .execute()
    expect({ items: items.length, history }).toEqual({ items: 2, history: [{ kind: 'Created' }] })
  })

  it("returns the same for a repeated confirm, and refuses later saves with the order's id [CHK-48]", async () => {
    const { save, confirm, load, call } = bench(shop)
    const { id } = await save(ready)
    const first = await confirm(id)
    const again = await confirm(id)
    expect(again.data).toEqual(first.data)
    expect(first.data.orderNumber).toMatch(/^\d{6,}$/)
    expect((await load(id))?.createdOrderId).toBe(first.data.orderId)
    const late = await call(saveOrder, { body: { id, lastStep: { value: 'basket' } } } as never)
    expect(late.problem).toMatchObject({
      code: 'order-already-created',
      status: 409,
      current: { createdOrderId: first.data.orderId },
    })
  })

  it('calculates totals, discount and delivery itself', async () => {
    const { save, confirm } = bench(shop)
    const { id } = await save({
      ...ready,
      cart: { value: [product(ids.cement, 4), product(ids.primer, 2)] },
      delivery: { value: { ...delivery, purchaseType: 'PayViaYooKassa' } },
    })
    const { data } = await confirm(id)
    const order = await shop.server.db
      .selectFrom('customer_order')
      .selectAll()
      .where('id', '=', data.orderId)
      .executeTakeFirstOrThrow()
    // 4 × 499 + 2 × 650.50; 5% now + 1% mail: 469 and 611 a piece
    expect(order).toMatchObject({
      goods_kopecks: 329_700,
      discount_kopecks: 329_700 - (4 * 46_900 + 2 * 61_100),
      status: 'AwaitingPayment',
    })
    expect(order.delivery_kopecks).toBeGreaterThan(0)
    expect(order.delivery_address).toBe('Москва, Складская ул., 7')
  })

  it('asks again when a price that the buyer saw has changed', async () => {
    const { save, confirm, call } = bench(shop)
    const seen = await call(calculateCart, { body: { goods: [{ id: ids.drill, quantity: 1 }] } } as never)
    const hashCode = seen.data.items[0]?.hashCode ?? null
    const { id } = await save({
      ...ready,
      cart: { value: [product(ids.drill, 1, hashCode)] },
      delivery: { value: { ...delivery, purchaseType: 'PayViaYooKassa' } },
    })
    const priceIs = (price_kopecks: number) =>
      shop.server.db.updateTable('product').set({ price_kopecks }).where('id', '=', ids.drill).execute()
    await priceIs(1_300_000)
    const refused = await confirm(id)
    expect(refused.problem).toMatchObject({ code: 'price-changed', status: 409, current: { total: 13_000 } })
    await priceIs(1_250_000)
    expect((await confirm(id)).status).toBe(200)
  })

  it('asks again when the delivery costs other than its buyer was shown, and takes the order at the sum that was shown then', async () => {
    const { call, save, confirm } = bench(shop)
    const { id } = await save(ready)
    const costs = await call(loadDeliveryCosts, { query: { orderId: id, cityId: ids.moscow } } as never)
    const cost = costs.data.transportCompaniesDeliveryInfo['Kit']?.cost ?? null
    expect(cost).toBeGreaterThan(0)
    const shown = (of: number | null) => save({ id, delivery: { value: { ...delivery, cost: of } } })
    const tariffIs = async (more: number) => {
      await sql`update carrier_tariff set base_kopecks = base_kopecks + ${more} where carrier_id = 'Kit'`.execute(
        shop.server.db,
      )
    }
    await shown(cost)
    // While the buyer presses: the quote on the screen is seconds old.
    await tariffIs(20_000)
    const refused = await Promise.all([confirm(id), confirm(id)])
    expect(refused.map(({ problem }) => [problem?.status, problem?.code])).toEqual([
      [409, 'price-changed'],
      [409, 'price-changed'],
    ])
    await shown((cost ?? 0) + 200)
    expect((await confirm(id)).status).toBe(200)
    await tariffIs(-20_000)
  })

  it('asks again when a product has left the shop', async () => {
    const { save, confirm } = bench(shop)
    const { id } = await save({ ...ready, cart: { value: [product(ids.cement, 9), product(ids.hidden, 1)] } })
    expect((await confirm(id)).problem).toMatchObject({
      code: 'price-changed',
      current: { removed: [{ id: ids.hidden, name: 'Скрытый' }] },
    })
  })
})
