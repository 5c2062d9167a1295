import {
  calculateCart,
  confirmOrder,
  loadDeliveryCosts,
  loadOrder,
  saveOrder,
  type OrderInProcessSave,
} from '@prilavok/contracts'
import {
  listPromoCodes,
  readOrder,
  readPromoCode,
  saveOrder as saveStaffOrder,
  savePromoCode,
} from '@prilavok/contracts/admin'
import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeRaces, type TestShop } from '../testing/each-database'
import { shopClient } from '../testing/shop-client'
import { staffClient } from '../testing/staff-client'
import { paymentBench } from '../testing/payment-bench'

const goods = [{ id: ids.beam, quantity: 1 }]
const ready = (phone: string) => ({
  cart: { value: goods },
  customer: { value: { firstName: 'Анна', lastName: 'Петрова', phone } },
  delivery: {
    value: { cityId: ids.moscow, transportCompany: 'Kit', pickPointId: ids.kitMoscow, purchaseType: 'PayOnDelivery' },
  },
  personalDataConsent: true,
})

let count = 0
/** A promo code as the staff's form leaves it. */
async function made(shop: TestShop, change: object): Promise<string> {
  const code = `TEST${(count += 1)}`
  await shop.server.db
    .insertInto('promo_code')
    .values({ id: `promo-${code}`, details: JSON.stringify({ code, isActive: true, sum: 500, ...change }) })
    .execute()
  return code
}
const usedOf = async ({ server }: TestShop, code: string) =>
  (await server.db.selectFrom('promo_code').select('used').where('code', '=', code).executeTakeFirstOrThrow()).used

/** A buyer who has typed a code on the order page. */
async function drafted(shop: TestShop, promoCode: string, phone = '9123456789') {
  const { call } = shopClient(shop.server)
  const { data } = await call(saveOrder, { body: ready(phone) as unknown as OrderInProcessSave } as never)
  const calculated = await call(calculateCart, {
    query: { orderInProcessId: data.id },
    body: { goods, promoCode },
  } as never)
  return {
    call,
    id: data.id,
    promo: calculated.data.promo,
    confirm: () => call(confirmOrder, { params: { id: data.id } }),
  }
}

