import { describe, expect, it } from 'vitest'
import { paymentFeature } from '../payment'
import { createShop } from '../create-shop'
import { createTestEffects } from '../testing'
import { checkoutFlow } from './checkout.flow'
import { fillIn, scriptConfirm, scriptShop, withLines } from './checkout.fixture'

const start = (settings: Parameters<typeof createShop>[1] = {}) => {
  const test = createTestEffects()
  scriptShop(test)
  withLines(test)
  const shop = createShop(test.effects, settings)
  const flow = shop.use(checkoutFlow)
  return { ...test, shop, flow, ...flow.features, payment: shop.use(paymentFeature) }
}
type Page = ReturnType<typeof start>
const question = ({ checkout }: Page) => checkout.state.getState().question
const NEW = { options: { ExitWarningType: 'new' } } as const

describe('a mouse that leaves for the tabs', () => {
  it('[CHK-75] opens the warning above 10 px, not from there on', async () => {
    const page = start()
    await fillIn(page)
    page.page.mouseLeaves(10)
    expect(question(page)).toBeNull()
    page.page.mouseLeaves(9)
    expect(question(page)).toEqual({ kind: 'stay' })
  })

  it('[CHK-78] with the old warning only on the confirmation step', async () => {
    const page = start()
    await page.flow.open()
    page.page.mouseLeaves(0)
    expect(question(page)).toBeNull()
    expect(page.page.warns()).toBe(false)
  })

  it('[CHK-79] [CHK-80] with the new one on every step, once each', async () => {
    const page = start(NEW)
    await page.flow.open()
    page.page.mouseLeaves(0)
    expect(question(page)).toEqual({ kind: 'stay' })
    page.checkout.ask(null)
    page.page.mouseLeaves(0)
    expect(question(page)).toBeNull()
    await fillIn(page)
    page.page.mouseLeaves(0)
    expect(question(page)).toEqual({ kind: 'stay' })
  })

  it('does not cover a dialog that stands open', async () => {
    const page = start()
    await fillIn(page)
    page.page.dialog = true
    page.page.mouseLeaves(0)
    expect(question(page)).toBeNull()
  })
})

describe('the prompt of the browser', () => {
  it('[CHK-76] comes together with the warning, [CHK-77] until the order is accepted', async () => {
    const page = start()
    await fillIn(page)
    expect(page.page.warns()).toBe(true)
    scriptConfirm(page)
    await page.flow.submit()
    expect(page.page.warns()).toBe(false)
    page.page.mouseLeaves(0)
    expect(question(page)).toBeNull()
  })

  it.each(['PayViaDolyame', 'PayViaYandexSplit'])('[CHK-77] does not stand in the way of %s', async (split) => {
    const page = start()
    await fillIn(page)
    page.payment.choose(split)
    expect(page.page.warns()).toBe(false)
    page.page.mouseLeaves(0)
    expect(question(page)).toBeNull()
  })

  it('lets the page itself go to the cart when the last product is deleted', async () => {
    const page = start(NEW)
    await fillIn(page)
    page.cart.cart.remove('a')
    expect(page.page.warns()).toBe(false)
  })

  it('[CHK-81] can be switched on for every step', async () => {
    const page = start({ checkout: { preventExit: true } })
    await page.flow.open()
    expect(page.page.warns()).toBe(true)
    page.page.mouseLeaves(0)
    expect(question(page)).toBeNull()
  })

  it('[CHK-53] keeps the page while the payment is being checked', async () => {
    const page = start()
    await page.flow.open()
    page.checkout.show('checking')
    expect(page.page.warns()).toBe(true)
    page.checkout.show('form')
    expect(page.page.warns()).toBe(false)
  })
})
