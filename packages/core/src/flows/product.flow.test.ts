import {
  loadCityCompetitorPrices,
  loadCompetitorPrices,
  loadCrossSales,
  loadFlag,
  loadProductDelivery,
  loadProductRelations,
  loadUserCity,
  pageHtml,
} from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import { cityFeature } from '../city'
import { productCrossSalesFeature, productRelationsFeature } from '../cross-sales'
import { PRODUCT_ELEMENT, productFeature, QUICKBUY_DRAW_KEY } from '../product'
import type { SettingsInput } from '../create-shop'
import { createShop } from '../create-shop'
import { createTestEffects } from '../testing'
import { productFlow } from './product.flow'

const fields = { productId: 'p1', productName: 'Клей', productPrice: '3000', productAvailable: 'True' }
const shown = {
  id: 'p1',
  name: 'Клей',
  price: 300_000,
  available: true,
  weightKg: null,
  commentsCount: null,
  averageScore: null,
}
const info = { freeDelivery: true, cashOnDeliveryAvailability: 'Available', daysTravelTimeFrom: 1 }
const prices = { status: 'HasOffers', offers: [{ score: 0.9, price: 100 }, { score: 0.4 }] }
const city = (id: string) => ({
  type: 'CityWithPickPoint',
  paymentType: 'PaymentOnDelivery',
  showedCityId: id,
  showedCityName: id,
})

function start({ settings, chance = 0.01 }: { settings?: SettingsInput; chance?: number } = {}) {
  const test = createTestEffects({ chance })
  test.page.fields.set(PRODUCT_ELEMENT, fields)
  test.always(loadFlag, () => false)
  test.always(loadUserCity, ({ params }) => city(params.id === '0' ? 'moscow' : String(params.id)))
  test.always(loadProductDelivery, () => info)
  test.always(loadCityCompetitorPrices, () => prices)
  const shop = createShop(test.effects, settings)
  const { product, start: begin } = shop.use(productFlow)
  return { ...test, shop, product, begin, now: () => product.state.getState() }
}