describeRaces('promo codes', (shop) => {
  it('are counted into the cart, or refused with the reason', async () => {
    const { call } = shopClient(shop.server)
    const code = await made(shop, { minSum: 100 })
    const calculated = async (promoCode: string) =>
      (await call(calculateCart, { query: {}, body: { goods, promoCode } } as never)).data
    expect(await calculated(` ${code.toLowerCase()} `)).toMatchObject({
      total: 9_000,
      discountedTotal: 8_500,
      payOnDeliveryDiscountedCost: 8_500,
      promo: { code, isApplied: true, discount: 500, reason: null },
    })
    expect((await calculated('NOTHING')).promo).toMatchObject({ isApplied: false, reason: 'unknown' })
    const dear = await made(shop, { minSum: 10_000 })
    expect((await calculated(dear)).promo).toMatchObject({ reason: 'minSum', missing: 1_000 })
    expect((await calculated('')).promo).toBeNull()
    const tools = await made(shop, { categoryIds: ['cat-tool'] })
    expect((await calculated(tools)).promo).toMatchObject({ reason: 'noProducts' })
  })

  it('stay with an order that staff edit, also when they have ended meanwhile, and their discount is counted anew', async () => {
    const code = await made(shop, { sum: null, percent: 10 })
    const { id, confirm } = await drafted(shop, code)
    expect((await confirm()).problem).toBeNull()
    const { db } = shop.server
    await sql`update promo_code set details = details || '{"isActive": false}' where code = ${code}`.execute(db)
    const orders = db.selectFrom('customer_order').where('order_in_process_id', '=', id)
    const { id: orderId } = await orders.select('id').executeTakeFirstOrThrow()
    const manager = await staffClient(shop.server, 'orders')
    const order = (await manager.call(readOrder, { params: { id: orderId } })).data
    const items = order.items.map((line) => ({ ...line, quantity: 2 }))
    const saved = await manager.call(
      saveStaffOrder,
      { body: { ...order, items } as never },
      { 'If-Match': `"v${(order as unknown as { readonly version: number }).version}"` },
    )
    expect(saved.problem).toBeNull()
    const after = await orders.select(['goods_kopecks', 'discount_kopecks']).executeTakeFirstOrThrow()
    const { kopecks } = await db
      .selectFrom('promo_code_use')
      .select('kopecks')
      .where('order_in_process_id', '=', id)
      .executeTakeFirstOrThrow()
    // One per cent by the sum of the order, then ten by the code.
    expect(after).toEqual({ goods_kopecks: 1_800_000, discount_kopecks: 18_000 + 178_200 })
    expect(Number(kopecks)).toBe(178_200)
    expect(await usedOf(shop, code)).toBe(1)
  })

  it('are in the sums of delivery, in the order and on its confirmation', async () => {
    const code = await made(shop, {})
    const { call, id, confirm } = await drafted(shop, code)
    const costs = await call(loadDeliveryCosts, { query: { orderId: id, cityId: ids.moscow } } as never)
    expect(costs.data.discount?.payOnDeliveryOrderAmountWithDiscount).toBe(8_500)
    const { problem } = await confirm()
    expect(problem).toBeNull()
    const order = await shop.server.db
      .selectFrom('customer_order')
      .selectAll()
      .where('order_in_process_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(order).toMatchObject({ goods_kopecks: 900_000, discount_kopecks: 50_000, details: { promoCode: code } })
    const lines = await shop.server.db.selectFrom('order_item').selectAll().where('order_id', '=', order.id).execute()
    expect(lines.reduce((sum, line) => sum + line.total_kopecks, 0)).toBe(850_000)
    expect((await call(loadOrder, { params: { id } })).data?.order).toMatchObject({
      promoCode: code,
      promoDiscount: 500,
    })
    expect(await usedOf(shop, code)).toBe(1)
  })

  it('are never had more often than they may, however many orders are made together', async () => {
    const code = await made(shop, { most: 3 })
    const buyers = await Promise.all(Array.from({ length: 8 }, (_, index) => drafted(shop, code, `912345670${index}`)))
    expect(buyers.every(({ promo }) => promo?.isApplied === true)).toBe(true)
    const results = await Promise.all(buyers.map(({ confirm }) => confirm()))
    const refused = results.flatMap(({ problem }) => problem?.errors?.map((each) => each.code) ?? [])
    expect(refused).toEqual(Array.from({ length: 5 }, () => 'promo_usedUp'))
    expect(await usedOf(shop, code)).toBe(3)
    const late = await drafted(shop, code)
    expect(late.promo).toMatchObject({ isApplied: false, reason: 'usedUp' })
  })

  it('are given back by an order that is cancelled, and taken again by one that is taken up', async () => {
    const code = await made(shop, { most: 1 })
    const { id, confirm } = await drafted(shop, code)
    await confirm()
    const setStatus = (status: string) =>
      shop.server.db.updateTable('customer_order').set({ status }).where('order_in_process_id', '=', id).execute()
    expect(await usedOf(shop, code)).toBe(1)
    await setStatus('CancelledByShop')
    expect(await usedOf(shop, code)).toBe(0)
    await setStatus('New')
    expect(await usedOf(shop, code)).toBe(1)
    await setStatus('CancelledByCustomer')
    const { confirm: next } = await drafted(shop, code, '9123456781')
    expect((await next()).problem).toBeNull()
  })

  it('are for each buyer as often as the staff allow', async () => {
    const code = await made(shop, { mostEach: 1 })
    const [one, two] = await Promise.all([drafted(shop, code, '9123456782'), drafted(shop, code, '9123456782')])
    const results = await Promise.all([one.confirm(), two.confirm()])
    const refused = results.flatMap(({ problem }) => problem?.errors?.map((each) => each.code) ?? [])
    expect(refused).toEqual(['promo_usedByYou'])
    const other = await drafted(shop, code, '9123456783')
    expect((await other.confirm()).problem).toBeNull()
  })

  it('are kept for a draft while it is being paid, and given back when nobody can pay any more', async () => {
    const code = await made(shop, { most: 1 })
    const bench = paymentBench(shop)
    const id = await bench.draft('PayViaDolyame')
    await bench.call(calculateCart, { query: { orderInProcessId: id }, body: { goods, promoCode: code } } as never)
    const url = await bench.open(id, 'dolyame')
    expect(await usedOf(shop, code)).toBe(1)
    const late = await drafted(shop, code, '9123456784')
    expect(late.promo).toMatchObject({ reason: 'usedUp' })
    await bench.sendEvent(url, 'paid')
    await bench.confirm(id)
    expect(await usedOf(shop, code)).toBe(1)
    expect((await bench.orders(id))[0]?.details).toMatchObject({ promoCode: code })
  })

  it('are records of the staff, with their rules', async () => {
    const { call } = await staffClient(shop.server, 'admin')
    const save = (body: object) => call(savePromoCode, { body } as never)
    const record = { code: 'ОСЕНЬ26', isActive: true, percent: 10, categoryIds: [], productIds: [] }
    const { data, problem } = await save(record)
    expect(problem).toBeNull()
    const { data: read } = await call(readPromoCode, { params: { id: data.id } } as never)
    expect(read).toMatchObject({ code: 'ОСЕНЬ26', percent: 10, used: 0 })
    const { data: list } = await call(listPromoCodes, { query: { search: 'осень' } } as never)
    expect(list.items).toMatchObject([{ code: 'ОСЕНЬ26', used: 0 }])
    const wrong = async (change: object) =>
      (await save({ ...record, code: 'ДРУГОЙ', ...change })).problem?.errors?.map(({ pointer }) => pointer)
    expect(await wrong({ code: 'ОСЕНЬ26' })).toEqual(['/code'])
    expect(await wrong({ code: 'a b' })).toEqual(['/code'])
    expect(await wrong({ sum: 5 })).toEqual(['/percent'])
    expect(await wrong({ percent: 100 })).toEqual(['/percent'])
    expect(await wrong({ startsOn: '2026-02-01T00:00:00Z', endsOn: '2026-01-01T00:00:00Z' })).toEqual(['/endsOn'])
  })
})
