import {
  calculateSplitPayment,
  loadCompetitorPrices,
  loadFlag,
  loadProductDelivery,
  loadUserCity,
} from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import { termsOf } from '../payment'
import { SPLIT_PARTS } from '../pricing'
import { PRODUCT_ELEMENT, productFeature } from '../product'
import { createShop } from '../create-shop'
import { createTestEffects } from '../testing'
import { splitPaymentFlow } from './split-payment.flow'

const calculated = (total: number) => ({ items: [], total, removed: [] })
const fields = (id: string) => ({ productId: id, productName: 'Клей', productPrice: '1', productAvailable: 'True' })

function open() {
  const test = createTestEffects()
  test.page.fields.set(PRODUCT_ELEMENT, fields('p1'))
  test.always(loadUserCity, () => ({ type: 'None', paymentType: 'None' }))
  test.always(loadProductDelivery, () => ({ freeDelivery: true }))
  test.always(loadCompetitorPrices, () => ({ status: 'NothingToShow', offers: [] }))
  test.always(loadFlag, () => false)
  const shop = createShop(test.effects)
  const { state, start } = shop.use(splitPaymentFlow)
  return { ...test, shop, start, parts: () => state.getState().parts }
}

describe('the split payment of a product', () => {
  it.each([
    ['equal parts', 12_500, [312_500, 312_500, 312_500, 312_500]],
    ['a last part with the kopecks that are left', 100.03, [2500, 2500, 2500, 2503]],
  ])(
    'is the total of the server in %s, not the price of the page [PRICE-06] [PRICE-07]',
    async (_, total, expected) => {
      const { start, settle, respond, callsOf, parts } = open()
      respond(calculateSplitPayment, calculated(total))
      start()
      start()
      expect(parts()).toBeNull()
      await settle()
      expect(parts()).toEqual(expected)
      expect(callsOf(calculateSplitPayment).map(({ input }) => input.body)).toEqual([
        { goods: [{ id: 'p1', quantity: 1 }] },
      ])
    },
  )

  it('has as many parts as the order page promises', () => {
    expect(SPLIT_PARTS).toBe(termsOf('PayViaDolyame')?.parts?.count)
  })

  it.each([
    ['the server says nothing', null],
    ['there is nothing to pay, as of a product that is not for sale', 0],
  ])('is none where %s', async (_, total) => {
    const { start, settle, respond, refuse, parts } = open()
    if (total === null) refuse(calculateSplitPayment, { kind: 'network' })
    else respond(calculateSplitPayment, calculated(total))
    start()
    await settle()
    expect(parts()).toBeNull()
  })

  it('is that of the product which the page is about now, whichever response comes last', async () => {
    const { shop, start, settle, hold, respond, parts } = open()
    const late = hold(calculateSplitPayment)
    start()
    respond(calculateSplitPayment, calculated(8))
    shop.use(productFeature).show({ id: 'p2', name: 'Грунт', price: 100 } as never)
    await settle()
    expect(parts()).toEqual([200, 200, 200, 200])
    late.respond(calculated(4))
    await settle()
    expect(parts()).toEqual([200, 200, 200, 200])
    hold(calculateSplitPayment)
    shop.use(productFeature).show({ id: 'p3', name: 'Грунт', price: 100 } as never)
    expect(parts()).toBeNull()
  })
})
