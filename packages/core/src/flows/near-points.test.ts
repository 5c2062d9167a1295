import { loadDeliveryCosts, loadOrder } from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import { GEO_COORDS_KEY } from '../city'
import { createTestEffects } from '../testing'
import { DRAFT, draft, keepOwn, startCheckout } from './checkout.fixture'

const KEPT = { latitude: 55.76, longitude: 37.6 }
const withDevice = (cityId: string) => {
  const test = createTestEffects()
  test.storage.saved.set(GEO_COORDS_KEY, JSON.stringify({ ...KEPT, cityId }))
  return startCheckout(test)
}
type Page = ReturnType<typeof startCheckout>
const lastQuery = (page: Page) => page.callsOf(loadDeliveryCosts).at(-1)?.input.query

describe('where the buyer is', () => {
  it('[DELIV-06] goes with the question for the costs of that city, so that the nearest point is recommended', async () => {
    const page = withDevice('moscow')
    await page.flow.open()
    expect(lastQuery(page)).toEqual({ cityId: 'moscow', orderId: DRAFT, ...KEPT })
    expect(page.delivery.state.getState().near).toMatchObject({ ...KEPT, rough: true })
    await page.flow.chooseCity('tver')
    expect(lastQuery(page)).toEqual({ cityId: 'tver', orderId: DRAFT })
    expect(page.delivery.state.getState().near).toBeNull()
  })
  it('says nothing about an order to another city', async () => {
    const page = withDevice('moscow')
    page.always(loadOrder, () => draft({ delivery: { cityId: 'tver' } }))
    keepOwn(page)
    page.address.query.set('id', DRAFT)
    await page.flow.open()
    expect(lastQuery(page)).toEqual({ cityId: 'tver', orderId: DRAFT })
  })
  it('is the chosen address from the moment it is chosen', async () => {
    const page = withDevice('moscow')
    await page.flow.open()
    const location = { latitude: 55.7512, longitude: 37.6184 }
    page.delivery.chooseAddress({
      value: 'ул Мира, 7',
      postalCode: null,
      city: 'Москва',
      street: 'ул Мира',
      house: '7',
      apartment: null,
      cityId: 'moscow',
      location,
    })
    expect(page.delivery.state.getState().near).toEqual(location)
    await page.flow.retryCosts()
    expect(lastQuery(page)).toMatchObject(location)
  })
})
