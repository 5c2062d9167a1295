import {
  loadCitiesToPick,
  loadCityByLocation,
  loadCityPreview,
  loadDeliveryCost,
  loadDeliveryCosts,
  loadNearestCities,
  loadPickPoints,
  loadProductDelivery,
  loadStoragePeriod,
  loadUserCity,
  saveOrder,
  searchCities,
} from '@prilavok/contracts'
import { expect, it } from 'vitest'
import { describeOwnDatabase, type TestShop } from '../testing/each-database'
import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { shopClient } from '../testing/shop-client'

function bench(shop: TestShop) {
  const { call } = shopClient(shop.server)
  const draft = async (products: readonly { id: string; quantity: number }[], phone = '') =>
    (await call(saveOrder, { body: { cart: { value: products }, customer: { value: { phone } } } } as never)).data.id
  const costs = async (orderId: string, more: object = {}) =>
    (await call(loadDeliveryCosts, { query: { cityId: ids.moscow, orderId, ...more } } as never)).data
  return { call, draft, costs }
}

describeOwnDatabase('delivery and cities', (shop) => {
  it('returns carriers with their points, door variants, discounts and one recommendation each [DELIV-06] [DELIV-04]', async () => {
    const { draft, costs } = bench(shop)
    const found = await costs(await draft([{ id: ids.drill, quantity: 1 }]))
    expect(Object.keys(found.transportCompaniesDeliveryInfo).sort()).toEqual(['Cdek', 'Energia', 'Kit'])
    expect(Object.keys(found.transportCompaniesDeliveryInfoToDoor).sort()).toEqual(['Cdek', 'Pek'])
    const infos = Object.values(found.transportCompaniesDeliveryInfo)
    expect(infos.filter(({ recommended }) => recommended)).toHaveLength(1)
    expect(infos.map(({ pickPoints }) => pickPoints.filter(({ recommended }) => recommended).length)).toEqual([1, 1, 1])
    expect(found.transportCompaniesDeliveryInfo['Energia']).toMatchObject({
      cashOnDeliveryAvailability: 'CantResolve',
      recommended: false,
    })
    expect(found.discount).toMatchObject({
      orderAmount: 12_500,
      discountedOrderAmount: 12_375,
      payImmediatelyOrderAmountWithDiscount: 11_750,
    })
    expect(found.city).toMatchObject({ showedCityId: ids.moscow, showedCityName: 'Москва' })
  })

  it('shows at each point how the order can be paid there [PICK-01]', async () => {
    const { draft, costs } = bench(shop)
    const found = await costs(await draft([{ id: ids.drill, quantity: 1 }]))
    const points = Object.values(found.transportCompaniesDeliveryInfo).flatMap(({ pickPoints }) => pickPoints)
    expect(Object.fromEntries(points.map(({ id, payment }) => [id, payment]))).toEqual({
      [ids.cdekMoscow]: 'CashAndCard',
      [ids.cdekMoscow2]: 'MaxPaymentExceeded',
      [ids.kitMoscow]: 'CashAndMaybeCard',
      [ids.kitMoscow2]: 'CashAndCard',
      [ids.energiaMoscow]: 'NoPayment',
    })
    expect(points.find(({ id }) => id === ids.kitMoscow2)).toMatchObject({
      isSecondary: true,
      additionalDays: 3,
      recommended: false,
    })
    expect(points.find(({ id }) => id === ids.kitMoscow)).toMatchObject({
      mondayWorkingTime: '09:00-21:00',
      sundayWorkingTime: null,
    })
  })

  it('leaves out points that refuse the weight, and counts instead of listing when asked', async () => {
    const { draft, costs } = bench(shop)
    const heavy = await draft([{ id: ids.cement, quantity: 4 }])
    const found = await costs(heavy)
    expect(found.transportCompaniesDeliveryInfo['Cdek']?.pickPoints.map(({ id }) => id)).toEqual([ids.cdekMoscow2])
    const counted = await costs(heavy, { withPickPoints: false })
    expect(counted.transportCompaniesDeliveryInfo['Kit']).toMatchObject({ pickPoints: [], pickPointsCount: 2 })
  })

  it('recommends the point nearest to the buyer', async () => {
    const { draft, costs } = bench(shop)
    const id = await draft([{ id: ids.primer, quantity: 4 }])
    const near = async (more: object) =>
      (await costs(id, more)).transportCompaniesDeliveryInfo['Cdek']?.pickPoints.find(({ recommended }) => recommended)
        ?.id
    expect([await near({}), await near({ latitude: 55.7, longitude: 37.5 })]).toEqual([ids.cdekMoscow, ids.cdekMoscow2])
  })

  it('names prepayment-only products and closes pay on delivery for them [DELIV-30]', async () => {
    const { draft, costs } = bench(shop)
    const found = await costs(await draft([{ id: ids.boiler, quantity: 1 }]))
    expect(found.onlyForPrepaymentProducts).toEqual([{ id: ids.boiler, name: 'Котёл <на заказ>' }])
    expect(found.transportCompaniesDeliveryInfo['Kit']).toMatchObject({
      cashOnDeliveryAvailability: 'OnlyForPrepayment',
      onlyForPrepaymentProductName: 'Котёл <на заказ>',
    })
  })

  it('sends couriers to larger cities only, and none while the feature is off [DELIV-12]', async () => {
    const { draft, costs } = bench(shop)
    const id = await draft([{ id: ids.primer, quantity: 1 }])
    expect(Object.keys((await costs(id, { cityId: ids.village })).transportCompaniesDeliveryInfoToDoor)).toEqual([])
    const flag = (is_enabled: boolean) =>
      shop.server.db.updateTable('feature_flag').set({ is_enabled }).where('name', '=', 'AddressDelivery').execute()
    await flag(false)
    expect(Object.keys((await costs(id)).transportCompaniesDeliveryInfoToDoor)).toEqual([])
    await flag(true)
  })

  it('groups other cities by what they are better for [DELIV-07] [DELIV-36]', async () => {
    const { call, draft } = bench(shop)
    const orderId = await draft([{ id: ids.beam, quantity: 1 }])
    const found = (await call(loadNearestCities, { params: { id: ids.village }, query: { orderId } })).data
    expect(found.nearestCities.map(({ id }) => id)).toEqual([ids.tver, ids.klin, ids.moscow])
    expect(found.optionalCitiesByCategory['PayOnDelivery']?.map(({ id }) => id)).toEqual([ids.moscow])
    expect(found.optionalCities.every(({ cost }) => cost !== null && cost >= 0)).toBe(true)
    const without = (await call(loadNearestCities, { params: { id: ids.moscow }, query: {} })).data
    expect(without.nearestCities.map(({ id }) => id)).toEqual([ids.klin, ids.tver])
  })

  it("lists a city's points by carrier, text and map part, page by page [PICK-27] [PICK-28] [PICK-04]", async () => {
    const { call } = bench(shop)
    const list = async (query: object) =>
      (await call(loadPickPoints, { query: { cityId: ids.moscow, ...query } } as never)).data
    expect((await list({ transportCompany: 'Kit' })).items.map(({ id }) => id).sort()).toEqual(
      [ids.kitMoscow, ids.kitMoscow2].sort(),
    )
    expect((await list({ query: 'березовая' })).items.map(({ id }) => id)).toEqual([ids.cdekMoscow])
    expect((await list({ query: 'сдэк' })).items).toHaveLength(2)
    expect((await list({ query: '100%' })).items).toEqual([])
    expect((await list({ bounds: '55.74,37.60,55.77,37.63' })).items.map(({ id }) => id).sort()).toEqual(
      [ids.cdekMoscow, ids.kitMoscow2].sort(),
    )
    const last = await list({ pageSize: 2, pageIndex: 99 })
    expect([last.items.length, last.paging]).toMatchObject([
      1,
      { pageIndex: 3, pageSize: 2, pageCount: 3, totalCount: 5, totalIsExact: true },
    ])
    const wrong = await call(loadPickPoints, { query: { cityId: ids.moscow, bounds: '1,2,x,4' } })
    expect(wrong.problem?.code).toBe('bad-request')
  })

  it('returns cost and storage period of a point [DELIV-08] [DELIV-09] [DELIV-10]', async () => {
    const { call } = bench(shop)
    const cost = (
      await call(loadDeliveryCost, { body: { pickPointId: ids.kitMoscow2, weight: 12.5, productId: ids.primer } })
    ).data
    expect(cost).toMatchObject({ transportCompany: 'Kit', freeDelivery: false, daysTravelTimeFrom: 4 })
    expect((await call(loadStoragePeriod, { body: { pickPointId: ids.kitMoscow } })).data).toEqual({
      storagePeriodInDays: 5,
    })
    expect((await call(loadStoragePeriod, { body: { pickPointId: 'none' } })).problem?.code).toBe('not-found')
  })

  it('gives the product page price and delivery to a city', async () => {
    const { call } = bench(shop)
    const info = (
      await call(loadProductDelivery, {
        params: { productId: ids.drill, cityId: ids.moscow },
        body: { productId: 'other', cityId: 'other' },
      })
    ).data
    expect(info).toMatchObject({
      discountedPrice: 11_750,
      discount: 750,
      payOnDeliveryDiscountedPrice: 12_375,
      payOnDeliveryDiscount: 125,
      cashOnDeliveryAvailability: 'Available',
    })
    const nowhere = (
      await call(loadProductDelivery, {
        params: { productId: ids.drill, cityId: ids.village },
        body: { productId: ids.drill, cityId: ids.village },
      })
    ).data
    expect(nowhere).toMatchObject({
      cost: null,
      cashOnDeliveryAvailability: 'CantResolve',
      examinationIsAvailable: false,
      transportCompany: null,
    })
  })

  it('finds the city of a place so near to its meridian that no square tells them apart', async () => {
    const { call } = bench(shop)
    const { db } = shop.server
    const village = db.updateTable('address_city').where('id', '=', ids.village)
    const { longitude } = await db
      .selectFrom('address_city')
      .select('longitude')
      .where('id', '=', ids.village)
      .executeTakeFirstOrThrow()
    await village.set({ longitude: 0 }).execute()
    const { status } = await call(loadCityByLocation, { query: { latitude: 1e-300, longitude: 5e-324 } })
    await village.set({ longitude }).execute()
    expect(status).toBe(200)
  })

  it('finds the city of a place, of an id, and of nobody [CITY-07] [CITY-08]', async () => {
    const { call } = bench(shop)
    expect((await call(loadCityByLocation, { query: { latitude: 56.9, longitude: 35.9 } })).data).toMatchObject({
      showedCityId: ids.tver,
      showedCityName: 'Тверь',
    })
    expect((await call(loadCityByLocation, { query: { latitude: 91, longitude: 0 } })).problem?.code).toBe(
      'validation-failed',
    )
    expect((await call(loadUserCity, { params: { id: ids.tver } })).data).toMatchObject({
      type: 'CityWithPickPoint',
      resolvedStatus: 'Resolved',
      pickedCityId: ids.tver,
    })
    expect((await call(loadUserCity, { params: { id: ids.village } })).data.type).toBe('CityWithoutPickPoint')
    expect((await call(loadUserCity, { params: { id: '0' } })).data).toMatchObject({
      type: 'HomeCity',
      resolvedStatus: 'NotResolved',
      showedCityId: ids.moscow,
      pickedCityId: null,
    })
    expect((await call(loadUserCity, { params: { id: 'atlantis' } })).problem?.code).toBe('not-found')
  })

  it('searches cities from two letters, ё and е alike [CITY-10] [CITY-20]', async () => {
    const { call } = bench(shop)
    const names = async (query: string) => (await call(searchCities, { query: { query } })).data.map(({ name }) => name)
    expect(await names('т')).toEqual([])
    expect(await names('ТВ')).toEqual(['Тверь'])
    expect([await names('берез'), await names('Берёз')]).toEqual([['Берёзово'], ['Берёзово']])
    expect(await names('%%')).toEqual([])
    // The other layout of the keyboard, and Latin letters.
    expect([await names('ndthm'), await names('Tver')]).toEqual([['Тверь'], ['Тверь']])
  })

  it('lists cities to pick, the current one among the popular, and previews one without a session [CITY-09] [CITY-19]', async () => {
    const { call } = bench(shop)
    const { items, popular } = (await call(loadCitiesToPick, { params: { id: ids.village } })).data
    expect(items.map(({ name }) => name)).toEqual(['Берёзово', 'Клин', 'Москва', 'Тверь'])
    expect(popular.map(({ id }) => id)).toEqual([ids.village, ids.moscow, ids.tver, ids.klin])
    expect((await call(loadCityPreview, { params: { id: ids.moscow } })).data).toMatchObject({
      name: 'Москва',
      regionName: 'Москва',
      pickPointsCount: 5,
      isActive: true,
    })
  })
})
