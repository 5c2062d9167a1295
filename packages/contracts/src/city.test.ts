import { describe, expect, it } from 'vitest'
import {
  addressOf,
  loadCitiesToPick,
  loadCityByLocation,
  loadCityPreview,
  loadUserCity,
  parseResponse,
  parseWireResponse,
  readRequest,
  searchCities,
} from './index'

const user = {
  type: 'CityWithPickPoint',
  paymentType: 'PaymentOnDelivery',
  resolvedStatus: 'Resolved',
  showedCityId: '77',
  showedCityShortGuid: 'g',
  showedCityName: 'Москва',
  dadataCityId: 'd',
  pickedCityId: '78',
}
const option = { id: '77', name: 'Королёв', searchName: 'королев', population: 220000 }

const visitor = async (body: unknown) => {
  const parsed = await parseResponse(loadUserCity, body)
  if (!parsed.ok) throw new Error(parsed.issues.join())
  return parsed.value
}

describe('the city calls', () => {
  it('find the city of a place [CITY-07]', async () => {
    expect(addressOf(loadCityByLocation, { query: { latitude: 55.7, longitude: 37.6 } })).toEqual({
      method: 'GET',
      address: '/api/userCity/city-by-location?latitude=55.7&longitude=37.6',
    })
    const parsed = await parseResponse(loadCityByLocation, { showedCityId: 77, showedCityName: 'Москва' })
    expect(parsed.ok && parsed.value).toEqual({ id: '77', name: 'Москва' })
  })

  it('read the visitor’s city by id [CITY-08]', async () => {
    expect(addressOf(loadUserCity, { params: { id: 0 } })).toEqual({ method: 'GET', address: '/api/userCity/0' })
    expect(await parseWireResponse(loadUserCity, user)).toMatchObject({ ok: true, value: user })
  })

  it('give the visitor’s city all its fields [CITY-04]', async () => {
    expect(await visitor(user)).toEqual({
      city: { id: '77', name: 'Москва' },
      shortGuid: 'g',
      type: 'CityWithPickPoint',
      paymentType: 'PaymentOnDelivery',
      resolvedStatus: 'Resolved',
      dadataCityId: 'd',
      pickedCityId: '78',
      region: null,
      location: null,
      redirectHost: null,
      payOnDeliveryFrom: null,
    })
  })

  it('turn a home city into one with pickup points [CITY-02]', async () => {
    expect((await visitor({ ...user, type: 'HomeCity' })).type).toBe('CityWithPickPoint')
  })

  it('have None as the default of type, payment and status [CITY-03]', async () => {
    expect(await visitor({})).toMatchObject({ city: null, type: 'None', paymentType: 'None', resolvedStatus: 'None' })
  })

  it('list cities to pick [CITY-09]', async () => {
    expect(addressOf(loadCitiesToPick, { params: { id: '77' } })).toEqual({
      method: 'GET',
      address: '/api/delivery/userCity/listToPick/77',
    })
    expect(await parseResponse(loadCitiesToPick, { items: [option] })).toMatchObject({
      ok: true,
      value: { items: [option], popular: [] },
    })
  })

  it('search cities by text [CITY-10]', async () => {
    expect(addressOf(searchCities, { query: { query: 'коро лёв' } })).toEqual({
      method: 'GET',
      address: `/api/admin/addressCity/search/v2?query=${encodeURIComponent('коро лёв')}`,
    })
    expect(await parseResponse(searchCities, [option])).toMatchObject({ ok: true, value: [option] })
    expect(await readRequest(searchCities, 'query', {})).toMatchObject({ ok: false })
  })

  it('read one city by its id [CITY-19]', async () => {
    expect(addressOf(loadCityPreview, { params: { id: '77' } })).toEqual({
      method: 'GET',
      address: '/api/admin/addressCity/preview/77',
    })
    expect(await parseResponse(loadCityPreview, { id: '77', name: 'Москва' })).toMatchObject({
      ok: true,
      value: { id: '77', name: 'Москва', paymentType: 'None' },
    })
  })

  it('give a city option id, name, searchName and population [CITY-06]', async () => {
    const parsed = await parseResponse(searchCities, [option])
    expect(parsed.ok && parsed.value[0]).toMatchObject(option)
  })
})
