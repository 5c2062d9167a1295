import { confirmOrder } from '@prilavok/contracts'
import { expect, it, vi } from 'vitest'
import { fillIn, scriptConfirm, startCheckout } from './checkout.fixture'

const network = vi.hoisted(() => ({ down: true }))
vi.mock('./checkout-later', async (original) => {
  if (network.down) throw new Error('The chunk cannot be loaded')
  return original()
})

it('says that nothing was sent while the part that orders cannot be loaded, and orders with the next press', async () => {
  const page = startCheckout()
  await fillIn(page)
  await page.flow.submit()
  expect(page.checkout.state.get()).toMatchObject({ submission: 'idle', failure: { kind: 'unsaved' } })
  expect(page.callsOf(confirmOrder)).toEqual([])

  network.down = false
  scriptConfirm(page)
  await page.flow.submit()
  expect(page.checkout.state.get()).toMatchObject({ screen: 'accepted', failure: null })
  expect(page.callsOf(confirmOrder)).toHaveLength(1)
})
