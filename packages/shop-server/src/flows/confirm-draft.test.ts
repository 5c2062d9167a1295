import { confirmOrder, saveOrder, type OrderInProcessSave } from '@prilavok/contracts'
import { expect, it } from 'vitest'
import { hashOfSecret } from '../http/draft-key'
import { describeRaces, type TestShop } from '../testing/each-database'
import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { paymentBench } from '../testing/payment-bench'
import { POINT_REFUSED } from '../rules/order-check'
import { shopClient } from '../testing/shop-client'

const customer = { firstName: 'Анна', lastName: 'Петрова', phone: '9123456789' }
const delivery = {
  cityId: ids.moscow,
  transportCompany: 'Kit',
  pickPointId: ids.kitMoscow,
  purchaseType: 'PayOnDelivery',
}
const ready = {
  cart: { value: [{ id: ids.beam, quantity: 1 }] },
  customer: { value: customer },
  delivery: { value: delivery },
  personalDataConsent: true,
}

async function confirmed(shop: TestShop, change: object, headers = {}) {
  const { call } = shopClient(shop.server)
  const made = await call(saveOrder, { body: { ...ready, ...change } as unknown as OrderInProcessSave } as never)
  const result = await call(confirmOrder, { params: { id: made.data.id } }, headers)
  const fields = result.problem?.errors?.map(({ pointer, code, field }) => [pointer, code, field])
  return { id: made.data.id, result, fields, code: result.problem?.code }
}
const order = (shop: TestShop, id: string) =>
  shop.server.db
    .selectFrom('customer_order')
    .selectAll()
    .where('order_in_process_id', '=', id)
    .executeTakeFirstOrThrow()

