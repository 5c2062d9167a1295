// #region test
import { calculateCart } from '@prilavok/contracts'
import { createShop } from '@prilavok/core'
import { cartFlow } from '@prilavok/core/flows'
import { createTestEffects } from '@prilavok/core/testing'
import { expect, it } from 'vitest'

it('shows what the server says', async () => {
  const { effects, always, settle } = createTestEffects()
  always(calculateCart, () => ({ items: [{ id: '42', name: 'Дрель', price: 4500, hashCode: '1' }], total: 4500 }))
  const { cart } = createShop(effects).use(cartFlow)

  cart.add({ id: '42', name: 'Дрель', price: 499_000, thumbUrl: '', link: '' })
  await settle()

  expect(cart.state.getState().total).toBe(450_000)
})
// #endregion
