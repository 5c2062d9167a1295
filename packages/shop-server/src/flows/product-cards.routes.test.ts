import { loadProductData, loadProductDelivery, MOST_PRODUCT_CARDS } from '@prilavok/contracts'
import { expect, it } from 'vitest'
import { describeOwnDatabase } from '../testing/each-database'
import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { shopClient } from '../testing/shop-client'

describeOwnDatabase('product cards', (shop) => {
  const call: ReturnType<typeof shopClient>['call'] = (...given) => shopClient(shop.server).call(...given)
  const cards = (wanted: readonly string[], cityId?: string) =>
    call(loadProductData, { query: { ids: wanted.join(','), ...(cityId !== undefined && { cityId }) } })

  it('come in the order of the request, each once, without those that the shop does not show', async () => {
    const { data } = await cards([ids.drill, 'nobody', ids.cement, ids.hidden, ids.drill])
    expect(data.map(({ id }) => id)).toEqual([ids.drill, ids.cement])
    expect(data[0]).toMatchObject({
      price: 12_500,
      available: true,
      availability: 'InStock',
      unit: 'Piece',
      delivery: null,
    })
  })

  it('have the same delivery to a city as the page of the product', async () => {
    for (const cityId of [ids.moscow, ids.tver]) {
      const wanted = [ids.cement, ids.drill, ids.boiler, ids.beam]
      const { data } = await cards(wanted, cityId)
      for (const { id, delivery } of data) {
        const { data: ofPage } = await call(loadProductDelivery, {
          params: { productId: id, cityId },
          body: { productId: id, cityId },
        } as never)
        expect(delivery === null ? null : delivery.cost).toBe(ofPage.cost)
        if (delivery !== null) expect(delivery).toMatchObject({ daysTravelTimeFrom: ofPage.daysTravelTimeFrom })
      }
      expect(data.some(({ delivery }) => delivery !== null)).toBe(true)
    }
  })

  it('a city that the shop does not know has no delivery', async () => {
    const { data } = await cards([ids.drill], 'nowhere')
    expect(data[0]?.delivery).toBeNull()
  })

  it.each([
    ['none', []],
    ['too many', Array.from({ length: MOST_PRODUCT_CARDS + 1 }, (_, at) => `p${at}`)],
  ])('%s is refused', async (_, wanted) => {
    expect((await cards(wanted)).problem?.code).toBe('bad-request')
  })
})