describeRaces('confirmation', (shop) => {
  it('lists every field that fails, with pointers into the wrapped body [VALID-03] [VALID-12]', async () => {
    const { code, fields, result } = await confirmed(shop, {
      customer: { value: { phone: '12' } },
      delivery: { value: {} },
      cart: { value: [] },
      personalDataConsent: false,
    })
    expect(code).toBe('validation-failed')
    expect(fields).toEqual([
      ['/cart/value', 'required', 'cart'],
      ['/customer/value/firstName', 'required', 'customer.firstName'],
      ['/customer/value/lastName', 'required', 'customer.lastName'],
      ['/customer/value/phone', 'phone', 'customer.phone'],
      ['/delivery/value/transportCompany', 'required', 'delivery.transportCompany'],
      ['/delivery/value/pickPointId', 'required', 'delivery.pickPointId'],
      ['/delivery/value/purchaseType', 'purchaseTypeRequired', 'delivery.purchaseType'],
      ['/personalDataConsent', 'required', 'personalDataConsent'],
    ])
    expect(result.problem?.traceId).toBe(result.headers.get('X-Request-Id'))
  })

  it('says of a chosen point that does not take the order why, and that another is to be chosen', async () => {
    const { result } = await confirmed(shop, { delivery: { value: { ...delivery, pickPointId: ids.pekTver } } })
    expect(result.problem?.errors?.[0]).toMatchObject({ code: 'exists', message: POINT_REFUSED })
  })

  it.each([
    ['a city that is not there', { cityId: 'nowhere' }, '/delivery/value/cityId'],
    ['a carrier that is not there', { transportCompany: 'Rocket' }, '/delivery/value/transportCompany'],
    ['a carrier that is switched off', { transportCompany: 'Own' }, '/delivery/value/transportCompany'],
    ['a point of another city', { pickPointId: ids.pekTver }, '/delivery/value/pickPointId'],
    ['a point of another carrier', { pickPointId: ids.cdekMoscow }, '/delivery/value/pickPointId'],
    [
      'a courier of a carrier without couriers',
      {
        transportCompany: 'Kit_ToDoor',
        addressDeliveryCity: 'Москва',
        addressDeliveryStreet: 'Мира',
        addressDeliveryHouse: '1',
      },
      '/delivery/value/transportCompany',
    ],
    ['a way to pay that the shop does not know', { purchaseType: 'PayWithShells' }, '/delivery/value/purchaseType'],
  ])('refuses %s', async (_, change, pointer) => {
    const { code, fields } = await confirmed(shop, { delivery: { value: { ...delivery, ...change } } })
    expect([code, fields?.[0]?.[0]]).toEqual(['validation-failed', pointer])
  })

  it.each([
    [
      'a point that is too weak for the weight',
      { transportCompany: 'Cdek', pickPointId: ids.cdekMoscow },
      {},
      '/delivery/value/pickPointId',
      'exists',
    ],
    [
      'a point without payment',
      { transportCompany: 'Energia', pickPointId: ids.energiaMoscow },
      {},
      '/delivery/value/purchaseType',
      'NoPayOnDeliveryInThisTk',
    ],
    [
      'a prepayment-only good',
      {},
      { cart: { value: [{ id: ids.boiler, quantity: 1 }] } },
      '/delivery/value/purchaseType',
      'OnlyForPrepayment',
    ],
    [
      'a small order',
      {},
      { cart: { value: [{ id: ids.primer, quantity: 1 }] } },
      '/delivery/value/purchaseType',
      'CheaperThan2000',
    ],
    [
      'a good that is out of stock',
      {},
      {
        cart: {
          value: [
            { id: ids.beam, quantity: 1 },
            { id: ids.gone, quantity: 1 },
          ],
        },
      },
      '/cart/value/1',
      'exists',
    ],
  ])('refuses pay on delivery or products: %s', async (_, change, more, pointer, code) => {
    const { fields } = await confirmed(shop, { delivery: { value: { ...delivery, ...change } }, ...more })
    expect(fields?.map(([at, why]) => [at, why])).toEqual([[pointer, code]])
  })

  it('keeps an order of a courier with the address in one line [DELIV-23]', async () => {
    const toDoor = {
      cityId: ids.moscow,
      transportCompany: 'Pek_ToDoor',
      purchaseType: 'PayViaDolyame',
      addressDeliveryCity: 'Москва',
      addressDeliveryStreet: 'ул. Мира',
      addressDeliveryHouse: '5',
      addressDeliverApartment: '12',
    }
    const { id, result } = await confirmed(shop, { delivery: { value: toDoor } })
    expect(result.problem).toBeNull()
    expect(await order(shop, id)).toMatchObject({
      to_door: true,
      carrier_id: 'Pek',
      pick_point_id: null,
      delivery_address: 'Москва, ул. Мира, 5, 12',
    })
  })

  it('knows a buyer again by the phone and keeps the names he is known by', async () => {
    const first = await confirmed(shop, { customer: { value: { ...customer, phone: '+7 905 111-22-33' } } })
    const second = await confirmed(shop, {
      customer: { value: { ...customer, firstName: 'Другая', phone: '89051112233' } },
    })
    const customers = [(await order(shop, first.id))?.customer_id, (await order(shop, second.id))?.customer_id]
    expect(customers[1]).toBe(customers[0])
    const row = await shop.server.db
      .selectFrom('customer')
      .select(['phone', 'first_name'])
      .where('id', '=', customers[0] ?? '')
      .executeTakeFirst()
    expect(row).toEqual({ phone: '+79051112233', first_name: 'Анна' })
    // Who types somebody's phone must not learn whether the shop knows it.
    expect(second.result.data.customerId).not.toBe(first.result.data.customerId)
    expect(customers).not.toContain(second.result.data.customerId)
  })

  it('refuses pay on delivery to a buyer with a bad buy-out once the phone is proved, and asks the staff until then', async () => {
    const { draft, provePhone, confirm, orders } = paymentBench(shop)
    const bad = { customer: { value: { ...customer, phone: '8 900 000 00 01' } } }
    const proved = await draft('PayOnDelivery', bad)
    await provePhone(proved)
    expect((await confirm(proved)).problem?.errors).toMatchObject([
      { pointer: '/delivery/value/purchaseType', code: 'NegativeClientRating' },
    ])
    const claimed = await draft('PayOnDelivery', bad)
    expect((await confirm(claimed)).problem).toBeNull()
    expect(await orders(claimed)).toMatchObject([{ status: 'AwaitingConfirmation' }])
  })

  it('keeps consent, invoice data, recipient and sums that add up', async () => {
    const company = {
      inn: '770708389312',
      kpp: null,
      ogrn: '304500116000157',
      companyName: 'ИП',
      bic: '1',
      bankAccount: '2',
      corAccount: '3',
    }
    const { id, result } = await confirmed(shop, {
      delivery: { value: { ...delivery, purchaseType: 'FromCheckingAccountAsLegalEntity' } },
      company: { value: company },
      recipient: { value: { firstName: 'Олег', lastName: 'Сёмин', phone: '9031112233' } },
    })
    expect(result.problem).toBeNull()
    const row = await order(shop, id)
    expect(row).toMatchObject({
      status: 'AwaitingPayment',
      policy_version: '2026-01',
      company: { inn: '770708389312' },
      recipient: { phone: '+79031112233' },
    })
    expect(row.total_kopecks).toBe(row.goods_kopecks - row.discount_kopecks + row.delivery_kopecks)
    expect(row.consent_on).toBeInstanceOf(Date)
  })

  it('wants an Idempotency-Key [SAFE-01]', async () => {
    const { server } = shop
    const response = await server.fetch(
      new Request('http://shop.test/api/order-in-process/x/confirm', { method: 'POST' }),
    )
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
      400,
      'idempotency-key-missing',
    ])
  })

  it('returns the stored response for a repeated key, and refuses it for another request', async () => {
    const { call } = shopClient(shop.server)
    const headers = { 'Idempotency-Key': '"one-intention-of-one-buyer"' }
    const made = await call(saveOrder, { body: ready } as never, headers)
    const again = await call(saveOrder, { body: ready } as never, { 'Idempotency-Key': 'one-intention-of-one-buyer' })
    expect(again.data).toEqual(made.data)
    expect([made.headers.get('Idempotent-Replayed'), again.headers.get('Idempotent-Replayed')]).toEqual([null, 'true'])
    const other = await call(saveOrder, { body: { ...ready, personalDataConsent: false } } as never, headers)
    expect(other.problem).toMatchObject({ code: 'idempotency-key-reused', status: 422 })
    const refusals = [await confirmed(shop, { cart: { value: [] } }), await confirmed(shop, { cart: { value: [] } })]
    expect(refusals.map(({ code }) => code)).toEqual(['validation-failed', 'validation-failed'])
  })

  it('asks a request whose twin is still running to retry, and makes one draft', async () => {
    const { call } = shopClient(shop.server)
    const headers = { 'Idempotency-Key': '"twins-that-come-at-once"' }
    const twins = await Promise.all(
      Array.from({ length: 8 }, () => call(saveOrder, { body: { lastStep: { value: 'basket' } } } as never, headers)),
    )
    const made = new Set(twins.flatMap(({ status, data }) => (status === 200 ? [data.id] : [])))
    expect(made.size).toBe(1)
    expect(
      twins
        .filter(({ status }) => status !== 200)
        .every(
          ({ problem, headers: sent }) =>
            problem?.code === 'idempotency-in-progress' && sent.get('Retry-After') === '1',
        ),
    ).toBe(true)
  })

  it('frees a key whose request died on the way, after a minute', async () => {
    const { call } = shopClient(shop.server)
    const body = { lastStep: { value: 'basket' } }
    const headers = { 'Idempotency-Key': '"a-server-that-died"' }
    const first = await call(saveOrder, { body } as never, headers)
    await shop.server.db
      .updateTable('idempotency_key')
      .set({ status: null, answer: null })
      .where('key', '=', hashOfSecret('a-server-that-died'))
      .execute()
    expect((await call(saveOrder, { body } as never, headers)).problem?.code).toBe('idempotency-in-progress')
    shop.advance(61_000)
    expect((await call(saveOrder, { body } as never, headers)).data.id).not.toBe(first.data.id)
  })
})
