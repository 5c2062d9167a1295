import { calculateCart } from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import { createShop } from '../create-shop'
import { plainCode, PROMO_KEY } from '../promo-code'
import { createTestEffects } from '../testing'
import { promoFlow } from '.'

it.each<[string | null, string | null]>([
  [' sale 10 ', 'SALE10'],
  ['Скидка', 'СКИДКА'],
  ['', null],
  ['  ', null],
  [null, null],
  ['x'.repeat(99), 'X'.repeat(40)],
])('%j is %j to a server', (typed, code) => expect(plainCode(typed)).toBe(code))

const line = { id: 'a', name: 'Клей', price: 10_000, thumbUrl: '', link: '' }
const start = (stored?: string, storage?: ReturnType<typeof createTestEffects>['storage']) => {
  const test = createTestEffects(storage === undefined ? {} : { storage })
  if (stored !== undefined) test.storage.saved.set(PROMO_KEY, stored)
  test.always(calculateCart, ({ body }) => ({
    items: [{ id: 'a', name: '', price: 100, hashCode: 'h' }],
    total: 100,
    discountedTotal: body.promoCode === 'SALE10' ? 90 : null,
    payOnDeliveryDiscountedCost: body.promoCode === 'SALE10' ? 90 : null,
    promo: body.promoCode && {
      code: body.promoCode,
      isApplied: body.promoCode === 'SALE10',
      reason: 'unknown',
      discount: 10,
    },
  }))
  const flow = createShop(test.effects).use(promoFlow)
  const codes = () => test.callsOf(calculateCart).map(({ input }) => input.body.promoCode)
  return { ...test, ...flow, codes }
}

describe('the cart with a promo code', () => {
  it('is calculated with it, and anew when it changes', async () => {
    const { cart, promo, codes, settle } = start()
    cart.add(line)
    await settle()
    promo.set(' sale10 ')
    await settle()
    expect(codes()).toEqual([null, 'SALE10'])
    expect([cart.state.getState().total, cart.state.getState().calculated?.promo]).toMatchObject([
      9_000,
      { isApplied: true, discount: 1_000 },
    ])
    promo.set(null)
    await settle()
    expect(codes()).toEqual([null, 'SALE10', null])
    expect(cart.state.getState().total).toBe(10_000)
  })

  it('has the code that the browser has kept, whatever is stored', async () => {
    const { cart, codes, settle } = start('  sale10 \n')
    cart.add(line)
    await settle()
    expect(codes().at(-1)).toBe('SALE10')
  })

  it('follows another tab', async () => {
    const one = start()
    const other = start(undefined, one.storage.otherTab())
    other.promo.set('SALE10')
    expect(one.promo.state.getState().code).toBe('SALE10')
    one.promo.set(null)
    expect(other.promo.state.getState().code).toBeNull()
  })
})
