import { calculateCart, confirmOrder, loadDeliveryCosts, loadPurchaseTypes } from '@prilavok/contracts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { HttpFailure } from '../effects'
import { confirmed, costs, fillIn, loadAllOfCheckout, savesOf, scriptConfirm, startCheckout } from './checkout.fixture'
import { quoteChangeOf } from './requote.flow'

beforeAll(loadAllOfCheckout)

const dearer = (cost: number) => ({
  ...costs,
  transportCompaniesDeliveryInfo: Object.fromEntries(
    Object.entries(costs.transportCompaniesDeliveryInfo).map(([id, quote]) => [id, { ...quote, cost }]),
  ),
})

/** A filled form that was quoted long ago. */
async function leftAlone(ms = 61_000) {
  const page = startCheckout()
  await fillIn(page)
  page.payment.choose('PayOnDelivery')
  await page.settle()
  await page.advance(ms)
  return page
}

describe('the change of a quote', () => {
  const sums = { products: 100, delivery: 50, total: 150 }
  it.each([
    ['nothing', sums, false],
    ['the products', { ...sums, products: 90, total: 140 }, true],
    ['the delivery', { ...sums, delivery: 60, total: 160 }, true],
    ['a delivery that is not known any more', { ...sums, delivery: null, total: 100 }, true],
    ['the discount', { ...sums, total: 140 }, true],
  ])('%s', (_name, after, isChange) => {
    expect(quoteChangeOf(sums, after)).toEqual(isChange ? { before: sums, after } : null)
  })
})

describe('a form that the buyer comes back to', () => {
  it('asks again, silently, and says what the delivery was and is', async () => {
    const page = await leftAlone()
    const before = page.callsOf(calculateCart).length
    page.always(loadDeliveryCosts, () => dearer(450))
    page.page.visible()
    await page.settle()
    expect(page.callsOf(calculateCart).length).toBe(before + 1)
    expect(page.checkout.state.getState()).toMatchObject({
      submission: 'idle',
      submitted: false,
      priceChange: null,
      quoteChange: { before: { delivery: 30_000 }, after: { delivery: 45_000 } },
    })
  })

  it('says nothing where nothing has changed, and asks nothing where the quote is fresh', async () => {
    const page = await leftAlone()
    page.page.visible()
    await page.settle()
    expect(page.checkout.state.getState().quoteChange).toBeNull()
    const asked = page.callsOf(loadDeliveryCosts).length
    page.page.visible()
    await page.settle()
    expect(page.callsOf(loadDeliveryCosts)).toHaveLength(asked)
  })

  it('takes another choice of the buyer for no change of the shop', async () => {
    const page = await leftAlone()
    const late = page.hold(loadDeliveryCosts)
    page.page.visible()
    await page.settle()
    page.delivery.chooseCarrier('Kit')
    late.respond(dearer(450))
    await page.settle()
    expect(page.checkout.state.getState().quoteChange).toBeNull()
  })
})

describe('an order that is about to be placed', () => {
  it('is not placed at a price that the buyer has not seen; the next press places it', async () => {
    const page = await leftAlone(20_000)
    page.always(loadDeliveryCosts, () => dearer(450))
    await page.flow.submit()
    await page.settle()
    expect(page.callsOf(confirmOrder)).toEqual([])
    const { priceChange, quoteChange } = page.checkout.state.getState()
    expect(quoteChange).toMatchObject({ before: { delivery: 30_000 }, after: { delivery: 45_000 } })
    expect(priceChange).toEqual({ before: quoteChange?.before.total, after: quoteChange?.after.total })
    page.respond(confirmOrder, confirmed)
    await page.flow.submit()
    await page.settle()
    expect(page.checkout.state.getState().screen).toBe('accepted')
  })

  it('is not placed at a delivery that the server refuses as another one than was shown, however young the quote is', async () => {
    const page = await leftAlone(1_000)
    page.always(loadDeliveryCosts, () => dearer(450))
    page.refuse(confirmOrder, {
      kind: 'status',
      status: 409,
      problem: { code: 'price-changed' } as NonNullable<HttpFailure['problem']>,
    })
    await page.flow.submit()
    await page.settle()
    const { priceChange, quoteChange, screen } = page.checkout.state.getState()
    expect([screen, quoteChange?.before.delivery, quoteChange?.after.delivery]).toEqual(['form', 30_000, 45_000])
    expect(priceChange).toEqual({ before: quoteChange?.before.total, after: quoteChange?.after.total })
    page.respond(confirmOrder, confirmed)
    await page.flow.submit()
    await page.settle()
    expect(savesOf(page).at(-1)?.delivery?.value?.cost).toBe(450)
    expect(page.checkout.state.getState().screen).toBe('accepted')
  })

  it('is placed with one press where nothing has changed, and where nobody answers about the delivery', async () => {
    const page = await leftAlone(20_000)
    page.always(loadPurchaseTypes, () => ({
      items: { PayOnDelivery: { id: 'PayOnDelivery', isAvailable: true, displayOrder: 1 } },
    }))
    page.refuse(loadDeliveryCosts, { kind: 'network' })
    scriptConfirm(page)
    await page.flow.submit()
    await page.settle()
    expect(page.checkout.state.getState().screen).toBe('accepted')
  })
})
