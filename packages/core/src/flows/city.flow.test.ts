import { loadCityByLocation, loadFlag, loadNearestCities, loadUserCity } from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import { CART_KEY } from '../cart'
import { GEO_COORDS_KEY, GEO_USED_KEY } from '../city'
import type { SettingsInput } from '../create-shop'
import { createShop } from '../create-shop'
import { createTestEffects, type TestEffects } from '../testing'
import { cityFlow } from './city.flow'
import { GEO_LIMIT_MS } from './geolocation.flow'
import { otherCitiesFlow } from './other-cities.flow'

const tver = { latitude: 56.8587, longitude: 35.9176 }
const found = (id: string) => ({
  type: 'CityWithPickPoint',
  paymentType: 'PaymentOnDelivery',
  showedCityId: id,
  showedCityName: id,
})
const unknown = { type: 'None', paymentType: 'None' }

function start(settings: SettingsInput = {}, prepare: (test: TestEffects) => void = () => {}) {
  const test = createTestEffects()
  test.always(loadFlag, () => false)
  test.always(loadUserCity, ({ params }) => (params.id === '0' ? found('moscow') : found(String(params.id))))
  test.always(loadCityByLocation, () => ({ showedCityId: 'tver', showedCityName: 'Тверь' }))
  prepare(test)
  const shop = createShop(test.effects, settings)
  const flow = shop.use(cityFlow)
  const cityNow = () => flow.city.state.getState().visitor?.city?.id ?? null
  return { ...test, shop, flow, cityNow }
}

describe('a visitor whose city nobody knows', () => {
  const regionHosts = { pages: { '/catalog/': 'spb.shop.example' }, default: 'all.shop.example' }
  const nowhere = (test: TestEffects) => test.always(loadUserCity, () => unknown)

  it('[CITY-23] is sent to the host of the region, on the same page with the same query', async () => {
    const { flow, visited } = start({ regionHosts }, (test) => {
      nowhere(test)
      test.address.path = '/catalog/cement'
      test.address.query.set('utm_source', 'ad')
    })
    await flow.start()
    expect(visited).toEqual(['https://spb.shop.example/catalog/cement?utm_source=ad'])
  })
  it('[CITY-23] else to the default host, which need not be configured', async () => {
    const sent = start({ regionHosts }, nowhere)
    await sent.flow.start()
    expect(sent.visited).toEqual(['https://all.shop.example/'])
    const kept = start({}, nowhere)
    await kept.flow.start()
    expect(kept.visited).toEqual([])
  })
  it('[CITY-23] stays on the host that is the right one already', async () => {
    const { flow, visited } = start({ regionHosts: { default: 'shop.example' } }, nowhere)
    await flow.start()
    expect(visited).toEqual([])
  })
  it('[CITY-24] stays with products in the cart', async () => {
    const { flow, visited } = start({ regionHosts }, (test) => {
      nowhere(test)
      test.storage.saved.set(CART_KEY, '{"goods":[{"id":"a","quantity":1}]}')
    })
    await flow.start()
    expect(visited).toEqual([])
  })
  it('stays when the question failed, and when a city is known', async () => {
    const failed = start({ regionHosts }, (test) => test.refuse(loadUserCity, { kind: 'network' }))
    await failed.flow.start()
    const known = start({ regionHosts })
    await known.flow.start()
    expect([failed.visited, known.visited]).toEqual([[], []])
  })
  it.each(['javascript:alert(1)', 'evil.example/@', 'a b', 'user@evil.example'])(
    '[SAFE-12] is not sent to a host that is none: %s',
    async (host) => {
      const { flow, visited, reports } = start({ regionHosts: { default: host } }, nowhere)
      await flow.start()
      expect(visited).toEqual([])
      expect(reports).toEqual([
        {
          kind: 'response',
          message: expect.stringContaining(`The region host "${host}" cannot be followed: `) as unknown,
        },
      ])
    },
  )
})