describe('the product of a page', () => {
  it('is read from its element [PRODUCT-01] [PRODUCT-02]', () => {
    const { begin, now } = start()
    begin()
    expect(now().product).toMatchObject({ id: 'p1', price: 300_000, available: true })
  })

  it('is none on other pages, and nothing is requested for it', async () => {
    const { begin, now, page, settle, callsOf } = start()
    page.fields.clear()
    begin()
    await settle()
    expect(now().product).toBeNull()
    expect([...callsOf(loadProductDelivery), ...callsOf(loadCompetitorPrices)]).toEqual([])
  })

  it('reports what is wrong with the page, and never what it holds', () => {
    const { begin, now, page, reports } = start()
    page.fields.set(PRODUCT_ELEMENT, { ...fields, productPrice: 'дорого' })
    begin()
    expect(now().product).toBeNull()
    expect(reports).toMatchObject([{ kind: 'settings', message: expect.stringContaining('productPrice') }])
    expect(reports[0]?.message).not.toContain('дорого')
  })

  it('is delivered and compared in the city of the visitor [PRODUCT-31] [PRODUCT-33]', async () => {
    const { begin, now, settle, callsOf } = start()
    begin()
    await settle()
    expect(callsOf(loadProductDelivery).map(({ input }) => input)).toEqual([
      { params: { productId: 'p1', cityId: 'moscow' }, body: { productId: 'p1', cityId: 'moscow' } },
    ])
    expect(now()).toMatchObject({ status: 'ready', delivery: { free: true, daysFrom: 1, daysTo: null } })
    expect(now().offers).toMatchObject([{ score: 0.9 }])
  })

  it('is loaded anew when the city changes, and the former values are gone at once [PRODUCT-37]', async () => {
    const { begin, now, settle, callsOf, shop, hold } = start()
    begin()
    await settle()
    const held = hold(loadProductDelivery)
    void shop.use(cityFeature).choose('tver')
    await settle()
    expect(now()).toMatchObject({ status: 'loading', delivery: null })
    held.respond({ ...info, freeDelivery: false, cost: 10 })
    await settle()
    expect(now()).toMatchObject({ status: 'ready', delivery: { free: false, cost: 1_000 } })
    expect(callsOf(loadCityCompetitorPrices).at(-1)?.input).toEqual({ params: { productId: 'p1', cityId: 'tver' } })
  })

  it('uses the response for the latest city only [SAFE-11]', async () => {
    const { begin, now, settle, shop, hold } = start()
    const [first, second] = [hold(loadProductDelivery), hold(loadProductDelivery)]
    begin()
    await settle()
    void shop.use(cityFeature).choose('tver')
    await settle()
    second.respond({ ...info, cost: 2 })
    first.respond({ ...info, cost: 1 })
    await settle()
    expect(now().delivery?.cost).toBe(200)
  })

  it('has no values after a failure, and nobody is told [PRODUCT-38]', async () => {
    const { begin, now, refuse, settle, shop, reports } = start()
    begin()
    await settle()
    expect(now().offers).toHaveLength(1)
    refuse(loadProductDelivery, { kind: 'network' })
    refuse(loadCityCompetitorPrices, { kind: 'network' })
    void shop.use(cityFeature).choose('tver')
    await settle()
    expect(now()).toMatchObject({ status: 'failed', delivery: null, offers: [] })
    expect(reports).toEqual([])
  })

  it('is compared without a city where that stays unknown [PRODUCT-33]', async () => {
    const { begin, now, always, settle, callsOf } = start()
    always(loadUserCity, () => ({ type: 'None', paymentType: 'None' }))
    always(loadCompetitorPrices, () => prices)
    begin()
    await settle()
    expect(callsOf(loadCompetitorPrices)).toHaveLength(1)
    expect(callsOf(loadProductDelivery)).toEqual([])
    expect(now().offers).toHaveLength(1)
  })

  it('shows offers from the configured score [PRODUCT-36]', async () => {
    const { begin, now, settle } = start({ settings: { product: { competitorScoreFrom: 0.3 } } })
    begin()
    await settle()
    expect(now().offers).toHaveLength(2)
  })
})

describe('the product that an app shows', () => {
  const other = { ...shown, id: 'p2' }

  it('is another one without what was known of the former, the same with it', async () => {
    const { begin, now, settle, product } = start()
    begin()
    await settle()
    product.openTab('comments')
    product.show({ ...shown, price: 1 })
    expect(now()).toMatchObject({ product: { price: 1 }, status: 'ready', wantedTab: { tab: 'comments' } })
    product.show(other)
    expect(now()).toMatchObject({ product: other, status: 'loading', delivery: null, offers: [], wantedTab: null })
  })

  it('is not shown by a response for the former', async () => {
    const { now, settle, product, hold } = start()
    const [delivery, offered] = [hold(loadProductDelivery), hold(loadCityCompetitorPrices)]
    product.show(shown)
    void product.load('moscow')
    product.show(other)
    delivery.respond(info)
    offered.respond(prices)
    await settle()
    expect(now()).toMatchObject({ status: 'idle', delivery: null, offers: [] })
  })

  it('stays when the page is read', () => {
    const { begin, now, product } = start()
    product.show(other)
    begin()
    expect(now().product?.id).toBe('p2')
  })
})

