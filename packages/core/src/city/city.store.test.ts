import { loadCitiesToPick, loadCityByLocation, loadCityPreview, loadUserCity, searchCities } from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import { createShop } from '../create-shop'
import { createTestEffects } from '../testing'
import { cityFeature, createCity } from './city.store'
import { GEO_COORDS_KEY } from './device-place'
import { CITY_KEY } from './city.storage'

/** So long a city is kept (CITY-21). */
const THREE_DAYS_MS = 259_200_000

const response = (id: string, more: object = {}) => ({
  type: 'CityWithPickPoint',
  paymentType: 'PaymentOnDelivery',
  showedCityId: id,
  showedCityName: `Город ${id}`,
  ...more,
})

function start(kept?: { readonly id: string; readonly age: number }) {
  const test = createTestEffects()
  if (kept)
    test.storage.saved.set(CITY_KEY, JSON.stringify({ createdOn: test.clock.now() - kept.age, showedCityId: kept.id }))
  test.always(loadUserCity, ({ params }) => response(params.id === '0' ? 'by-address' : String(params.id)))
  const requests = () => test.callsOf(loadUserCity).map(({ input }) => input.params.id)
  return { ...test, requests, city: createCity(test.effects) }
}

describe("the visitor's city", () => {
  it('[CITY-11] [CITY-12] is the one of the address before all others', async () => {
    const { city, address, requests } = start({ id: 'kept', age: 0 })
    address.query.set('cityId', 'given')
    await city.locate()
    expect(requests()).toEqual(['given'])
  })
  it('[CITY-11] is else the kept one, [CITY-21] up to exactly three days old', async () => {
    const { city, requests } = start({ id: 'kept', age: 3 * 24 * 60 * 60 * 1000 })
    expect((await city.locate())?.city).toEqual({ id: 'kept', name: 'Город kept' })
    expect(requests()).toEqual(['kept'])
  })
  it('[CITY-21] [CITY-22] an older one is removed, [CITY-11] and the server looks the city up by the address of the visitor', async () => {
    const { city, requests, storage, hold } = start({ id: 'kept', age: THREE_DAYS_MS + 1 })
    hold(loadUserCity)
    void city.locate()
    expect(requests()).toEqual(['0'])
    expect(storage.saved.has(CITY_KEY)).toBe(false)
  })
  it('[CITY-11] is the one that another page has kept meanwhile, on a page that Back brings from the cache', async () => {
    const { city, page, storage, clock, requests, settle } = start({ id: 'kept', age: 0 })
    page.restore()
    await city.locate()
    page.restore()
    storage.saved.set(CITY_KEY, JSON.stringify({ createdOn: clock.now(), showedCityId: 'chosen' }))
    page.restore()
    await settle()
    expect(requests()).toEqual(['kept', 'chosen'])
    expect(city.state.getState().visitor?.city?.id).toBe('chosen')
  })
  it('[CITY-11] stays the one of the address on a page that Back brings from the cache', async () => {
    const { city, address, page, storage, clock, requests } = start()
    address.query.set('cityId', 'given')
    await city.locate()
    storage.saved.set(CITY_KEY, JSON.stringify({ createdOn: clock.now(), showedCityId: 'chosen' }))
    page.restore()
    expect(requests()).toEqual(['given'])
  })
  it('[CITY-11] is else that of the cookie, [CITY-22] unless an older note has cleared it', async () => {
    const withCookie = start()
    withCookie.cookies.set('city-id', 'of-cookie')
    await withCookie.city.locate()
    expect(withCookie.requests()).toEqual(['of-cookie'])
    const outdated = start({ id: 'kept', age: THREE_DAYS_MS + 1 })
    outdated.cookies.set('city-id', 'kept')
    outdated.hold(loadUserCity)
    void outdated.city.locate()
    expect([outdated.requests(), outdated.cookies.has('city-id')]).toEqual([['0'], false])
  })
  it('[CITY-11] is the next one where the parameter or the cookie of that name is of the page and no city', async () => {
    const test = start()
    test.always(loadUserCity, ({ params: { id } }) => (id === '0' ? response('moscow') : response('', {})))
    test.refuse(loadUserCity, { kind: 'status', status: 404 })
    test.refuse(loadUserCity, { kind: 'status', status: 404 })
    test.address.query.set('cityId', '77')
    test.cookies.set('city-id', '15')
    const city = createCity(test.effects)
    expect((await city.locate())?.city?.id).toBe('moscow')
    expect([test.requests(), city.isByHand()]).toEqual([['77', '15', '0'], false])
    expect([test.cookies.get('city-id'), test.storage.saved.has(CITY_KEY)]).toEqual(['15', true])
    test.always(loadUserCity, ({ params: { id } }) => response(String(id)))
    await city.choose('tver')
    expect(test.cookies.get('city-id')).toBe('15')
  })
  it('is not looked up in one city after the other where the server cannot be reached', async () => {
    const { requests, refuse, address, effects } = start()
    address.query.set('cityId', 'tver')
    refuse(loadUserCity, { kind: 'status', status: 503 })
    const city = createCity(effects)
    expect(await city.locate()).toBeNull()
    expect([requests(), city.isByHand()]).toEqual([['tver'], true])
  })
  it('has the parameter and the cookie that the settings name', async () => {
    const test = start()
    test.address.query.set('cityId', '77').set('delivery-city', 'tver')
    test.cookies.set('city-id', '15')
    const settings = { address: { city: 'delivery-city' }, cookies: { city: 'pk-city' } }
    await createShop(test.effects, settings).use(cityFeature).locate()
    expect([test.requests(), test.cookies]).toEqual([
      ['tver'],
      new Map([
        ['city-id', '15'],
        ['pk-city', 'tver'],
      ]),
    ])
  })
  it('has neither where the settings name none', async () => {
    const test = start()
    test.address.query.set('cityId', '77')
    test.cookies.set('city-id', '15')
    const settings = { address: { city: null }, cookies: { city: null } }
    await createShop(test.effects, settings).use(cityFeature).locate()
    expect([test.requests(), test.cookies]).toEqual([['0'], new Map([['city-id', '15']])])
  })
  it('is sent to the server by a cookie, each new one', async () => {
    const { city, cookies } = start()
    for (const id of ['tver', 'omsk']) {
      await city.choose(id)
      expect(cookies.get('city-id')).toBe(id)
    }
  })
  it('[CITY-22] an outdated note leaves the cookie that the page has put in its place', async () => {
    const { city, cookies, requests } = start({ id: 'kept', age: THREE_DAYS_MS + 1 })
    cookies.set('city-id', 'of-page')
    await city.locate()
    expect(requests()).toEqual(['of-page'])
  })
  it.each([
    ['None', 'None'],
    ['HomeCity', 'CityWithPickPoint'],
    ['CityWithPickPoint', 'CityWithPickPoint'],
    ['CityWithoutPickPoint', 'CityWithoutPickPoint'],
  ])('[CITY-01] [CITY-02] of the type %s counts as %s', async (type, expected) => {
    const { city, always } = start()
    always(loadUserCity, () => response('tver', { type }))
    expect((await city.locate())?.type).toBe(expected)
  })
  it('[DELIV-35] [CITY-28] of a place has id and name and is taken', async () => {
    const { city, respond: script } = start()
    script(loadCityByLocation, { showedCityId: 'tver', showedCityName: 'Тверь' })
    expect((await city.settleAt({ latitude: 56.8587, longitude: 35.9176 }, () => true))?.city).toEqual({
      id: 'tver',
      name: 'Город tver',
    })
    expect(city.isByHand()).toBe(false)
  })
  it('[CHK-40] of a place is kept with the rounded place, for a later visit', async () => {
    const first = start()
    first.respond(loadCityByLocation, { showedCityId: 'tver', showedCityName: 'Тверь' })
    await first.city.settleAt({ latitude: 56.8587, longitude: 35.9176 }, () => true)
    expect(first.city.state.getState().device).toEqual({
      latitude: 56.8587,
      longitude: 35.9176,
      cityId: 'tver',
      rough: false,
    })
    const later = createCity(createTestEffects({ storage: first.storage }).effects)
    expect(later.state.getState().device).toEqual({ latitude: 56.86, longitude: 35.92, cityId: 'tver', rough: true })
  })
  it.each(['', '{', '[]', '{"latitude":"56","longitude":35}', '{"latitude":56,"longitude":"35"}'])(
    'of a place that was kept as %j is none',
    (kept) => {
      const test = createTestEffects()
      test.storage.saved.set(GEO_COORDS_KEY, kept)
      expect(createCity(test.effects).state.getState().device).toBeNull()
    },
  )
  it('of a place that was kept without its city is one without a city', () => {
    const test = createTestEffects()
    test.storage.saved.set(GEO_COORDS_KEY, '{"latitude":56,"longitude":35,"cityId":7}')
    expect(createCity(test.effects).state.getState().device?.cityId).toBeNull()
  })
  it('of a place is not taken when the visitor chooses meanwhile', async () => {
    const { city, hold } = start()
    const late = hold(loadCityByLocation)
    const settled = city.settleAt({ latitude: 56.86, longitude: 35.9 }, () => true)
    await city.choose('omsk')
    late.respond({ showedCityId: 'tver', showedCityName: 'Тверь' })
    expect(await settled).toBeNull()
    expect(city.state.getState().visitor?.city?.id).toBe('omsk')
  })
  it('chosen by hand is known as such in the next visit', async () => {
    const first = start()
    await first.city.choose('omsk')
    const next = createTestEffects({ storage: first.storage })
    next.always(loadUserCity, ({ params }) => response(String(params.id)))
    const city = createCity(next.effects)
    expect(city.isByHand()).toBe(false)
    await city.locate()
    expect([city.state.getState().visitor?.city?.id, city.isByHand()]).toEqual(['omsk', true])
  })
  it('is requested once per page', async () => {
    const { city, requests } = start()
    await Promise.all([city.locate(), city.locate()])
    await city.locate()
    expect(requests()).toEqual(['0'])
  })
  it('[CITY-05] is kept with the time it was found', async () => {
    const { city, storage, clock } = start()
    await city.choose('tver')
    expect(JSON.parse(storage.saved.get(CITY_KEY) ?? '')).toEqual({ createdOn: clock.now(), showedCityId: 'tver' })
  })
  it('[CITY-29] that cannot be found stays unknown without a word', async () => {
    const { city, refuse, reports } = start()
    refuse(loadUserCity, { kind: 'network' })
    expect(await city.locate()).toBeNull()
    expect(city.state.getState().status).toBe('failed')
    expect(reports).toEqual([])
  })
  it('[SAFE-11] of a choice that was overtaken is not shown', async () => {
    const { city, hold } = start()
    const late = hold(loadUserCity)
    const first = city.choose('omsk')
    await city.choose('tver')
    late.respond(response('omsk'))
    await first
    expect(city.state.getState().visitor?.city?.id).toBe('tver')
  })
  const { clock } = createTestEffects()
  it.each<[unknown]>([
    [{}],
    [[]],
    [{ createdOn: String(clock.now()), showedCityId: 'x' }],
    [{ createdOn: clock.now(), showedCityId: 7 }],
    [{ createdOn: clock.now(), showedCityId: '' }],
  ])('a damaged note of it is removed: %j', async (note) => {
    const { city, storage, requests, hold } = start()
    hold(loadUserCity)
    storage.saved.set(CITY_KEY, JSON.stringify(note))
    void city.locate()
    expect([requests(), storage.saved.has(CITY_KEY)]).toEqual([['0'], false])
  })
})

