import { describe, expect, it } from 'vitest'
import {
  calculateCart,
  faultsOfResponse,
  loadDeliveryCosts,
  loadFlag,
  loadOrder,
  loadPurchaseTypes,
  loadDolyameSchedule,
  MOST_RESPONSE_FAULTS,
} from './index'

const item = { id: '42', name: 'Дрель', price: 4990, hashCode: 'a1' }
const places = async (...[endpoint, value]: Parameters<typeof faultsOfResponse>) =>
  (await faultsOfResponse(endpoint, value)).map(({ pointer, code }) => `${pointer} ${code}`)

describe('the faults of a response', () => {
  it('are none where optional fields are missing, null or unknown', async () => {
    expect(await faultsOfResponse(calculateCart, { items: [item], total: 4990 })).toEqual([])
    const more = { items: [{ ...item, discountPrice: null, extra: 1 }], total: 4990.55, removed: null }
    expect(await faultsOfResponse(calculateCart, more)).toEqual([])
    expect(await faultsOfResponse(loadOrder, null)).toEqual([])
  })

  it('name what a reader forgives: missing texts, lists that are null, numbers in place of ids', async () => {
    expect(await places(calculateCart, { items: [{ id: 42, price: 1, name: null }], total: 1 })).toEqual([
      '/items/0/id type',
      '/items/0/name type',
      '/items/0/hashCode missing',
    ])
    expect(await places(calculateCart, { items: null, total: 1 })).toEqual(['/items type'])
    expect(await places(calculateCart, [])).toEqual([' type'])
  })

  it('name sums that have no whole kopecks', async () => {
    expect(await places(calculateCart, { items: [], total: 10.005 })).toEqual(['/total decimals'])
    expect(await places(calculateCart, { items: [], total: 1_234_567.89 })).toEqual([])
  })

  it('look into parts, dictionaries and dates', async () => {
    expect(await places(loadOrder, { id: 'x', version: 1.5, cart: [], customer: {}, updatedOn: 'soon' })).toEqual([
      '/version type',
      '/delivery missing',
      '/updatedOn type',
    ])
    const option = { id: 'PayOnDelivery', isAvailable: 'yes', displayOrder: 1, bestPayOption: true }
    expect(await places(loadPurchaseTypes, { items: { PayOnDelivery: option } })).toEqual([
      '/items/PayOnDelivery/isAvailable type',
      '/onlyForPrepaymentProducts missing',
    ])
    expect(await places(loadDolyameSchedule, { items: [{ date: '1.2.2026', amount: 1 }], total: 1 })).toEqual([
      '/items/0/date type',
    ])
    expect(await places(loadDeliveryCosts, { transportCompaniesDeliveryInfo: [] })).toContain(
      '/transportCompaniesDeliveryInfo type',
    )
  })

  it('include a flag that is no yes or no', async () => {
    expect(await places(loadFlag, true)).toEqual([])
    expect(await places(loadFlag, 'true')).toEqual([' type'])
  })

  it('end after a hundred', async () => {
    const items = Array.from({ length: 200 }, () => ({}))
    expect(await faultsOfResponse(calculateCart, { items, total: 1 })).toHaveLength(MOST_RESPONSE_FAULTS)
  })
})