describe('the reviews of a product [PRODUCT-07]', () => {
  it.each([
    ['/comments', 'https://shop.example/comments'],
    ['https://other.example/comments', 'https://other.example/comments'],
  ])('are loaded once from %s', async (address, called) => {
    const { product, now, hold, settle, calls } = start()
    const whole = pageHtml(called)
    const reply = hold(whole)
    void product.loadComments(address)
    void product.loadComments(address)
    expect(now().comments).toEqual({ status: 'loading', html: '' })
    reply.respond('<p>Хорошо</p>')
    await settle()
    await product.loadComments(address)
    expect(now().comments).toEqual({ status: 'ready', html: '<p>Хорошо</p>' })
    expect(calls.map(({ endpoint }) => endpoint.path)).toEqual([whole.path])
  })

  it('are loaded again after a failure, and never from an address that may not be called', async () => {
    const { product, now, refuse, respond, calls } = start()
    await product.loadComments('javascript:alert(1)')
    expect([now().comments, calls.length]).toEqual([{ status: 'failed', html: '' }, 0])
    const whole = pageHtml('https://other.example/comments')
    refuse(whole, { kind: 'network' })
    await product.loadComments('https://other.example/comments')
    expect(now().comments.status).toBe('failed')
    respond(whole, 'Хорошо')
    await product.loadComments('https://other.example/comments')
    expect(now().comments.status).toBe('ready')
  })
})

describe('the draw for a quick order', () => {
  it('is made once per visitor and stored [PRODUCT-26]', () => {
    const first = start({ chance: 0.7 })
    first.begin()
    expect(first.now().quickbuyDraw).toBe(0.7)
    const again = start({ chance: 0.1 })
    again.storage.saved.set(QUICKBUY_DRAW_KEY, first.storage.saved.get(QUICKBUY_DRAW_KEY) ?? '')
    again.begin()
    expect(again.now().quickbuyDraw).toBe(0.7)
  })

  it.each(['', 'NaN', '1', '-1', 'x'])('is made anew where %j is stored', (stored) => {
    const test = start({ chance: 0.3 })
    test.storage.saved.set(QUICKBUY_DRAW_KEY, stored)
    test.begin()
    expect(test.now().quickbuyDraw).toBe(0.3)
    expect(test.storage.saved.get(QUICKBUY_DRAW_KEY)).toBe('0.3')
  })

  it('is held against 0.04, a setting, or what personalisation says [PRODUCT-25]', () => {
    expect(start().now().quickbuyProbability).toBe(0.04)
    const { now, product } = start({ settings: { product: { quickbuyProbability: 0.5 } } })
    expect(now().quickbuyProbability).toBe(0.5)
    product.personaliseQuickbuy(1)
    expect(now().quickbuyProbability).toBe(1)
  })
})

it('a tab is opened by whoever asks, also once more [PRODUCT-05]', () => {
  const { shop } = start()
  const { state, openTab } = shop.use(productFeature)
  openTab('comments')
  const first = state.getState().wantedTab
  openTab('comments')
  expect([first, state.getState().wantedTab]).toEqual([
    { tab: 'comments', request: 1 },
    { tab: 'comments', request: 2 },
  ])
})

describe('offers on the page of a product', () => {
  const product = { id: 'x', name: 'x', url: '/product/x', price: 1 }
  const offers = { categories: [{ categoryName: 'Грунтовки', products: [product] }] }

  it.each([
    ['cross-sales', productCrossSalesFeature, loadCrossSales, { body: { productId: 'p1', exceptProductIds: ['p1'] } }],
    ['relations [PRODUCT-30]', productRelationsFeature, loadProductRelations, { query: { productId: 'p1' } }],
  ] as const)('%s are requested once [PRODUCT-27] [PRODUCT-28]', async (_, feature, call, input) => {
    const { shop, respond, callsOf, settle } = start()
    respond(call, offers)
    const { state, load } = shop.use(feature)
    void load('p1')
    void load('p1')
    await settle()
    await load('p1')
    expect(callsOf(call).map(({ input: sent }) => sent)).toEqual([input])
    expect(state.getState()).toMatchObject({
      status: 'ready',
      groups: [{ name: 'Грунтовки', products: [{ id: 'x' }] }],
    })
  })

  it('are requested again after a failure', async () => {
    const { shop, respond, refuse } = start()
    refuse(loadProductRelations, { kind: 'network' })
    const { state, load } = shop.use(productRelationsFeature)
    await load('p1')
    expect(state.getState()).toEqual({ status: 'failed', groups: [] })
    respond(loadProductRelations, offers)
    await load('p1')
    expect(state.getState().status).toBe('ready')
  })
})
