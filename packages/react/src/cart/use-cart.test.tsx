import { calculateCart } from '@prilavok/contracts'
import { createShop } from '@prilavok/core'
import { cartFlow } from '@prilavok/core/flows'
import { createTestEffects } from '@prilavok/core/testing'
import { act, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ShopProvider, useShop } from '../shop-context'
import { useCart } from './use-cart'
import { useCartActions, useCartCount, useQuantity } from './use-cart-actions'

const product = (id: string) => ({ id, name: id, price: 100, thumbUrl: '', link: '' })

function show(widget: () => string) {
  const drawn = vi.fn(widget)
  const Widget = () => <p>{drawn()}</p>
  const test = createTestEffects()
  test.always(calculateCart, ({ body }) => ({
    items: (body.goods ?? []).map(({ id }) => ({ id, name: '', price: 5, hashCode: 'h' })),
    total: 5,
  }))
  const shop = createShop(test.effects)
  render(
    <ShopProvider shop={shop}>
      <Widget />
    </ShopProvider>,
  )
  return { drawn, cart: shop.use(cartFlow).cart, settle: () => act(() => test.settle()) }
}

describe('the hooks of the cart', () => {
  it('show lines with the prices of the server, and whether they are being requested', async () => {
    const { cart, settle } = show(() => {
      const { lines, total, count, calculating } = useCart()
      return `${lines.map(({ id, price }) => `${id} ${price}`).join()} | ${total} | ${count} | ${calculating}`
    })
    await act(async () => cart.add(product('a'), 2))
    await settle()
    expect(screen.getByText('a 500 | 500 | 2 | false')).toBeTruthy()
  })

  it.each([
    ['the actions alone', () => String(typeof useCartActions().add)],
    ['the quantity of another product', () => String(useQuantity('b'))],
  ])('do not draw again for %s', async (_, widget) => {
    const { cart, drawn, settle } = show(widget)
    await settle()
    const before = drawn.mock.calls.length
    await act(async () => cart.add(product('a')))
    await settle()
    expect(drawn.mock.calls.length).toBe(before)
  })

  it('count pieces', async () => {
    const { cart } = show(() => `${useQuantity('a')} из ${useCartCount()}`)
    await act(async () => {
      cart.add(product('a'))
      cart.add(product('b'), 3)
    })
    expect(await screen.findByText('1 из 4')).toBeTruthy()
  })

  it('say what is missing above them', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const Lost = () => <p>{String(useShop())}</p>
    expect(() => render(<Lost />)).toThrow('<ShopProvider>')
    vi.restoreAllMocks()
  })
})
