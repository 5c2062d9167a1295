import type { DeliveryQuotes, VisitorCity } from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import { deliveryPlace, townFor, type DeliveryPlace } from './delivery-place'

const visitorOf = (id: string, name: string) => ({ city: { id, name } }) as VisitorCity
const moscow = visitorOf('moscow', 'Москва')
const nowhere = { city: null } as VisitorCity
const quotes = {} as DeliveryQuotes

type City = Parameters<typeof deliveryPlace>[0]
type Delivery = Parameters<typeof deliveryPlace>[1]
const untouched: Delivery = { cityId: null, quotes: null, status: 'idle' }
const inMoscow: Delivery = { cityId: 'moscow', quotes: null, status: 'loading' }

const rows: readonly (readonly [string, City, Delivery, DeliveryPlace])[] = [
  [
    'before anything is asked',
    { status: 'idle', visitor: null },
    untouched,
    { city: 'searching', cityName: '', waiting: true },
  ],
  [
    'while the city is being found out',
    { status: 'loading', visitor: null },
    untouched,
    { city: 'searching', cityName: '', waiting: true },
  ],
  [
    'a moment before the order takes the city over',
    { status: 'ready', visitor: moscow },
    untouched,
    { city: 'searching', cityName: '', waiting: true },
  ],
  [
    'while the costs are on their way',
    { status: 'ready', visitor: moscow },
    inMoscow,
    { city: 'known', cityName: 'Москва', waiting: true },
  ],
  [
    'once the costs are there',
    { status: 'ready', visitor: moscow },
    { ...inMoscow, quotes, status: 'ready' },
    { city: 'known', cityName: 'Москва', waiting: false },
  ],
  [
    'where the costs could not be found out',
    { status: 'ready', visitor: moscow },
    { ...inMoscow, status: 'failed' },
    { city: 'known', cityName: 'Москва', waiting: false },
  ],
  [
    'on the way to another city',
    { status: 'loading', visitor: moscow },
    { ...inMoscow, cityId: 'tver' },
    { city: 'searching', cityName: '', waiting: true },
  ],
  [
    'in the same city, which is asked for again',
    { status: 'loading', visitor: moscow },
    { ...inMoscow, quotes, status: 'ready' },
    { city: 'known', cityName: 'Москва', waiting: false },
  ],
  [
    'in a city whose name could not be found out',
    { status: 'failed', visitor: null },
    { ...inMoscow, quotes, status: 'ready' },
    { city: 'known', cityName: '', waiting: false },
  ],
  [
    'where nobody knows the city',
    { status: 'ready', visitor: nowhere },
    untouched,
    { city: 'none', cityName: '', waiting: false },
  ],
  [
    'where the city could not be found out',
    { status: 'failed', visitor: null },
    untouched,
    { city: 'none', cityName: '', waiting: false },
  ],
]

describe('the place of an order', () => {
  it.each(rows)('%s', (_, city, delivery, place) => {
    expect(deliveryPlace(city, delivery)).toEqual(place)
  })
})

describe('the town of the address for the courier', () => {
  it.each([
    ['is that of the order while it is empty', '', '', 'Москва', 'Москва'],
    ['follows the order to another city', 'Москва', 'Москва', 'Тверь', 'Тверь'],
    ['stays when the buyer has named another one', 'Химки', 'Москва', 'Тверь', null],
    ['stays when it was kept from an earlier visit', 'Химки', '', 'Москва', null],
    ['is not written again', 'Москва', 'Москва', 'Москва', null],
  ])('%s', (_, town, given, cityName, next) => {
    expect(townFor(town, given, cityName)).toBe(next)
  })
})