describe('the search for a city', () => {
  const found = [{ id: 'orel', name: 'Орёл', searchName: 'орел', population: 300_000 }]

  it('[CITY-16] begins with 2 characters', async () => {
    const { city, advance, callsOf } = start()
    city.search('о')
    await advance(1_000)
    city.search(' о ')
    await advance(1_000)
    expect(callsOf(searchCities)).toEqual([])
    expect(city.state.getState().search).toEqual({ query: ' о ', status: 'idle', found: [] })
  })
  it('takes no longer text than the server', async () => {
    const { city, advance, callsOf, always } = start()
    always(searchCities, () => [])
    city.search('о'.repeat(201))
    expect(city.state.getState().search.status).toBe('loading')
    await advance(250)
    expect(callsOf(searchCities)[0]?.input.query?.query).toHaveLength(200)
  })
  it('[CITY-10] asks once the typing rests', async () => {
    const { city, advance, callsOf, always } = start()
    always(searchCities, () => found)
    for (const query of ['ор', 'оре', 'орел']) city.search(query)
    await advance(250)
    expect(callsOf(searchCities).map(({ input }) => input.query?.query)).toEqual(['орел'])
    expect(city.state.getState().search).toMatchObject({
      query: 'орел',
      status: 'ready',
      found: [{ id: 'orel', name: 'Орёл' }],
    })
  })
  it('[SAFE-11] a response to an earlier text is not shown', async () => {
    const { city, advance, hold, settle } = start()
    const [first, second] = [hold(searchCities), hold(searchCities)]
    city.search('ор')
    await advance(250)
    city.search('тве')
    await advance(250)
    second.respond([])
    first.respond(found)
    await settle()
    expect(city.state.getState().search).toEqual({ query: 'тве', status: 'ready', found: [] })
  })
  it('a failure is distinguishable from finding nothing', async () => {
    const { city, advance, refuse } = start()
    refuse(searchCities, { kind: 'network' })
    city.search('орел')
    await advance(250)
    expect(city.state.getState().search.status).toBe('failed')
  })
  it('[CITY-19] the name of a city that is known by its id', async () => {
    const { city, respond: script, callsOf } = start()
    script(loadCityPreview, {
      id: 'orel',
      version: 1,
      name: 'Орёл',
      type: 'г',
      regionName: 'Орловская область',
      latitude: 53,
      longitude: 36,
    })
    expect(await city.nameOf('orel')).toEqual({ id: 'orel', name: 'Орёл' })
    expect(callsOf(loadCityPreview)[0]?.input.params).toEqual({ id: 'orel' })
  })
  it('[CITY-09] cities are offered for the present city, or for that of the address; none after a failure', async () => {
    const { city, always, refuse, callsOf } = start()
    const popular = found.map((each) => ({ ...each, type: 'г' }))
    always(loadCitiesToPick, () => ({ popular, nearest: [] }))
    expect((await city.popular('orel')).map(({ id }) => id)).toEqual(['orel'])
    await city.popular(null)
    refuse(loadCitiesToPick, { kind: 'network' })
    expect(await city.popular(null)).toEqual([])
    expect(callsOf(loadCitiesToPick).map(({ input }) => input.params.id)).toEqual(['orel', '0', '0'])
  })
})
