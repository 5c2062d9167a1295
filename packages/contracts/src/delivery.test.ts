import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addressOf,
  carrierKey,
  carrierOfKey,
  loadDeliveryCost,
  loadDeliveryCosts,
  loadNearestCities,
  loadPickPoints,
  loadStoragePeriod,
  parseResponse,
  parseWireResponse,
  readRequest,
  distinctPoints,
  orderBody,
  loadOrder,
  saveOrder,
  type Parsed,
} from './index'

const point = {
  id: '9',
  address: 'Тверская, 1',
  brand: 'СДЭК',
  type: 'Postamat',
  transportCompany: 'Cdek',
  transportCompanyName: 'СДЭК',
  latitude: 55.7,
  longitude: 37.6,
  phone: '+74950000000',
  email: 'p@example.com',
  recommended: true,
  payment: 'CashAndCard',
  mondayWorkingTime: '9-18',
  tuesdayWorkingTime: '9-18',
  wednesdayWorkingTime: '9-18',
  thursdayWorkingTime: '9-18',
  fridayWorkingTime: '9-17',
  saturdayWorkingTime: '10-15',
  sundayWorkingTime: 'выходной',
}
const info = {
  transportCompanyName: 'СДЭК',
  transportCompany: 'Cdek',
  transportCompanyImagePath: '/cdek.svg',
  cost: 350.5,
  toDoor: false,
  cashOnDeliveryAvailability: 'Available',
  storagePeriodInDays: 7,
  daysTravelTimeFrom: 2,
  daysTravelTimeTo: 4,
  freeDelivery: false,
  recommended: true,
  pickPoints: [point],
}
const amounts = {
  orderAmount: 1000,
  discountedOrderAmount: 950,
  payImmediatelyOrderAmountWithDiscount: 900,
  payOnDeliveryOrderAmountWithDiscount: 940,
}
const costs = {
  transportCompaniesDeliveryInfo: { Cdek: info },
  transportCompaniesDeliveryInfoToDoor: { Cdek: { ...info, toDoor: true, cost: 600, pickPoints: [] } },
  discount: amounts,
  discountToDoor: { ...amounts, payImmediatelyOrderAmountWithDiscount: 910, payOnDeliveryOrderAmountWithDiscount: 945 },
  onlyForPrepaymentProducts: [{ id: '5', name: 'Краска' }],
}

const valueOf = <T>(parsed: Parsed<T>): T => {
  if (!parsed.ok) throw new Error(parsed.issues.join())
  return parsed.value
}
const read = async (body: unknown) => valueOf(await parseWireResponse(loadDeliveryCosts, body))
const quotes = async (body: unknown) => valueOf(await parseResponse(loadDeliveryCosts, body))
const points = async (...items: readonly unknown[]) => valueOf(await parseResponse(loadPickPoints, { items })).points

describe('the delivery calls', () => {
  it('ask the costs with POST by city, order and, when known, place [DELIV-06]', () => {
    const query = { cityId: '77', orderId: 'a1' }
    expect(addressOf(loadDeliveryCosts, { query })).toEqual({
      method: 'POST',
      address: '/api/delivery/delivery-costs/?cityId=77&orderId=a1',
    })
    expect(addressOf(loadDeliveryCosts, { query: { ...query, latitude: 55.7, longitude: 37.6 } }).address).toMatch(
      /&latitude=55\.7&longitude=37\.6$/,
    )
  })

  it('answer the costs of all carriers, the discounts and the products for prepayment [DELIV-06]', async () => {
    expect(await read(costs)).toMatchObject(costs)
  })

  it('key the costs by carrier, for both methods [DELIV-04]', async () => {
    const response = await read(costs)
    expect(Object.keys(response.transportCompaniesDeliveryInfo)).toEqual(['Cdek'])
    expect(response.transportCompaniesDeliveryInfoToDoor['Cdek']).toMatchObject({ cost: 600 })
    expect(response.onlyForPrepaymentProducts).toEqual([{ id: '5', name: 'Краска' }])
  })

  it('give a carrier all its fields [DELIV-03]', async () => {
    expect((await read(costs)).transportCompaniesDeliveryInfo['Cdek']).toMatchObject(info)
  })

  it('give a discount all its fields [PRICE-02]', async () => {
    const discount = {
      ...amounts,
      payImmediatelyOrderAmountWithDiscount_ToDoor: 1,
      payOnDeliveryOrderAmountWithDiscount_ToDoor: 2,
    }
    expect((await read({ ...costs, discount })).discount).toMatchObject(discount)
  })

  it('ask for other cities with POST, with the order when there is one [DELIV-07]', async () => {
    expect(addressOf(loadNearestCities, { params: { id: '77' } })).toEqual({
      method: 'POST',
      address: '/api/delivery/city/77/nearest-cities',
    })
    expect(addressOf(loadNearestCities, { params: { id: '77' }, query: { orderId: 'a1' } }).address).toBe(
      '/api/delivery/city/77/nearest-cities?orderId=a1',
    )
    const city = { id: '1', name: 'Клин', daysTravelTimeFrom: 1, daysTravelTimeTo: 2, cost: 99.9, distanceKm: 80 }
    const response = { optionalCities: [city], optionalCitiesByCategory: { CanTake: [city] }, nearestCities: [city] }
    expect(await parseWireResponse(loadNearestCities, response)).toEqual({ ok: true, value: response, dropped: [] })
    const ours = { id: '1', name: 'Клин', daysFrom: 1, daysTo: 2, cost: 9990, distanceKm: 80 }
    expect(valueOf(await parseResponse(loadNearestCities, response))).toEqual({
      optional: [ours],
      byCategory: { CanTake: [ours] },
      nearest: [ours],
    })
  })

  it('ask the cost of one product to a point [DELIV-08]', async () => {
    expect(addressOf(loadDeliveryCost, {})).toEqual({ method: 'POST', address: '/api/delivery/cost' })
    const body = { pickPointId: '9', weight: 12.5, productId: '5' }
    expect(await readRequest(loadDeliveryCost, 'body', body)).toEqual({ ok: true, value: body, dropped: [] })
  })

  it('ask how long a point keeps an order [DELIV-09]', async () => {
    expect(addressOf(loadStoragePeriod, {})).toEqual({ method: 'POST', address: '/api/delivery/storagePeriod' })
    expect(await readRequest(loadStoragePeriod, 'body', { pickPointId: '9' })).toEqual({
      ok: true,
      value: { pickPointId: '9' },
      dropped: [],
    })
  })

  it('answer the cost and the days under the names of the delivery info [DELIV-10]', async () => {
    expect(await parseResponse(loadDeliveryCost, { cost: 120.5 })).toMatchObject({ ok: true, value: { cost: 120.5 } })
    expect(await parseResponse(loadStoragePeriod, { storagePeriodInDays: 5 })).toEqual({
      ok: true,
      value: { storagePeriodInDays: 5 },
      dropped: [],
    })
  })
})

