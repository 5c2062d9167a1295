import { describe, expect, it } from 'vitest'
import { addressChosen, addressEdited, addressWithin, placeOf } from './address.rules'
import { emptyAddress } from './delivery.rules'

const tverskaya = {
  value: '125009, г Москва, ул Тверская, д 1',
  postalCode: '125009',
  city: 'Москва',
  street: 'ул Тверская',
  house: '1',
  apartment: null,
  cityId: 'moscow',
  location: null,
}

describe('a chosen address', () => {
  it('[DELIV-23] fills its parts and the line with the postal code', () => {
    expect(addressChosen({ ...emptyAddress, street: 'твер' }, tverskaya)).toEqual({
      full: '125009, Москва, ул Тверская, 1',
      city: 'Москва',
      street: 'ул Тверская',
      house: '1',
      apartment: '',
    })
  })
  it('leaves what it does not know as it was typed', () => {
    const typed = { ...emptyAddress, city: 'Москва', house: '7', apartment: '15' }
    expect(addressChosen(typed, { ...tverskaya, house: null, postalCode: null })).toEqual({
      full: 'Москва, ул Тверская, 7, 15',
      city: 'Москва',
      street: 'ул Тверская',
      house: '7',
      apartment: '15',
    })
  })
})

describe('the place of a chosen address', () => {
  const location = { latitude: 55.76, longitude: 37.6 }
  const [here, near] = [
    { ...tverskaya, location },
    { latitude: 55.7, longitude: 37.5 },
  ]
  it.each([
    ['is near to the points', here, location],
    ['counts without the id of its city', { ...here, cityId: null }, location],
    ['in another city changes nothing', { ...here, cityId: 'tver' }, near],
    ['that is unknown changes nothing', tverskaya, near],
    ['that is a whole city changes nothing', { ...here, street: null }, near],
  ])('%s', (_what, chosen, expected) => {
    expect(placeOf(chosen, { cityId: 'moscow', near })).toEqual(expected)
  })
})

describe('a typed address', () => {
  const chosen = addressChosen(emptyAddress, tverskaya)
  it('[DELIV-23] keeps the postal code with another door of the street, and loses it with another street', () => {
    expect(addressEdited(chosen, 'apartment', '15').full).toBe('125009, Москва, ул Тверская, 1, 15')
    expect(addressEdited(chosen, 'house', '7').full).toBe('125009, Москва, ул Тверская, 7')
    expect(addressEdited(chosen, 'street', 'ул Мира').full).toBe('Москва, ул Мира, 1')
  })
  it('that is told twice stays the same', () => {
    expect(addressEdited(chosen, 'street', chosen.street)).toBe(chosen)
  })
})

describe('a suggested address', () => {
  it.each([
    ['101000, г Москва, ул Ленина, д 3', 'Москва', 'ул Ленина, д 3'],
    ['г. Орёл, пл Мира', 'Орел', 'пл Мира'],
    ['Тверь, ул Московская', 'Тверь', 'ул Московская'],
    ['142200, г Серпухов, ул Ленина', 'Москва', 'г Серпухов, ул Ленина'],
    ['101000, г Москва', 'Москва', '101000, г Москва'],
    ['ул Москва, д 1', '', 'ул Москва, д 1'],
  ])('%s in %s is shown as %s', (value, city, expected) => {
    expect(addressWithin(value, city)).toBe(expected)
  })
})
