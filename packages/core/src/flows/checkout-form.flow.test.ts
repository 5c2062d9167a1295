import { loadOrder } from '@prilavok/contracts'
import { expect, it, vi } from 'vitest'
import { startCheckout } from './checkout.fixture'

const network = vi.hoisted(() => ({ down: true }))
vi.mock('./checkout-form.flow', async (original) => {
  if (network.down) throw new Error('The chunk cannot be loaded')
  return original()
})

it('[SAFE-05] a form that could not save does not open; the next try opens it on the same draft', async () => {
  const page = startCheckout()
  await page.flow.open()
  expect(page.checkout.state.get().screen).toBe('failed')

  network.down = false
  await page.flow.open()
  expect(page.checkout.state.get().screen).toBe('form')
  expect(new Set(page.callsOf(loadOrder).map(({ input }) => input.params.id)).size).toBe(1)
})