describe('the pickup points', () => {
  it('are asked with GET [PICK-27]', async () => {
    expect(addressOf(loadPickPoints, { query: { cityId: '77' } })).toEqual({
      method: 'GET',
      address: '/api/delivery/pickPoints?cityId=77',
    })
    expect(await parseWireResponse(loadPickPoints, { items: [point], paging: {} })).toMatchObject({
      ok: true,
      value: { items: [point] },
    })
  })

  it('are asked by city and, when given, carrier and text, and come as items [PICK-28]', async () => {
    expect(
      await readRequest(loadPickPoints, 'query', { cityId: '77', transportCompany: 'Kit', query: 'ленина' }),
    ).toMatchObject({
      ok: true,
      value: { cityId: '77', transportCompany: 'Kit', query: 'ленина' },
    })
    expect(await readRequest(loadPickPoints, 'query', { transportCompany: 'Kit' })).toMatchObject({ ok: false })
    expect(await parseWireResponse(loadPickPoints, { items: [point] })).toMatchObject({
      ok: true,
      value: { items: [{ id: '9' }], paging: { pageIndex: 1 } },
    })
  })

  it('have all their fields [PICK-01]', async () => {
    const parsed = await parseWireResponse(loadPickPoints, { items: [point] })
    expect(parsed.ok && parsed.value.items[0]).toMatchObject(point)
  })

  it('have a week of working times and a place; without a place they stay in the list', async () => {
    const [known, unknown] = await points(point, { id: '10' })
    expect(known).toMatchObject({
      id: '9',
      carrier: 'Cdek',
      location: { latitude: 55.7, longitude: 37.6 },
      secondary: false,
    })
    expect(known?.workingTime).toEqual(['9-18', '9-18', '9-18', '9-18', '9-17', '10-15', 'выходной'])
    expect(unknown).toMatchObject({ id: '10', location: null })
  })

  it.each([
    ['marked', { type: 'PickPoint', isSecondary: true }, true],
    ['marked as none', { type: 'Other', isSecondary: false }, false],
    ['of another type, without a mark', { type: 'other' }, true],
    ['of the usual type, without a mark', { type: 'PickPoint' }, false],
  ])('are additional when %s', async (_, more, secondary) => {
    expect(await points({ ...point, ...more })).toMatchObject([{ secondary }])
  })
})

describe('points that cannot be right', () => {
  it.each([
    [91, 37],
    [55, 181],
    [0, 0],
  ])('%i, %i is no place: they stay in the list', async (latitude, longitude) => {
    expect(await points({ ...point, latitude, longitude })).toMatchObject([{ id: '9', location: null }])
  })
  it('[SAFE-16] come once, however often a response names them, and with an address or not at all', async () => {
    const given = [point, { ...point, address: 'Другой' }, { ...point, id: '11', address: ' ' }, { ...point, id: '10' }]
    const distinct = [
      ['9', 'Тверская, 1'],
      ['10', 'Тверская, 1'],
    ]
    expect(distinctPoints(await points(...given)).map(({ id, address }) => [id, address])).toEqual(distinct)
    const { pickup } = await quotes({ transportCompaniesDeliveryInfo: { Cdek: { ...info, pickPoints: given } } })
    expect(pickup[0]?.pickupPoints.map(({ id, address }) => [id, address])).toEqual(distinct)
  })
})

