import { expect, it, vi } from 'vitest'
import { startCheckout } from './checkout.fixture'

it('a key from which nothing follows leaves the view as it is and calls nobody who watches it', async () => {
  const page = startCheckout()
  await page.flow.open()
  page.contacts.editBuyer({ lastName: 'И' })
  const seen = vi.fn()
  page.flow.view.subscribe(seen)
  page.order.state.subscribe(seen)
  const view = page.flow.view.getState()
  page.contacts.editBuyer({ lastName: 'Ив' })
  expect(page.flow.view.getState()).toBe(view)
  expect(seen).not.toHaveBeenCalled()
  const { errors } = view
  page.contacts.setConsent(true)
  expect(page.flow.view.getState().errors).toHaveLength(errors.length - 1)
})

it('[VALID-01] what is missing is told at once: the form is not busy in between', async () => {
  const page = startCheckout()
  await page.flow.open()
  await page.advance(2_000)
  const busy: string[] = []
  page.checkout.state.subscribe(({ submission }) => void busy.push(submission))
  await page.flow.submit()
  expect(page.checkout.state.getState().submitted).toBe(true)
  expect(new Set(busy)).toEqual(new Set(['idle']))
})
