import type { CarrierQuote, DeliveryQuotes } from '@prilavok/contracts'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  carrierChosen,
  chosenPoint,
  citySet,
  costsArrived,
  deliveryCost,
  emptyAddress,
  fullAddress,
  initialDelivery,
  isCollapsed,
  isDeliveryComplete,
  methodChosen,
  pointChosen,
} from './delivery.rules'
import type { DeliveryState } from './delivery.types'
import { foundPoints, searched, searchEnded } from './order-points.rules'
import { testPoint as point } from '../testing'

const quote = (carrier: string, more: Partial<CarrierQuote> = {}): CarrierQuote => ({
  key: carrier,
  carrier,
  method: 'pickup',
  name: carrier,
  imagePath: null,
  cost: 30_000,
  free: false,
  recommended: false,
  cashOnDelivery: 'Available',
  prepaymentOnlyProduct: null,
  storageDays: null,
  daysFrom: null,
  daysTo: null,
  pickupPoints: [point('1'), point('2')],
  pickupPointsCount: 2,
  ...more,
})
const quotes = (pickup: readonly CarrierQuote[], courier: readonly CarrierQuote[] = []): DeliveryQuotes => ({
  pickup,
  courier,
  discounts: { pickup: null, courier: null },
  prepaymentOnly: [],
})
const full = quotes(
  [quote('Kit'), quote('Cdek', { recommended: true })],
  [quote('Cdek', { method: 'courier', recommended: true, pickupPoints: [] })],
)
const ready = (more: Partial<DeliveryState> = {}): DeliveryState => ({
  ...initialDelivery,
  status: 'ready',
  cityId: 'moscow',
  quotes: full,
  ...more,
})

describe('what follows from a choice', () => {
  it('[DELIV-11] pick-up is the method to begin with', () => {
    expect(initialDelivery.method).toBe('pickup')
  })
  it('[DELIV-13] another method clears carrier, point and cost', () => {
    const both = quotes([quote('Kit')], [quote('Kit', { method: 'courier' })])
    const next = methodChosen(ready({ carrier: 'Kit', pickupPointId: '1', quotes: both }), 'courier')
    expect(next).toMatchObject({ method: 'courier', carrier: null, pickupPointId: null })
    expect(deliveryCost(next)).toBeNull()
  })
  it('the carrier that is recommended for the courier is taken with the method', () => {
    const courier = [quote('Pek', { method: 'courier' }), quote('Kit', { method: 'courier', recommended: true })]
    const state = ready({ carrier: 'Cdek', pickupPointId: '1', quotes: { ...full, courier } })
    expect(methodChosen(state, 'courier')).toMatchObject({ carrier: 'Kit', pickupPointId: null })
    expect(methodChosen(methodChosen(state, 'courier'), 'pickup')).toMatchObject({
      carrier: 'Cdek',
      pickupPointId: null,
    })
  })
  it('the same method changes nothing', () => {
    const state = ready({ carrier: 'Kit' })
    expect(methodChosen(state, 'pickup')).toBe(state)
  })
  it('[DELIV-16] [DELIV-17] another city clears carrier, point, search and paging', () => {
    const next = citySet(
      ready({ carrier: 'Kit', pickupPointId: '1', search: 'ленина', shown: 49, listIsOpen: true }),
      'tver',
    )
    expect(next).toMatchObject({
      cityId: 'tver',
      carrier: null,
      pickupPointId: null,
      search: '',
      shown: 19,
      listIsOpen: false,
      quotes: null,
    })
  })
  it('[DELIV-18] the recommended carrier is taken when the costs arrive', () => {
    expect(costsArrived(initialDelivery, full).carrier).toBe('Cdek')
  })
  it('[DELIV-18] with none recommended nothing is taken', () => {
    expect(costsArrived(initialDelivery, quotes([quote('Kit'), quote('Pek')])).carrier).toBeNull()
  })
  it('a choice that is still offered outlives new costs, a point that is gone does not', () => {
    const state = ready({ carrier: 'Kit', pickupPointId: '2' })
    expect(costsArrived(state, full)).toMatchObject({ carrier: 'Kit', pickupPointId: '2' })
    expect(costsArrived(state, quotes([quote('Kit', { pickupPoints: [point('1')] })]))).toMatchObject({
      carrier: 'Kit',
      pickupPointId: null,
    })
  })
  it('[DELIV-19] another carrier clears the point and the cost', () => {
    const next = carrierChosen(ready({ carrier: 'Kit', pickupPointId: '1', shown: 29 }), 'Cdek')
    expect(next).toMatchObject({ carrier: 'Cdek', pickupPointId: null, shown: 19 })
  })
})

describe('the cost of the delivery', () => {
  it.each([
    ['what the carrier asks', { cost: 45_000 }, 45_000],
    ['nothing when it is free', { cost: 45_000, free: true }, 0],
    ['unknown when it cannot be computed', { cost: null }, null],
  ])('is %s', (_name, more, expected) => {
    expect(deliveryCost(ready({ quotes: quotes([quote('Kit', more)]), carrier: 'Kit' }))).toBe(expected)
  })
})