describe('the quotes', () => {
  it('merge the door variants with their suffix [DELIV-05]', async () => {
    const { pickup, courier } = await quotes(costs)
    expect(pickup).toMatchObject([
      { key: 'Cdek', carrier: 'Cdek', method: 'pickup', cost: 35050, pickupPointsCount: 1 },
    ])
    expect(courier).toMatchObject([
      { key: 'Cdek_ToDoor', carrier: 'Cdek', method: 'courier', cost: 60000, pickupPoints: [] },
    ])
  })

  it('take the door discount for courier [DELIV-05]', async () => {
    const { discounts } = await quotes(costs)
    expect(discounts.pickup).toMatchObject({
      payImmediately: 90000,
      payOnDelivery: 94000,
      orderAmount: 100000,
      discountedOrderAmount: 95000,
    })
    expect(discounts.courier).toMatchObject({ payImmediately: 91000, payOnDelivery: 94500 })
  })

  it('accept a server that has merged the door variants itself [DELIV-05]', async () => {
    const merged = {
      transportCompaniesDeliveryInfo: {
        Cdek: info,
        Cdek_ToDoor: { ...info, toDoor: true, cost: 600 },
        Own: { ...info, toDoor: true },
      },
      discount: { ...amounts, payImmediatelyOrderAmountWithDiscount_ToDoor: 910 },
    }
    const { pickup, courier, discounts } = await quotes(merged)
    expect(pickup.map(({ key }) => key)).toEqual(['Cdek'])
    expect(courier.map(({ key }) => key)).toEqual(['Cdek_ToDoor', 'Own_ToDoor'])
    expect(discounts.courier).toMatchObject({ payImmediately: 91000, payOnDelivery: 94000 })
  })

  it('are empty where the server answers nothing [HTTP-15]', async () => {
    expect(await quotes({})).toEqual({
      pickup: [],
      courier: [],
      discounts: { pickup: null, courier: null },
      prepaymentOnly: [],
    })
  })

  it('lose a malformed carrier, not the others [SAFE-16]', async () => {
    const { pickup } = await quotes({
      transportCompaniesDeliveryInfo: { Kit: { ...info, cost: 'дорого' }, Cdek: info },
    })
    expect(pickup.map(({ carrier }) => carrier)).toEqual(['Cdek'])
  })

  it('name the product that needs prepayment and how many points were left out', async () => {
    const { pickup } = await quotes({
      transportCompaniesDeliveryInfo: {
        Kit: { ...info, pickPoints: [], pickPointsCount: 40, onlyForPrepaymentProductName: 'Краска', cost: null },
      },
    })
    expect(pickup).toMatchObject([{ pickupPointsCount: 40, prepaymentOnlyProduct: 'Краска', cost: null }])
  })
})

describe('the delivery of a draft', () => {
  it.each([
    ['pickup', false],
    ['courier', true],
  ] as const)(
    'is %s where the wire says toDoor %s, and pickup where it says nothing [DELIV-11]',
    async (method, toDoor) => {
      const drafts = await Promise.all(
        [{ toDoor }, {}].map(async (delivery) => valueOf(await parseResponse(loadOrder, { id: 'a1', delivery }))),
      )
      expect(drafts.map((draft) => draft?.delivery.method)).toEqual([method, 'pickup'])
    },
  )

  it('carries door delivery as a suffix of the carrier [DELIV-02]', () => {
    expect(carrierKey('Kit', 'courier')).toBe('Kit_ToDoor')
    expect(carrierOfKey('Kit_ToDoor')).toEqual({ carrier: 'Kit', method: 'courier' })
    expect(carrierOfKey('Kit')).toEqual({ carrier: 'Kit', method: 'pickup' })
  })

  it('is the same after a way to the wire and back', async () => {
    const name = fc.constantFrom(null, 'Kit', 'Pek', 'Cdek')
    const text = fc.string()
    const choice = fc.record({
      cityId: fc.option(fc.string()),
      method: fc.constantFrom('pickup' as const, 'courier' as const),
      carrier: name,
      pickupPointId: fc.option(fc.string()),
      cost: fc.option(fc.integer({ min: 0, max: 1e12 })),
      paymentOption: fc.constantFrom(null, 'PayOnDelivery'),
      address: fc.record({ full: text, city: text, street: text, house: text, apartment: text }),
    })
    await fc.assert(
      fc.asyncProperty(choice, async (delivery) => {
        const sent = valueOf(await readRequest(saveOrder, 'body', orderBody({ id: 'a1', delivery })))
        const draft = valueOf(await parseResponse(loadOrder, { id: 'a1', delivery: sent.delivery?.value }))
        expect(draft?.delivery).toEqual(delivery)
      }),
    )
  })
})