describe("the visitor's device", () => {
  const on = { options: { Geolocation: true } }
  const inTver = (test: TestEffects) => void (test.device.at = tver)

  it('[CITY-25] is asked only where the option or the feature is on', async () => {
    const off = start({}, inTver)
    await off.flow.start()
    expect([off.device.asked, off.cityNow()]).toEqual([0, 'moscow'])
    for (const given of [
      start(on, inTver),
      start({}, (test) => (inTver(test), test.always(loadFlag, ({ params }) => params.name === 'Geolocation'))),
    ]) {
      await given.flow.start()
      expect([given.device.asked, given.cityNow()]).toEqual([1, 'tver'])
    }
  })
  it('[CITY-28] answers with a place, whose city becomes the delivery city', async () => {
    const { flow, cityNow, callsOf } = start(on, inTver)
    await flow.start()
    expect(callsOf(loadCityByLocation)[0]?.input.query).toEqual({ latitude: 56.86, longitude: 35.92 })
    expect(cityNow()).toBe('tver')
  })
  it('[CITY-26] is asked once per session; the coordinates outlive it, rounded', async () => {
    const first = start(on, inTver)
    await first.flow.start()
    expect(first.session.saved.has(GEO_USED_KEY)).toBe(true)
    expect(first.storage.saved.has(GEO_USED_KEY)).toBe(false)
    expect(JSON.parse(first.storage.saved.get(GEO_COORDS_KEY) ?? '')).toEqual({
      latitude: 56.86,
      longitude: 35.92,
      cityId: 'tver',
    })
    const second = start(on, (test) => {
      inTver(test)
      test.session.saved.set(GEO_USED_KEY, '1')
    })
    await second.flow.start()
    expect(second.device.asked).toBe(0)
  })
  it('[CITY-27] that needs more than 5 seconds changes nothing, however late it answers', async () => {
    let respond: (place: typeof tver) => void = () => {}
    const { flow, advance, settle, cityNow } = start(on, (test) => {
      test.device.at = new Promise((resolve) => {
        respond = resolve
      })
    })
    const started = flow.start()
    await settle()
    await advance(GEO_LIMIT_MS)
    await started
    respond(tver)
    await settle()
    expect([GEO_LIMIT_MS, cityNow()]).toEqual([5_000, 'moscow'])
  })
  it('that answers after the visitor has chosen a city does not overrule it', async () => {
    let respond: (place: typeof tver) => void = () => {}
    const { flow, settle, cityNow } = start(on, (test) => {
      test.device.at = new Promise((resolve) => {
        respond = resolve
      })
    })
    const started = flow.start()
    await settle()
    await flow.city.choose('omsk')
    respond(tver)
    await started
    expect(cityNow()).toBe('omsk')
  })
  it('is not asked at all where the address names the city', async () => {
    const { flow, device, cityNow } = start(on, (test) => {
      inTver(test)
      test.address.query.set('cityId', 'omsk')
    })
    await flow.start()
    expect([device.asked, cityNow()]).toEqual([0, 'omsk'])
  })
  it('[CITY-29] that says no, and a place without a city, are silent', async () => {
    const denied = start(on)
    await denied.flow.start()
    const lost = start(on, (test) => (inTver(test), test.refuse(loadCityByLocation, { kind: 'status', status: 404 })))
    await lost.flow.start()
    expect([denied.cityNow(), lost.cityNow(), ...denied.reports, ...lost.reports]).toEqual(['moscow', 'moscow'])
  })
})

describe('other cities', () => {
  const around = {
    optionalCitiesByCategory: {
      CanTake: [{ id: 'klin', name: 'Клин', daysTravelTimeFrom: 1, daysTravelTimeTo: 3, cost: 250 }],
    },
    nearestCities: [],
  }

  it('[DELIV-39] are requested only where the flag or the option is on', async () => {
    const off = start()
    await off.shop.use(otherCitiesFlow).lookAround('tver', null)
    expect(off.callsOf(loadNearestCities)).toEqual([])
    for (const given of [
      start({ options: { ShowSuggestedCities: true } }),
      start({}, (test) => test.always(loadFlag, ({ params }) => params.name === 'SuggestedCities')),
    ]) {
      given.respond(loadNearestCities, around)
      await given.shop.use(otherCitiesFlow).lookAround('tver', null)
      expect(given.callsOf(loadNearestCities)).toHaveLength(1)
    }
  })
  it('[DELIV-40] have id, name and days on the way; [DELIV-07] the order goes along where there is one', async () => {
    const { shop, respond, callsOf } = start({ options: { ShowSuggestedCities: true } })
    respond(loadNearestCities, around)
    const flow = shop.use(otherCitiesFlow)
    await flow.lookAround('tver', 'draft-1')
    expect(callsOf(loadNearestCities)[0]?.input).toMatchObject({
      params: { id: 'tver' },
      query: { orderId: 'draft-1' },
    })
    expect(flow.state.getState().groups).toMatchObject([
      { kind: 'CanTake', cities: [{ id: 'klin', name: 'Клин', daysFrom: 1, daysTo: 3, cost: 25_000 }] },
    ])
  })
  it('[DELIV-34] that cannot be found are no message, and can be requested again', async () => {
    const { shop, refuse, respond, reports } = start({ options: { ShowSuggestedCities: true } })
    const flow = shop.use(otherCitiesFlow)
    const seen = [flow.state.getState()]
    flow.state.subscribe((state) => void seen.push(state))
    refuse(loadNearestCities, { kind: 'network' })
    await flow.lookAround('tver', null)
    respond(loadNearestCities, around)
    await flow.lookAround('tver', null)
    const [idle, loading] = [
      { status: 'idle', groups: [] },
      { status: 'loading', groups: [] },
    ]
    const [failed, ready] = [{ status: 'failed', groups: [] }, flow.state.getState()]
    expect([seen, ready.status, reports]).toEqual([[idle, loading, failed, idle, loading, ready], 'ready', []])
  })
})
