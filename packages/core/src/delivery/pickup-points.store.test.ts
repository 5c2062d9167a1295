import { loadPickPoints } from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import type { Http } from '../effects'
import { fail } from '../lib/result'
import { createTestEffects } from '../testing'
import { createPickupPoints } from './pickup-points.store'

const wirePoint = (id: number) => ({
  id: String(id),
  address: `ул. Ленина, ${id}`,
  type: 'PickPoint',
  transportCompany: 'Cdek',
  transportCompanyName: 'СДЭК',
  latitude: 55,
  longitude: 37,
  payment: 'CashAndCard',
})

/** A city with so many points, returned in pages as the contract specifies; a server may count no further than `counted`. */
function openCity(
  count: number,
  { broken = [], counted = count }: { readonly broken?: readonly number[]; readonly counted?: number } = {},
) {
  const test = createTestEffects()
  const requests: number[] = []
  test.always(loadPickPoints, ({ query }) => {
    const [wanted, pageSize] = [query.pageIndex ?? 1, query.pageSize ?? 20]
    requests.push(wanted)
    const pageIndex = Math.max(1, Math.min(wanted, Math.ceil(count / pageSize)))
    const first = (pageIndex - 1) * pageSize
    const items = Array.from({ length: Math.min(pageSize, count - first) }, (_, at) => wirePoint(first + at + 1))
    return { items, paging: { pageIndex, pageSize, totalCount: counted, totalIsExact: counted === count } }
  })
  const pageOf = (input: unknown) => (input as { readonly query: { readonly pageIndex: number } }).query.pageIndex
  const http = ((endpoint, input, options) =>
    broken.includes(pageOf(input))
      ? Promise.resolve(fail({ kind: 'network', message: '' }))
      : test.effects.http(endpoint, input, options)) as Http
  return { requests, points: createPickupPoints({ http, geolocation: test.effects.geolocation }) }
}

describe('the pick-up points of a city', () => {
  it.each([
    [0, [1]],
    [150, [1]],
    [200, [1]],
    [1_001, [1, 2, 3, 4, 5, 6]],
  ])('[PICK-26] %i come whole, in as few questions as the contract lets', async (count, pages) => {
    const { points, requests } = openCity(count)
    await points.load('moscow')
    expect(points.state.getState()).toMatchObject({ status: 'ready', cityId: 'moscow' })
    expect(points.state.getState().points).toHaveLength(count)
    expect(requests).toEqual(pages)
  })

  it.each([450, 600])('%i of which the server has counted 300 come whole too', async (count) => {
    const { points } = openCity(count, { counted: 300 })
    await points.load('moscow')
    expect(points.state.getState()).toMatchObject({ status: 'ready' })
    expect(points.state.getState().points).toHaveLength(count)
  })

  it('the first page is there at once', async () => {
    const { points } = openCity(1_000)
    const seen: number[] = []
    points.state.subscribe(({ points }) => seen.push(points.length))
    await points.load('moscow')
    expect(seen).toEqual([0, 200, 1_000, 1_000])
  })

  it('[DELIV-34] what has arrived stays when a later page fails, and a retry brings the rest', async () => {
    const broken = [3]
    const { points } = openCity(700, { broken })
    await points.load('moscow')
    expect(points.state.getState()).toMatchObject({ status: 'failed' })
    expect(points.state.getState().points).toHaveLength(200)
    broken.pop()
    await points.load('moscow')
    expect(points.state.getState()).toMatchObject({ status: 'ready' })
    expect(points.state.getState().points).toHaveLength(700)
  })

  it('[SAFE-11] another city is requested: the former response is dropped', async () => {
    const { points } = openCity(10)
    points.searchPoints('ленина')
    const both = [points.load('moscow'), points.load('tver')]
    await Promise.all(both)
    expect(points.state.getState()).toMatchObject({ status: 'ready', cityId: 'tver', search: '' })
  })

  it('[PICK-10] a point that is picked on the map is looked at in the list', async () => {
    const { points } = openCity(10)
    await points.load('moscow')
    points.showAs('map')
    points.open('7')
    expect(points.state.getState()).toMatchObject({ view: 'list', openId: '7' })
  })
})
