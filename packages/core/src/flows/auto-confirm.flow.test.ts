import { confirmOrder } from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import { paymentFeature } from '../payment'
import { createShop } from '../create-shop'
import { createTestEffects } from '../testing'
import { checkoutFlow } from './checkout.flow'
import { fillIn, scriptConfirm, scriptShop, startCheckout, withLines } from './checkout.fixture'

const requests = (page: Pick<ReturnType<typeof startCheckout>, 'checkout'>) => page.checkout.state.getState().question
const FILL_MS = 2_000

describe('the page asks by itself whether to order', () => {
  it('[CHK-66] 60 seconds after the score has reached 95, [CHK-56] as a part of its state', async () => {
    const page = startCheckout()
    await fillIn(page)
    expect(page.flow.view.getState().score).toBe(95)
    await page.advance(60_000 - FILL_MS - 1)
    expect(requests(page)).toBeNull()
    await page.advance(1)
    expect(requests(page)).toEqual({ kind: 'order' })
  })

  it('[CHK-66] not while the score is below 95', async () => {
    const page = startCheckout()
    await fillIn(page)
    page.contacts.editBuyer({ firstName: '' })
    await page.advance(600_000)
    expect(requests(page)).toBeNull()
    page.contacts.editBuyer({ firstName: 'Иван' })
    await page.advance(60_000)
    expect(requests(page)).toEqual({ kind: 'order' })
  })

  it('[CHK-67] again 180 seconds after it was refused', async () => {
    const page = startCheckout()
    await fillIn(page)
    await page.advance(60_000)
    page.checkout.ask(null)
    await page.advance(179_999)
    expect(requests(page)).toBeNull()
    await page.advance(1)
    expect(requests(page)).toEqual({ kind: 'order' })
  })

  it('[CHK-68] never orders without an answer; a yes submits as the button does', async () => {
    const page = startCheckout()
    await fillIn(page)
    scriptConfirm(page)
    await page.advance(3_600_000)
    expect(page.callsOf(confirmOrder)).toEqual([])
    await page.flow.submit()
    expect(page.checkout.state.getState()).toMatchObject({ screen: 'accepted', question: null })
    await page.advance(600_000)
    expect(requests(page)).toBeNull()
  })

  it('[CHK-68] not at all where the shop has switched it off', async () => {
    const test = createTestEffects()
    scriptShop(test)
    withLines(test)
    const shop = createShop(test.effects, { checkout: { autoConfirm: false } })
    const flow = shop.use(checkoutFlow)
    await fillIn({ ...test, shop, flow, ...flow.features, payment: shop.use(paymentFeature) })
    await test.advance(600_000)
    expect(flow.features.checkout.state.getState().question).toBeNull()
  })

  it('waits while the buyer edits, or a dialog stands open', async () => {
    const page = startCheckout()
    await fillIn(page)
    await page.advance(60_000 - FILL_MS - 1_000)
    page.contacts.editBuyer({ comment: 'Позвонить' })
    await page.advance(2_000)
    expect(requests(page)).toBeNull()
    page.page.dialog = true
    await page.advance(60_000)
    expect(requests(page)).toBeNull()
    page.page.dialog = false
    await page.advance(5_000)
    expect(requests(page)).toEqual({ kind: 'order' })
  })

  it('a computer that slept over the timer gives the buyer the whole time again', async () => {
    const page = startCheckout()
    await fillIn(page)
    page.clock.sleep(3_600_000)
    await page.advance(0)
    expect(requests(page)).toBeNull()
    await page.advance(60_000)
    expect(requests(page)).toEqual({ kind: 'order' })
  })
})
