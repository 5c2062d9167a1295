import { confirmOrder, loadOrder, saveOrder } from '@prilavok/contracts'
import { beforeEach, expect, it, vi } from 'vitest'
import type * as lazy from '../lib/lazy'
import { savesOf, startCheckout } from './checkout.fixture'

const network = vi.hoisted(() => ({ down: false }))
vi.mock('../lib/lazy', async (original) => ({
  ...(await original<typeof lazy>()),
  lazyPart: (load: () => Promise<unknown>) => async () => (network.down ? null : load()),
}))
beforeEach(() => void (network.down = true))

it('[SAFE-18] where the shop responds and what submits still does not come, the second press requests a new page', async () => {
  const page = startCheckout()
  await page.flow.open()
  await page.flow.submit()
  expect(page.visited).not.toContain('reload')
  page.refuse(loadOrder, { kind: 'network' })
  await page.flow.submit()
  expect(page.visited).not.toContain('reload')
  await page.flow.submit()
  expect(page.visited).toContain('reload')
})

it('[SAFE-05] what was typed is saved before a press requests a new page', async () => {
  const page = startCheckout()
  await page.flow.open()
  await page.flow.submit()
  page.contacts.editBuyer({ lastName: 'Петров' })
  page.refuse(saveOrder, { kind: 'network' })
  await page.flow.submit()
  expect(page.visited).not.toContain('reload')
  await page.flow.submit()
  expect(savesOf(page).at(-1)).toMatchObject({ customer: { value: { lastName: 'Петров' } } })
  expect(page.visited).toContain('reload')
})

it('[SAFE-18] a press without what submits says that nothing was sent; the next press tries again', async () => {
  const page = startCheckout()
  await page.flow.open()
  expect(page.checkout.state.getState().screen).toBe('form')
  await page.flow.submit()
  expect(page.checkout.state.getState()).toMatchObject({ submission: 'idle', failure: { kind: 'unsaved' } })

  network.down = false
  await page.flow.submit()
  expect(page.checkout.state.getState()).toMatchObject({ submission: 'idle', failure: null, submitted: true })
  expect(page.callsOf(confirmOrder)).toEqual([])
})
