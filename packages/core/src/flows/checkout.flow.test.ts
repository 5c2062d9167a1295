import {
  calculateCart,
  loadDeliveryCosts,
  loadOrder,
  loadPurchaseTypes,
  loadUserCity,
  saveOrder,
} from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import { ORDER_KEY } from '../order'
import { createTestEffects } from '../testing'
import { DRAFT, draft, fillIn, keepOwn, savesOf, startCheckout } from './checkout.fixture'

describe('opening the order page', () => {
  it('[CHK-37] creates a draft with an empty cart and empty phones and keeps its id', async () => {
    const page = startCheckout()
    await page.flow.open()
    expect(savesOf(page)[0]).toMatchObject({
      cart: { value: [] },
      customer: { value: { phone: '', secondaryPhone: '' } },
    })
    expect(savesOf(page)[0]?.id).toBeUndefined()
    expect(JSON.parse(page.storage.saved.get(ORDER_KEY) ?? '')).toMatchObject({ id: DRAFT })
  })

  it('[CHK-04] rewrites the address to the id of the draft', async () => {
    const page = startCheckout()
    await page.flow.open()
    expect(page.address.query.get('id')).toBe(DRAFT)
  })

  it('[CHK-03] takes up the draft of the address', async () => {
    const test = createTestEffects()
    keepOwn(test)
    test.address.query.set('id', DRAFT)
    const page = startCheckout(test)
    await page.flow.open()
    expect(page.callsOf(loadOrder).map(({ input }) => input.params.id)).toEqual([DRAFT])
    expect(savesOf(page).every(({ id }) => id === DRAFT)).toBe(true)
  })

  it('[CHK-06] sends a visitor with an empty cart to the cart page', async () => {
    const page = startCheckout()
    page.cart.cart.clear()
    await page.flow.open()
    expect(page.visited).toEqual(['/profile/cart'])
    expect(page.callsOf(saveOrder)).toEqual([])
  })

  it('[CHK-05] [CHK-51] shows a completed draft as such and resets the address', async () => {
    const test = createTestEffects()
    test.address.query.set('id', DRAFT)
    const page = startCheckout(test)
    page.always(loadOrder, () => draft({ createdOrderId: 'order-9' }))
    await page.flow.open()
    expect(page.checkout.state.getState().screen).toBe('completed')
    expect(page.address.query.has('id')).toBe(false)
    await page.advance(60_000)
    expect(savesOf(page)).toEqual([])
  })

  it('[CHK-84] says that an unknown draft is not there, forgets it and keeps the cart', async () => {
    const test = createTestEffects()
    test.address.query.set('id', 'draft-7-of-a-shop-server')
    const page = startCheckout(test)
    page.respond(loadOrder, null)
    await page.flow.open()
    expect(page.checkout.state.getState().screen).toBe('missing')
    expect([page.storage.saved.has(ORDER_KEY), page.address.query.has('id')]).toEqual([false, false])
    expect(page.cart.cart.state.getState().lines).toHaveLength(1)
  })

  it.each([['../admin'], ['<script>'], ['a'.repeat(10_000)], ['%2e%2e'], [' '], ['pk-order'], ['15']])(
    'asks no server for the id %s of the address',
    async (id) => {
      const test = createTestEffects()
      test.address.query.set('id', id)
      const page = startCheckout(test)
      await page.flow.open()
      expect(page.checkout.state.getState().screen).toBe('form')
      expect(page.callsOf(loadOrder).map(({ input }) => input.params.id)).toEqual([DRAFT])
      expect(page.address.query.get('id')).toBe(id)
    },
  )

  it('[CHK-86] a failed load shows no message and keeps the id, so that it can be tried again', async () => {
    const test = createTestEffects()
    keepOwn(test)
    const page = startCheckout(test)
    page.refuse(loadOrder, { kind: 'status', status: 500 })
    await page.flow.open()
    expect(page.checkout.state.getState().screen).toBe('failed')
    expect(page.reports).toEqual([])
    await page.flow.open()
    expect(page.checkout.state.getState().screen).toBe('form')
    expect(savesOf(page).every(({ id }) => id === DRAFT)).toBe(true)
  })

  it('tries the creation once more when its response was lost, never two at a time (fault case 1)', async () => {
    const page = startCheckout()
    page.refuse(saveOrder, { kind: 'network' })
    await page.flow.open()
    expect(page.checkout.state.getState().screen).toBe('form')
    const created = page.callsOf(saveOrder).filter(({ input }) => input.body.id === undefined)
    expect(created).toHaveLength(2)
    expect(created[0]?.options.idempotencyKey).toBe(created[1]?.options.idempotencyKey)
  })

  it('[SAFE-03] two tabs that start at the same time create one draft', async () => {
    const one = startCheckout()
    const two = startCheckout(createTestEffects({ storage: one.storage.otherTab(), locks: one.effects.locks }))
    const opening = Promise.all([one.flow.open(), two.flow.open()])
    await one.advance(300)
    await opening
    const created = [one, two].flatMap(savesOf).filter(({ id }) => id === undefined)
    expect(created).toHaveLength(1)
    expect(two.order.state.getState().id).toBe(DRAFT)
  })

  it('fills the form from the draft', async () => {
    const test = createTestEffects()
    const page = startCheckout(test)
    page.always(loadOrder, () =>
      draft({
        customer: { firstName: 'Иван', phone: '9123456789' },
        recipient: { firstName: 'Пётр', lastName: 'Иванов', phone: '9000000000' },
        delivery: { cityId: 'tver', transportCompany: 'Kit', pickPointId: '2' },
      }),
    )
    await page.flow.open()
    await page.settle()
    expect(page.contacts.state.getState()).toMatchObject({
      buyer: { firstName: 'Иван' },
      otherRecipient: true,
      recipient: { firstName: 'Пётр' },
      consent: false,
    })
    expect(page.delivery.state.getState()).toMatchObject({ cityId: 'tver', carrier: 'Kit', pickupPointId: '2' })
    expect(page.callsOf(loadDeliveryCosts)[0]?.input.query).toMatchObject({ cityId: 'tver', orderId: DRAFT })
  })

  it('[CITY-11] requests the city of the visitor when the draft has none, and [DELIV-18] takes the recommended carrier', async () => {
    const page = startCheckout()
    await page.flow.open()
    await page.settle()
    expect(page.callsOf(loadUserCity)[0]?.input.params.id).toBe('0')
    expect(page.delivery.state.getState()).toMatchObject({ cityId: 'moscow', carrier: 'Cdek', pickupPointId: null })
  })
})

