import { expect, it } from 'vitest'
import { russianCities } from '../city/russian-cities'
import type { Zone } from './zone.types'
import { zoneOfCity } from './zone-of-city'

const zone = (id: number, ...locations: readonly [type: string, code: string][]): Zone => ({
  id,
  locations: locations.map(([type, code]) => ({ type, code })),
  methods: [],
})
const [moscow] = russianCities
const zoneOf = (zones: readonly Zone[], more: object = {}) =>
  moscow === undefined ? undefined : zoneOfCity(zones, { ...moscow, ...more })?.id

it('is the first zone that covers the place and the postcode of a city, as in WooCommerce', () => {
  expect(zoneOf([zone(1, ['country', 'KZ']), zone(2, ['country', 'RU']), zone(0)])).toBe(2)
  expect(zoneOf([zone(1, ['country', 'RU'], ['postcode', '190000...199999']), zone(2, ['country', 'RU'])])).toBe(2)
  expect(zoneOf([zone(1, ['country', 'RU'], ['postcode', '101000...135999'])])).toBe(1)
  expect(zoneOf([zone(1, ['postcode', '10*'])])).toBe(1)
  expect(zoneOf([zone(1, ['postcode', '101 000'])])).toBe(1)
  expect(zoneOf([zone(1, ['continent', 'AS']), zone(2, ['continent', 'EU'])])).toBe(2)
  expect(zoneOf([zone(1, ['state', 'RU:MOW']), zone(0)], { state: 'MOW' })).toBe(1)
  expect(zoneOf([zone(1, ['state', 'RU:MOW'])])).toBeUndefined()
})
