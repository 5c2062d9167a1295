import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { completenessOf } from './completeness'
import { distanceKm } from './geo'
import { normalPhone } from './phone'
import { hashCodeOf } from './product'
import { recommendedCarrier, recommendedPoint } from './recommend'
import { contains, searchText } from './search-text'

const offer = (id: string, costKopecks: number | null, payOnDelivery: boolean, daysTo = 5) => ({
  id,
  costKopecks,
  payOnDelivery,
  daysTo,
})
const point = (id: string, latitude: number, payment = 'CashAndCard', isSecondary = false) => ({
  id,
  latitude,
  longitude: 37,
  payment,
  isSecondary,
})

describe('recommended carrier', () => {
  it.each([
    ['the cheapest with pay on delivery', [offer('a', 100, false), offer('b', 300, true), offer('c', 200, true)], 'c'],
    ['of equals the faster', [offer('a', 100, true, 7), offer('b', 100, true, 3)], 'b'],
    ['the cheapest when none takes it', [offer('a', 300, false), offer('b', 200, false)], 'b'],
    ['never one without a price', [offer('a', null, true), offer('b', 900, false)], 'b'],
    ['none without any price', [offer('a', null, true)], undefined],
  ])('is %s', (_, offers, expected) => {
    expect(recommendedCarrier(offers)?.choice.id).toBe(expected)
  })

  it('names the reason', () => {
    expect(recommendedCarrier([offer('a', 1, true)])?.reason).toBe('cheapest-with-pay-on-delivery')
    expect(recommendedCarrier([offer('a', 1, false)])?.reason).toBe('cheapest')
  })
})

describe('recommended point', () => {
  it.each([
    ['the nearest', [point('far', 56), point('near', 55.1)], 'near'],
    [
      'the best payment before distance',
      [point('near', 55.1, 'NoPayment'), point('maybe', 55.2, 'CashAndMaybeCard'), point('far', 58)],
      'far',
    ],
    ['never a secondary one', [point('near', 55.1, 'CashAndCard', true), point('far', 58)], 'far'],
    ['none of none', [], undefined],
  ])('is %s', (_, points, expected) => {
    expect(recommendedPoint(points, { latitude: 55, longitude: 37 })?.choice.id).toBe(expected)
  })
})

describe('small rules', () => {
  it.each([
    ['+7 (912) 345-67-89', '+79123456789'],
    ['8 912 345 67 89', '+79123456789'],
    ['79123456789', '+79123456789'],
    ['9123456789', '+79123456789'],
    ['812 555-12-34', '+78125551234'],
    ['123', null],
    ['+7912345678', null],
    ['', null],
    [null, null],
  ])('reads the phone %s [VALID-14]', (text, expected) => {
    expect(normalPhone(text)).toBe(expected)
  })

  it('keeps a normal phone as it is', () => {
    fc.assert(fc.property(fc.stringMatching(/^\d{10}$/), (digits) => normalPhone(`+7${digits}`) === `+7${digits}`))
  })

  it('changes the hash code with price, name or availability only', () => {
    const shown = { id: 'p', name: 'Цемент', priceKopecks: 100, availability: 'InStock' }
    const same = hashCodeOf({ ...shown })
    expect(hashCodeOf(shown)).toBe(same)
    expect(
      new Set([
        same,
        hashCodeOf({ ...shown, priceKopecks: 101 }),
        hashCodeOf({ ...shown, name: 'x' }),
        hashCodeOf({ ...shown, availability: 'OnOrder' }),
      ]).size,
    ).toBe(4)
  })

  it.each([
    ['nothing given [CHK-69]', {}, null, false, 50],
    ['names [CHK-71]', { firstName: 'А', lastName: 'Б' }, null, false, 60],
    [
      'names and phones [CHK-72] [CHK-73]',
      { firstName: 'А', lastName: 'Б', phone: '9123456789', secondaryPhone: '9123456789' },
      null,
      false,
      72,
    ],
    ['everything required [CHK-74]', { firstName: 'А', lastName: 'Б', phone: '9123456789' }, null, true, 95],
    ['an empty recipient', { firstName: 'А', lastName: 'Б', phone: '9123456789' }, {}, true, 75],
    [
      'a full recipient [CHK-70]',
      { firstName: 'А', lastName: 'Б', phone: '9123456789' },
      { firstName: 'В', lastName: 'Г', phone: '9123456780' },
      true,
      95,
    ],
  ])('counts completeness: %s', (_, customer, recipient, deliveryIsComplete, expected) => {
    expect(completenessOf({ customer, recipient, deliveryIsComplete })).toBe(expected)
  })

  it('finds ё and е alike, and takes wildcards as letters [CITY-20]', () => {
    expect(searchText('  Орёл  Северный ')).toBe('орел северный')
    expect(contains('50%_')).toBe('%50\\%\\_%')
  })

  it('measures Moscow to Saint Petersburg', () => {
    expect(
      distanceKm({ latitude: 55.7558, longitude: 37.6173 }, { latitude: 59.9343, longitude: 30.3351 }),
    ).toBeCloseTo(634, -1)
  })
})
