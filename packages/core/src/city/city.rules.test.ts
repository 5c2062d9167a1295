import type { OtherCity } from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import { canPayOnDelivery, showsDeliveryHeader } from './delivery-header.rules'
import { CITIES_PER_GROUP, cityGroups } from './other-cities.rules'
import { regionHostFor } from './region-hosts.rules'

const other = (id: string): OtherCity => ({ id, name: id, daysFrom: 1, daysTo: 2, cost: null, distanceKm: null })
const many = (count: number, prefix = 'c') => Array.from({ length: count }, (_, index) => other(`${prefix}${index}`))

describe('other cities', () => {
  it('[DELIV-36] [DELIV-37] stand in groups in their order; empty ones and unknown reasons are left out', () => {
    const byCategory = {
      CheepDeliveryCost: [other('a')],
      CanTake: [other('b')],
      PayOnDelivery: [],
      Unheard: [other('x')],
    }
    expect(
      cityGroups({ optional: [], byCategory, nearest: [other('n')] }, '').map(({ kind, cities }) => [
        kind,
        cities.map(({ id }) => id),
      ]),
    ).toEqual([
      ['CanTake', ['b']],
      ['CheepDeliveryCost', ['a']],
      ['nearest', ['n']],
    ])
  })
  it('are named once, in the first group that offers them, with the other reasons', () => {
    const groups = cityGroups(
      {
        optional: [],
        byCategory: { CanTake: [other('a')], PayOnDelivery: [other('a')] },
        nearest: [other('a'), other('n')],
      },
      '',
    )
    expect(groups.map(({ kind, cities }) => [kind, cities.map(({ id, also }) => [id, also])])).toEqual([
      ['CanTake', [['a', ['PayOnDelivery']]]],
      ['nearest', [['n', []]]],
    ])
  })
  it('have no other reason of another city', () => {
    const byCategory = { CanTake: [other('a')], PayOnDelivery: [other('b')] }
    expect(cityGroups({ optional: [], byCategory, nearest: [] }, '')[0]?.cities[0]?.also).toEqual([])
  })
  it('[DELIV-38] are ten of each group at most, without the city that the order goes to', () => {
    const [group] = cityGroups({ optional: [], byCategory: { CanTake: many(30) }, nearest: [] }, 'c3')
    expect(group?.cities).toHaveLength(CITIES_PER_GROUP)
    expect(group?.cities.map(({ id }) => id)).not.toContain('c3')
    expect(CITIES_PER_GROUP).toBe(10)
  })
})

describe('the host of a region', () => {
  const hosts = {
    pages: { '/catalog/': 'spb.shop.example', '/catalog/cement/': 'cement.shop.example' },
    default: 'shop.example',
  }
  it.each([
    ['[CITY-23] the host of the page', '/catalog/paint', 'www.local', 'spb.shop.example'],
    ['[CITY-23] the longest beginning counts', '/catalog/cement/m500', 'local', 'cement.shop.example'],
    ['[CITY-23] the default host elsewhere', '/blog', 'local', 'shop.example'],
    ['[CITY-23] not the host that is there already', '/catalog/paint', 'SPB.shop.example', null],
    ['[CITY-23] nor with www before it', '/blog', 'www.shop.example', null],
    ['[CITY-23] but one with www. inside its name', '/blog', 'www.my.www.shop.example', 'shop.example'],
  ])('%s', (_name, path, here, expected) => {
    expect(regionHostFor(hosts, path, here)).toBe(expected)
  })
  it('[CITY-23] is none where none is configured', () => {
    expect(regionHostFor({ pages: {}, default: null }, '/', 'local')).toBeNull()
    expect(regionHostFor({ pages: { '/catalog/': 'spb.shop.example' }, default: null }, '/blog', 'local')).toBeNull()
    expect(regionHostFor({ pages: {}, default: '' }, '/', 'local')).toBeNull()
  })
})

describe('pay on delivery in a city', () => {
  it.each([
    ['PaymentOnDelivery', true],
    ['PaymentOnDeliveryForSmallProducts', true],
    ['None', false],
    ['Prepayment', false],
  ])('[CITY-15] with %s: %s', (paymentType, expected) => {
    expect(canPayOnDelivery(paymentType)).toBe(expected)
  })
})

describe('the delivery header', () => {
  const at = (path: string, search = '') => ({ path, search, origin: 'https://shop.example' })
  it.each([
    ['/', true],
    ['/profile/cart', true],
    ['/profile/order', false],
    ['/profile/order/', false],
    ['/profile/orders', true],
  ])('[CITY-13] on %s: %s', (path, expected) => {
    expect(showsDeliveryHeader(at(path), '/profile/order')).toBe(expected)
  })
  it.each([
    ['an order page that is the home page', '/', '', '/', false],
    ['an order page that is a query of any page', '/shop', '?order', '?order', false],
    ['elsewhere', '/shop', '?page=2', '?order', true],
    ['a value of another parameter', '/shop', '?other=1', '/shop?order=1', true],
    ['a query without names', '/shop', '', '/shop?=1&', false],
  ])('[CITY-13] %s', (_name, path, search, order, expected) => {
    expect(showsDeliveryHeader(at(path, search), order)).toBe(expected)
  })
  it.each([
    ['/index.php?route=information/information&information_id=7', false],
    ['/index.php?information_id=7&id=abc&route=information%2Finformation', false],
    ['/index.php?route=information/information&information_id=70', true],
    ['/index.php', true],
    ['/?route=information/information&information_id=7', true],
  ])('[CITY-13] of a site whose order page is a query, on %s: %s', (address, expected) => {
    const [path = '', query = ''] = address.split('?')
    const order = '/index.php?route=information/information&information_id=7'
    expect(showsDeliveryHeader(at(path, `?${query}`), order)).toBe(expected)
    expect(showsDeliveryHeader(at(path, `?${query}`), `https://shop.example${order}#form`)).toBe(expected)
  })
})
