import { loadOrder, loadPurchaseTypes } from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import { ORDER_KEY } from '../order'
import { createShop } from '../shop'
import { createTestEffects } from '../testing'
import { DRAFT, draft, savesOf, scriptShop, startCheckout, withGoods } from './checkout.fixture'
import { checkoutFlow } from './checkout.flow'
import { orderPayment } from './order-payment'
import { leftDraft } from './payment.fixture'
import { paymentFlow } from './payment.flow'

/** A draft with a method and a point, whose delivery is still to be chosen anew. */
const chosenDraft = () => leftDraft('PayViaDolyame', { delivery: { cityId: 'moscow', purchaseType: 'PayViaDolyame' } })

describe('the place of the payment', () => {
  it('holds what the draft says before the payment is here, and edits of the delivery save it', async () => {
    const test = createTestEffects()
    const page = startCheckout(test)
    test.always(loadOrder, chosenDraft)
    await page.flow.open()
    const { payment } = page.flow.rooms
    expect(payment.here()).toBeNull()
    expect(payment.state.getState()).toMatchObject({ choice: 'PayViaDolyame', status: 'idle', phase: 'idle' })
    await page.advance(1_000)
    page.delivery.chooseCarrier('Kit')
    await page.advance(1_000)
    expect(savesOf(test).at(-1)).toMatchObject({
      delivery: { value: { purchaseType: 'PayViaDolyame', transportCompany: 'Kit' } },
    })
    expect(payment.here()).toBeNull()
  })

  it('follows the payment once it is here', async () => {
    const test = createTestEffects()
    const page = startCheckout(test)
    test.always(loadOrder, chosenDraft)
    test.always(loadPurchaseTypes, () => ({
      items: { PayViaDolyame: { id: 'PayViaDolyame', isAvailable: true, displayOrder: 1, amount: 4700 } },
    }))
    await page.flow.open()
    const { payment } = page.flow.rooms
    const flow = await payment.bring()
    expect(flow).toBe(page.shop.use(paymentFlow))
    expect(flow?.room.state.getState().choice).toBe('PayViaDolyame')
    page.delivery.choosePoint('1')
    await page.advance(1_000)
    expect(payment.state.getState()).toMatchObject({
      choice: 'PayViaDolyame',
      status: 'ready',
      item: 'Credit',
      offers: [{ id: 'PayViaDolyame' }],
    })
    expect(await payment.bring()).toBe(flow)
  })

  it('leaves a choice alone that was made before it was brought', async () => {
    const page = startCheckout()
    await page.flow.open()
    page.payment.choose('PayViaYooKassa')
    page.flow.rooms.payment.restore('PayViaDolyame')
    await page.flow.rooms.payment.bring()
    expect(page.flow.rooms.payment.state.getState().choice).toBe('PayViaYooKassa')
  })

  it('does not keep the form of a buyer who has left for a payment before', async () => {
    const page = startCheckout()
    page.storage.saved.set(
      ORDER_KEY,
      JSON.stringify({ id: DRAFT, lastStep: 'paymentSelection', returning: true, preselectedPayment: 'PayViaDolyame' }),
    )
    page.always(loadOrder, () => draft({ lastStep: 'paymentSelection' }))
    page.flow.rooms.payment.comeFrom(() => new Promise(() => {}))
    await page.flow.open()
    expect(page.checkout.state.getState()).toMatchObject({ screen: 'form', startAt: 'paymentSelection' })
  })

  it('says that its code did not come, and tries again', async () => {
    const test = createTestEffects()
    scriptShop(test)
    withGoods(test)
    const shop = createShop(test.effects)
    shop.use(checkoutFlow)
    const payment = shop.use(orderPayment)
    let tries = 0
    payment.comeFrom(async () => ((tries += 1) < 2 ? null : { paymentFlow }))
    expect(await payment.bring()).toBeNull()
    expect(await payment.bring()).not.toBeNull()
  })
})