describe('the points of a carrier', () => {
  let state = ready()
  // A new list for each test: what is worked out for a list is kept with it.
  beforeEach(() => {
    const pickupPoints = [
      point('1', { address: 'ул. Зелёная, 5', brand: 'Пятёрочка' }),
      point('2', { address: 'пр-кт Мира, 12' }),
      point('3', { address: 'ул. Мира, 3', recommended: true }),
    ]
    state = ready({ quotes: quotes([quote('Cdek', { pickupPoints })]), carrier: 'Cdek' })
  })
  const found = (search: string) => foundPoints({ ...state, search }).map(({ id }) => id)

  it('stand with the recommended one first', () => {
    expect(found('')).toEqual(['3', '1', '2'])
  })
  it.each([
    ['[PICK-04] the address, in any case', 'МИРА', ['3', '2']],
    ['[PICK-04] е for ё', 'зеленая', ['1']],
    ['[PICK-04] ё for е', 'пятёрочка', ['1']],
    ['[PICK-04] the carrier', 'сдэк', ['3', '1', '2']],
    ['several words in any order', '3 мира', ['3']],
    ['nothing', 'арбат', []],
  ])('are searched by %s', (_name, search, expected) => {
    expect(found(search)).toEqual(expected)
  })
  it('[PICK-06] a search that leaves exactly one chooses it', () => {
    expect(searched(state, 'зеленая').pickupPointId).toBe('1')
    expect(searched(state, 'мира').pickupPointId).toBeNull()
  })
  it('[PICK-06] a search is not needed where there is only one point', () => {
    const lonely = ready({ quotes: quotes([quote('Cdek', { pickupPoints: [point('1')] })]), carrier: 'Cdek' })
    expect(searched(lonely, '').pickupPointId).toBeNull()
  })
  it.each([
    ['the only hit, whatever was chosen before', { search: 'зеленая', pickupPointId: '2' }, '1'],
    ['the recommended one of several', { search: 'мира' }, '3'],
    ['what was chosen already', { search: 'мира', pickupPointId: '2' }, '2'],
    [
      'the only hit that the filters leave',
      { search: 'ул', filters: { ...initialDelivery.filters, brands: ['Пятёрочка', 'Лента'] } },
      '1',
    ],
    ['nothing without a search', { search: ' ' }, null],
    ['nothing without a hit', { search: 'арбат' }, null],
  ])('[PICK-07] a search that is over settles %s', (_name, more, chosen) => {
    expect(searchEnded({ ...state, ...more }).pickupPointId).toBe(chosen)
  })
  it('[PICK-07] while a text is typed the recommended one is not taken', () => {
    expect(searched(state, 'мира').pickupPointId).toBeNull()
  })
  it('[PICK-10] [PICK-11] a choice and another carrier lead back from the map to the list', () => {
    const onMap = { ...state, view: 'map' as const }
    expect(pointChosen(onMap, '2').view).toBe('list')
    expect(carrierChosen(onMap, 'Pek').view).toBe('list')
    expect(methodChosen(onMap, 'courier').view).toBe('list')
    expect(carrierChosen(onMap, 'Cdek').view).toBe('map')
  })
  it('[PICK-08] the list collapses to a chosen point until it is opened again', () => {
    const chosen = pointChosen({ ...state, listIsOpen: true, search: 'мира' }, '2')
    expect(isCollapsed(chosen)).toBe(true)
    expect(chosenPoint(chosen)?.address).toBe('пр-кт Мира, 12')
    expect(isCollapsed({ ...chosen, listIsOpen: true })).toBe(false)
  })
})

describe('a complete delivery', () => {
  const address = { ...emptyAddress, city: 'Москва', street: 'Тверская', house: '1' }
  it.each([
    ['a carrier and a point', { carrier: 'Kit', pickupPointId: '1' }, true],
    ['no carrier', { pickupPointId: '1' }, false],
    ['no point', { carrier: 'Kit' }, false],
    ['courier with city, street and house', { method: 'courier' as const, carrier: 'Cdek', address }, true],
    [
      'courier without a house',
      { method: 'courier' as const, carrier: 'Cdek', address: { ...address, house: ' ' } },
      false,
    ],
    ['courier with a point but no address', { method: 'courier' as const, carrier: 'Cdek', pickupPointId: '1' }, false],
  ])('[DELIV-22] %s', (_name, more, expected) => {
    expect(isDeliveryComplete(ready(more))).toBe(expected)
  })
  it('[VALID-19] the apartment is optional', () => {
    expect(isDeliveryComplete(ready({ method: 'courier', carrier: 'Cdek', address }))).toBe(true)
  })
})

describe('the address in one line', () => {
  it('[DELIV-23] joins what is there by commas, the index first', () => {
    expect(fullAddress({ full: '', city: 'Москва', street: 'Тверская', house: '1', apartment: '' }, '125009')).toBe(
      '125009, Москва, Тверская, 1',
    )
    expect(fullAddress({ full: '', city: 'Москва', street: '', house: '', apartment: '5' })).toBe('Москва, 5')
  })
})
