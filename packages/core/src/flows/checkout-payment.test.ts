import { loadOrder, loadPurchaseTypes } from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import { createTestEffects } from '../testing'
import { draft, keepOwn, savesOf, startCheckout } from './checkout.fixture'
import { leftDraft } from './payment.fixture'

/** A draft with a method and a point, whose delivery is still to be chosen anew. */
const chosenDraft = () => leftDraft('PayViaDolyame', { delivery: { cityId: 'moscow', purchaseType: 'PayViaDolyame' } })

describe('the payment of the order page', () => {
  it('holds what the draft says before there are options, and edits of the delivery save it', async () => {
    const test = createTestEffects()
    const page = startCheckout(test)
    test.always(loadOrder, chosenDraft)
    await page.flow.open()
    const { payment } = page.flow.features
    expect(payment.state.getState()).toMatchObject({ choice: 'PayViaDolyame', status: 'idle' })
    await page.advance(1_000)
    page.delivery.chooseCarrier('Kit')
    await page.advance(1_000)
    expect(savesOf(test).at(-1)).toMatchObject({
      delivery: { value: { purchaseType: 'PayViaDolyame', transportCompany: 'Kit' } },
    })
  })

  it('loads the options once the delivery is complete', async () => {
    const test = createTestEffects()
    const page = startCheckout(test)
    test.always(loadOrder, chosenDraft)
    test.always(loadPurchaseTypes, () => ({
      items: { PayViaDolyame: { id: 'PayViaDolyame', isAvailable: true, displayOrder: 1, amount: 4700 } },
    }))
    await page.flow.open()
    page.delivery.choosePoint('1')
    await page.advance(1_000)
    expect(page.flow.features.payment.state.getState()).toMatchObject({
      choice: 'PayViaDolyame',
      status: 'ready',
      item: 'Credit',
      offers: [{ id: 'PayViaDolyame' }],
    })
  })

  it('leaves a choice by hand alone, whatever the draft says', async () => {
    const page = startCheckout()
    await page.flow.open()
    page.payment.choose('PayViaYooKassa')
    page.flow.features.payment.restore('PayViaDolyame')
    expect(page.flow.features.payment.state.getState().choice).toBe('PayViaYooKassa')
  })

  it('shows the form of a buyer who has left for a payment before at the step that was left', async () => {
    const page = startCheckout()
    keepOwn(page, { lastStep: 'paymentSelection', returning: true, preselectedPayment: 'PayViaDolyame' })
    page.always(loadOrder, () => draft({ lastStep: 'paymentSelection' }))
    await page.flow.open()
    expect(page.checkout.state.getState()).toMatchObject({ screen: 'form', startAt: 'paymentSelection' })
  })
})