describe('while the form is filled in', () => {
  it('[CHK-42] saves edits 500 ms after the last one', async () => {
    const page = startCheckout()
    await page.flow.open()
    await page.advance(1_500)
    const before = savesOf(page).length
    page.contacts.editBuyer({ firstName: 'И' })
    await page.advance(400)
    page.contacts.editBuyer({ firstName: 'Иван' })
    await page.advance(499)
    expect(savesOf(page)).toHaveLength(before)
    await page.advance(1)
    expect(savesOf(page)).toHaveLength(before + 1)
    expect(savesOf(page).at(-1)).toMatchObject({ id: DRAFT, customer: { value: { firstName: 'Иван' } } })
  })

  it('[CHK-41] saves no edit of the first 1000 ms by itself', async () => {
    const page = startCheckout()
    await page.flow.open()
    const before = savesOf(page).length
    page.contacts.editBuyer({ firstName: 'Иван' })
    await page.advance(999)
    expect(savesOf(page)).toHaveLength(before)
  })

  it('[SAFE-04] an edit of the first 1000 ms is not lost: it is saved once autosave is on', async () => {
    const page = startCheckout()
    await page.flow.open()
    page.contacts.editBuyer({ firstName: 'Иван' })
    page.delivery.choosePoint('1')
    await page.advance(1_500)
    expect(
      savesOf(page)
        .flatMap(({ customer }) => customer?.value?.firstName ?? [])
        .at(-1),
    ).toBe('Иван')
    expect(
      savesOf(page)
        .flatMap(({ delivery }) => delivery?.value?.pickPointId ?? [])
        .at(-1),
    ).toBe('1')
  })

  it('[CHK-87] an edit that could not be saved stays unsaved and is sent again with growing pauses', async () => {
    const page = startCheckout()
    await page.flow.open()
    await page.advance(2_000)
    for (let time = 0; time < 3; time++) page.refuse(saveOrder, { kind: 'status', status: 503 })
    page.contacts.editBuyer({ firstName: 'Иван' })
    await page.advance(500)
    const first = savesOf(page).length
    expect(page.order.state.getState().saving).toBe('unsaved')
    await page.advance(999)
    expect(savesOf(page)).toHaveLength(first)
    await page.advance(1)
    expect(savesOf(page)).toHaveLength(first + 1)
    await page.advance(2_000)
    expect(savesOf(page)).toHaveLength(first + 2)
    await page.advance(4_000)
    expect(savesOf(page)).toHaveLength(first + 3)
    expect(page.order.state.getState().saving).toBe('saved')
    expect(savesOf(page).at(-1)).toMatchObject({ customer: { value: { firstName: 'Иван' } } })
    expect(page.reports).toEqual([])
  })

  it('[SAFE-04] keeps one save in flight and sends the last edit after it', async () => {
    const page = startCheckout()
    await page.flow.open()
    await page.advance(2_000)
    const slow = page.hold(saveOrder)
    page.contacts.editBuyer({ firstName: 'И' })
    await page.advance(600)
    const inFlight = savesOf(page).length
    page.contacts.editBuyer({ firstName: 'Ива' })
    await page.advance(600)
    page.contacts.editBuyer({ firstName: 'Иван' })
    await page.advance(600)
    expect(savesOf(page)).toHaveLength(inFlight)
    slow.respond({ id: DRAFT, version: 3, savedOn: '2026-11-01T00:00:00Z' })
    await page.settle()
    expect(savesOf(page)).toHaveLength(inFlight + 1)
    expect(savesOf(page).at(-1)).toMatchObject({ customer: { value: { firstName: 'Иван' } } })
  })

  it('saves what the cart holds, unless it was emptied', async () => {
    const page = startCheckout()
    await page.flow.open()
    await page.advance(2_000)
    page.cart.cart.setQuantity('a', 5)
    await page.advance(600)
    expect(savesOf(page).at(-1)).toMatchObject({ cart: { value: [{ id: 'a', quantity: 5 }] } })
  })

  it('saves what is unsaved as soon as the browser is online again', async () => {
    const page = startCheckout()
    await page.flow.open()
    await page.advance(2_000)
    page.refuse(saveOrder, { kind: 'network' })
    page.contacts.editBuyer({ firstName: 'Иван' })
    await page.advance(500)
    const before = savesOf(page).length
    page.page.online()
    await page.settle()
    expect([savesOf(page).length, page.order.state.getState().saving]).toEqual([before + 1, 'saved'])
  })

  it('saves at once when the page is left', async () => {
    const page = startCheckout()
    await page.flow.open()
    await page.advance(2_000)
    page.contacts.editBuyer({ firstName: 'Иван' })
    page.page.leave()
    expect(page.callsOf(saveOrder).at(-1)).toMatchObject({
      options: { keepalive: true },
      input: { body: { customer: { value: { firstName: 'Иван' } } } },
    })
  })

  it('[CHK-35] saves each change of step', async () => {
    const page = startCheckout()
    await fillIn(page)
    await page.advance(2_000)
    expect(savesOf(page).flatMap(({ lastStep }) => lastStep?.value ?? [])).toContain('orderConfirmation')
    expect(page.order.state.getState().lastStep).toBe('orderConfirmation')
  })

  it('[PAY-15] requests the payment options 300 ms after the delivery is complete, [PAY-17] not before', async () => {
    const page = startCheckout()
    await page.flow.open()
    await page.advance(5_000)
    expect(page.callsOf(loadPurchaseTypes)).toEqual([])
    page.delivery.choosePoint('1')
    await page.advance(299)
    expect(page.callsOf(loadPurchaseTypes)).toEqual([])
    await page.advance(1)
    expect(page.callsOf(loadPurchaseTypes)).toHaveLength(1)
    expect(page.payment.state.getState()).toMatchObject({ choice: 'PayOnDelivery', why: 'payOnDelivery' })
  })

  it('[PRICE-12] carries the order id in calculations, [PRICE-13] recalculates with a new phone', async () => {
    const page = startCheckout()
    await page.flow.open()
    const before = page.callsOf(calculateCart).length
    expect(page.callsOf(calculateCart).at(-1)?.input.query?.orderInProcessId).toBe(DRAFT)
    page.contacts.editBuyer({ phone: '912' })
    expect(page.callsOf(calculateCart)).toHaveLength(before)
    page.contacts.editBuyer({ phone: '9123456789' })
    expect(page.callsOf(calculateCart)).toHaveLength(before + 1)
    expect(page.callsOf(calculateCart).at(-1)?.input.body.phone).toBe('9123456789')
  })

  it('[PRICE-14] [PRICE-16] recalculates when the group of the e-mail changes, not on each keystroke', async () => {
    const page = startCheckout()
    await page.flow.open()
    const before = page.callsOf(calculateCart).length
    for (const email of ['i', 'ivan@mail.r', 'ivan@mail.ru', 'ivan2@mail.ru', 'ivan2@shop.example'])
      page.contacts.editBuyer({ email })
    expect(page.callsOf(calculateCart)).toHaveLength(before + 2)
  })

  it('[DELIV-15] a new city asks for its costs and [DELIV-16] forgets carrier and point', async () => {
    const page = startCheckout()
    await fillIn(page)
    const costs = page.hold(loadDeliveryCosts)
    void page.flow.chooseCity('tver')
    expect(page.delivery.state.getState()).toMatchObject({
      cityId: 'tver',
      carrier: null,
      pickupPointId: null,
      quotes: null,
      status: 'loading',
    })
    costs.respond({ transportCompaniesDeliveryInfo: {} })
    await page.settle()
    expect(page.delivery.state.getState()).toMatchObject({ status: 'ready', carrier: null })
  })

  it('[SAFE-11] the costs of a city that was left again are dropped', async () => {
    const page = startCheckout()
    await fillIn(page)
    const late = page.hold(loadDeliveryCosts)
    void page.flow.chooseCity('tver')
    await page.flow.chooseCity('omsk')
    late.respond({ transportCompaniesDeliveryInfo: {} })
    await page.settle()
    expect(page.delivery.state.getState()).toMatchObject({ cityId: 'omsk', carrier: 'Cdek' })
  })

  it('[DELIV-34] costs that cannot be had are silent, and can be requested again', async () => {
    const page = startCheckout()
    page.refuse(loadDeliveryCosts, { kind: 'network' })
    await page.flow.open()
    await page.settle()
    expect(page.delivery.state.getState().status).toBe('failed')
    expect(page.reports).toEqual([])
    await page.flow.retryCosts()
    expect(page.delivery.state.getState().status).toBe('ready')
  })

  it('goes to the cart page when the last product is deleted', async () => {
    const page = startCheckout()
    await fillIn(page)
    page.cart.cart.remove('a')
    await page.settle()
    expect(page.visited).toEqual(['/profile/cart'])
    expect(savesOf(page).at(-1)).toMatchObject({ cart: { value: [] } })
  })

  it('[SAFE-17] keeps nothing personal in the browser', async () => {
    const page = startCheckout()
    await fillIn(page)
    page.contacts.editBuyer({ email: 'ivan@mail.ru', comment: 'Позвонить вечером' })
    page.contacts.setOtherRecipient(true)
    page.contacts.editRecipient({ firstName: 'Пётр', phone: '9000000000' })
    page.delivery.editAddress('street', 'Садовая')
    await page.advance(5_000)
    const kept = [...page.storage.saved, ...page.session.saved, ...page.address.query].flat().join(' ')
    for (const secret of ['Иван', 'Петров', '9123456789', 'ivan@mail.ru', 'вечером', 'Пётр', '9000000000', 'Садовая'])
      expect(kept).not.toContain(secret)
    expect(JSON.stringify(page.reports)).not.toContain('Иван')
  })
})
