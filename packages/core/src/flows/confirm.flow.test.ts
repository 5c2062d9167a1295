import { calculateCart, confirmOrder, loadOrder, saveOrder, sendAnalytics } from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import { createTestEffects } from '../testing'
import { confirmed, DRAFT, draft, fillIn, savesOf, startCheckout } from './checkout.fixture'
import { ATTEMPT_KEY, changedPrice } from './confirm.flow'

const filled = async (test = createTestEffects()) => {
  const page = startCheckout(test)
  await fillIn(page)
  return page
}
const keys = (page: Awaited<ReturnType<typeof filled>>) =>
  page.callsOf(confirmOrder).map(({ options }) => options.idempotencyKey)

const problem = (code: string, status: number, more: object = {}) => ({
  kind: 'status' as const,
  status,
  message: `Request failed with status code ${status}`,
  problem: {
    type: '',
    title: 'Отказ',
    status,
    detail: null,
    instance: null,
    code,
    traceId: '',
    errors: null,
    current: null,
    retryAfterSeconds: null,
    attemptsLeft: null,
    ...more,
  },
})

describe('submitting the order', () => {
  it('[CHK-43] [CHK-49] [CHK-09] saves everything and then confirms', async () => {
    const page = await filled()
    page.respond(confirmOrder, confirmed)
    await page.flow.submit()
    expect(savesOf(page).at(-1)).toMatchObject({
      id: DRAFT,
      cart: { value: [{ id: 'a', quantity: 2, hashCode: 'hash-a' }] },
      customer: { value: { firstName: 'Иван', lastName: 'Петров', phone: '9123456789', fullName: 'Иван Петров' } },
      recipient: { value: null },
      delivery: {
        value: {
          cityId: 'moscow',
          transportCompany: 'Cdek',
          toDoor: false,
          pickPointId: '1',
          purchaseType: 'PayOnDelivery',
        },
      },
      personalDataConsent: true,
    })
    expect(page.calls.map(({ endpoint }) => endpoint).lastIndexOf(saveOrder)).toBeLessThan(
      page.calls.map(({ endpoint }) => endpoint).indexOf(confirmOrder),
    )
  })

  it('[CHK-55] shows the accepted order, [CHK-62] empties the cart, [CHK-63] forgets the draft', async () => {
    const page = await filled()
    page.respond(confirmOrder, confirmed)
    await page.flow.submit()
    expect(page.checkout.state.getState()).toMatchObject({ screen: 'accepted', accepted: { number: '100-09' } })
    expect(page.cart.cart.state.getState().lines).toEqual([])
    expect(JSON.parse(page.storage.saved.get('prilavok.order') ?? '')).toEqual({
      id: null,
      lastStep: null,
      returning: false,
      preselectedPayment: null,
    })
    expect(page.address.query.has('id')).toBe(false)
  })

  it('[CHK-07] shows the accepted order again after a reload, without going to the cart page', async () => {
    const page = await filled()
    page.respond(confirmOrder, confirmed)
    await page.flow.submit()
    const again = startCheckout(page)
    again.cart.cart.clear()
    await again.flow.open()
    expect(again.checkout.state.getState()).toMatchObject({ screen: 'accepted', accepted: { number: '100-09' } })
    expect(again.visited).toEqual([])
  })

  it('says what is left to pay where a part was paid, after a reload too, and nothing of it otherwise', async () => {
    for (const [sums, underpaid] of [
      [
        { total: 300, paid: 280.55, due: 19.45 },
        { total: 30_000, paid: 28_055, due: 1_945 },
      ],
      [{ total: 300, paid: 300, due: 0 }, null],
      [{ total: 300, paid: 0, due: 300 }, null],
      [{ total: null, paid: null, due: null }, null],
    ] as const) {
      const page = await filled()
      page.respond(confirmOrder, { ...confirmed, ...sums })
      await page.flow.submit()
      expect(page.checkout.state.getState().accepted).toMatchObject({ number: '100-09', underpaid })
      const again = startCheckout(page)
      again.cart.cart.clear()
      await again.flow.open()
      expect(again.checkout.state.getState().accepted).toMatchObject({ number: '100-09', underpaid })
    }
  })

  it('[SAFE-06] [CHK-64] sends the purchase event after the order is accepted, once, without anything personal', async () => {
    const page = await filled()
    page.respond(confirmOrder, confirmed)
    expect(page.callsOf(sendAnalytics)).toEqual([])
    await page.flow.submit()
    expect(page.callsOf(sendAnalytics).map(({ input }) => input.body)).toEqual([
      {
        eventType: 'OrderCreated',
        orderId: 'order-9',
        orderInProcessId: DRAFT,
        customerId: 'customer-1',
        payload: '[{"id":"a","name":"Товар a","quantity":2,"price":2500}]',
      },
    ])
  })

  it('[SAFE-01] ten presses at once confirm once', async () => {
    const page = await filled()
    page.respond(confirmOrder, confirmed)
    await Promise.all(Array.from({ length: 10 }, () => page.flow.submit()))
    expect(page.callsOf(confirmOrder)).toHaveLength(1)
  })

  it('[SAFE-01] keeps the key of an attempt over retries and reloads, a finished attempt has its own', async () => {
    const page = await filled()
    page.refuse(confirmOrder, { kind: 'network' })
    await page.flow.submit()
    page.refuse(confirmOrder, { kind: 'timeout' })
    await page.flow.submit()
    expect(new Set(keys(page)).size).toBe(1)
    expect(JSON.parse(page.storage.saved.get(ATTEMPT_KEY) ?? '')).toEqual({ matter: DRAFT, key: keys(page)[0] })
    page.refuse(confirmOrder, { kind: 'status', status: 409 })
    await page.flow.submit()
    page.respond(confirmOrder, confirmed)
    await page.flow.submit()
    expect(new Set(keys(page)).size).toBe(2)
  })

  it('[VALID-01] does not try while something is missing and says what, in order', async () => {
    const page = startCheckout()
    await page.flow.open()
    await page.settle()
    await page.flow.submit()
    expect(page.callsOf(confirmOrder)).toEqual([])
    expect(page.checkout.state.getState()).toMatchObject({ submitted: true, submission: 'idle' })
    expect(page.flow.view.getState().errors.map(({ field }) => field)).toEqual([
      'lastName',
      'firstName',
      'phone',
      'pickupPoint',
      'consent',
    ])
  })

  it('saves nothing while the order is being made, and saves what was edited meanwhile when it was not', async () => {
    const page = await filled()
    const slow = page.hold(confirmOrder)
    const submitted = page.flow.submit()
    await page.settle()
    const saves = savesOf(page).length
    page.contacts.editBuyer({ comment: 'Позвонить' })
    await page.advance(5_000)
    expect(savesOf(page)).toHaveLength(saves)
    slow.refuse({ kind: 'network' })
    await submitted
    await page.advance(500)
    expect(savesOf(page).at(-1)).toMatchObject({ customer: { value: { comment: 'Позвонить' } } })
  })

  it('waits for the payment options of a buyer who is quicker than the server', async () => {
    const page = startCheckout()
    await page.flow.open()
    page.contacts.editBuyer({ firstName: 'Иван', lastName: 'Петров', phone: '9123456789' })
    page.contacts.setConsent(true)
    await page.settle()
    page.delivery.choosePoint('1')
    page.respond(confirmOrder, confirmed)
    await page.flow.submit()
    expect(page.checkout.state.getState().screen).toBe('accepted')
  })

  it('[CONTACT-06] takes a valid secondary phone for a missing main one', async () => {
    const page = await filled()
    page.contacts.editBuyer({ phone: '', secondaryPhone: '9000000000' })
    page.respond(confirmOrder, confirmed)
    await page.flow.submit()
    expect(savesOf(page).at(-1)).toMatchObject({ customer: { value: { phone: '9000000000' } } })
  })
})

describe('a response that does not come', () => {
  it('[SAFE-02] with createdOrderId in the draft the order is accepted', async () => {
    const page = await filled()
    page.refuse(confirmOrder, { kind: 'network' })
    page.respond(loadOrder, draft({ createdOrderId: 'order-9', orderNumber: '100-09' }))
    await page.flow.submit()
    expect(page.checkout.state.getState()).toMatchObject({ screen: 'accepted', accepted: { number: '100-09' } })
    expect(page.callsOf(confirmOrder)).toHaveLength(1)
    expect(page.callsOf(sendAnalytics).map(({ input }) => input.body)).toMatchObject([
      { orderId: 'order-9', customerId: null },
    ])
  })

  it.each([
    ['a lost answer', { kind: 'network' as const }],
    ['a time-out', { kind: 'timeout' as const }],
    ['a server error', { kind: 'status' as const, status: 500, message: 'Request failed with status code 500' }],
    ['a page instead of a response', { kind: 'response' as const, status: 200 }],
  ])('[SAFE-02] after %s without an order the buyer is told so and can try again', async (_name, failure) => {
    const page = await filled()
    page.refuse(confirmOrder, failure)
    await page.flow.submit()
    expect(page.checkout.state.getState()).toMatchObject({
      screen: 'form',
      submission: 'idle',
      failure: { kind: 'unconfirmed' },
    })
    expect(page.callsOf(confirmOrder)).toHaveLength(1)
    page.respond(confirmOrder, confirmed)
    await page.flow.submit()
    expect(page.checkout.state.getState().screen).toBe('accepted')
  })

  it('[SAFE-02] when not even the draft can be read the outcome is reported as unknown', async () => {
    const page = await filled()
    page.refuse(confirmOrder, { kind: 'network' })
    page.refuse(loadOrder, { kind: 'network' })
    await page.flow.submit()
    expect(page.checkout.state.getState().failure).toEqual({ kind: 'unknown', detail: 'Network Error' })
    expect(page.cart.cart.state.getState().lines).toHaveLength(1)
  })

  it('[CHK-87] does not confirm what could not be saved', async () => {
    const page = await filled()
    page.contacts.editBuyer({ comment: 'Позвонить' })
    page.refuse(saveOrder, { kind: 'network' })
    await page.flow.submit()
    expect(page.callsOf(confirmOrder)).toEqual([])
    expect(page.checkout.state.getState().failure).toEqual({ kind: 'unsaved', detail: 'Network Error' })
  })
})

describe('a refusal of the server', () => {
  it('[SAFE-01] a server that is asked too often says how long to wait, and the next try is the same one', async () => {
    const page = await filled()
    page.refuse(confirmOrder, problem('rate-limited', 429, { retryAfterSeconds: 7 }))
    await page.flow.submit()
    expect(page.checkout.state.getState()).toMatchObject({ submission: 'idle', failure: { kind: 'busy', seconds: 7 } })
    page.respond(confirmOrder, confirmed)
    await page.flow.submit()
    expect(page.checkout.state.getState().screen).toBe('accepted')
    const keys = page.callsOf(confirmOrder).map(({ options }) => options?.idempotencyKey)
    expect(keys).toEqual([keys[0], keys[0]])
  })

  it('[CHK-87] so it does when the last edits could not be saved for that reason', async () => {
    const page = await filled()
    page.contacts.editBuyer({ comment: 'Позвонить' })
    page.refuse(saveOrder, problem('rate-limited', 429, { retryAfterSeconds: 3 }))
    await page.flow.submit()
    expect(page.checkout.state.getState().failure).toMatchObject({ kind: 'busy', seconds: 3 })
    expect(page.callsOf(confirmOrder)).toEqual([])
    expect(page.contacts.state.getState().buyer.comment).toBe('Позвонить')
  })

  it('[SAFE-02] price-changed shows the new total and asks again', async () => {
    const page = await filled()
    page.refuse(confirmOrder, problem('price-changed', 409))
    page.always(calculateCart, () => ({
      items: [{ id: 'a', name: 'Товар a', price: 2700, hashCode: 'hash-new' }],
      total: 5400,
    }))
    await page.flow.submit()
    expect(page.checkout.state.getState()).toMatchObject({
      screen: 'form',
      priceChange: { before: 520_000, after: 570_000 },
    })
    page.respond(confirmOrder, confirmed)
    await page.flow.submit()
    expect(savesOf(page).at(-1)).toMatchObject({ cart: { value: [{ id: 'a', hashCode: 'hash-new' }] } })
    expect(page.checkout.state.getState().screen).toBe('accepted')
  })

  it('[SAFE-02] price-changed asks for the prices alone where no whole quote can be had', async () => {
    const page = await filled()
    page.always(calculateCart, () => ({
      items: [{ id: 'a', name: 'Товар a', price: 2700, hashCode: 'hash-new' }],
      total: 5400,
    }))
    const change = await changedPrice(page.cart, async () => null)
    expect(change.after - change.before).toBe(40_000)
  })

  it.each([
    ['the order', confirmOrder],
    ['the last save', saveOrder],
  ])('[SAFE-02] order-already-created for %s shows the completed screen', async (_, endpoint) => {
    const page = await filled()
    page.contacts.editBuyer({ comment: 'Позвонить' })
    page.refuse(endpoint, problem('order-already-created', 409))
    page.always(loadOrder, () => draft({ createdOrderId: 'order-9' }))
    await page.flow.submit()
    expect(page.checkout.state.getState()).toMatchObject({ screen: 'completed', submission: 'idle' })
  })

  it('[SAFE-02] [HTTP-04] validation-failed lists its fields with the words of the server', async () => {
    const page = await filled()
    const errors = [
      {
        pointer: '/customer/value/phone',
        field: 'customer.phone',
        code: 'phone',
        message: 'Введите корректный номер телефона',
        params: null,
      },
      {
        pointer: '/delivery/value/pickPointId',
        field: 'delivery.pickPointId',
        code: 'exists',
        message: 'Пункт закрыт',
        params: null,
      },
    ]
    page.refuse(confirmOrder, problem('validation-failed', 422, { errors }))
    await page.flow.submit()
    expect(page.checkout.state.getState().refused).toEqual([
      { field: 'phone', block: 'user-contacts-block', message: 'Введите корректный номер телефона' },
      { field: 'pickupPoint', block: 'pickpoint-header-anchor', message: 'Пункт закрыт' },
    ])
    page.checkout.touch('phone')
    expect(page.checkout.state.getState().refused.map(({ field }) => field)).toEqual(['pickupPoint'])
  })

  it('[CHK-85] a field that the form does not have is shown by its message', async () => {
    const page = await filled()
    const errors = [
      { pointer: '/cart/value/0', field: 'cart.0', code: 'exists', message: 'Товара нет в наличии', params: null },
    ]
    page.refuse(confirmOrder, problem('validation-failed', 422, { title: 'Проверьте заказ', errors }))
    await page.flow.submit()
    expect(page.checkout.state.getState().failure).toEqual({
      kind: 'refused',
      detail: 'Проверьте заказ. Товара нет в наличии',
    })
  })

  it.each([
    ['detail', { detail: 'Заказ принадлежит другому покупателю' }, 'Заказ принадлежит другому покупателю'],
    ['title', {}, 'Отказ'],
    [
      'errors',
      { title: '', errors: [{ pointer: '', field: '', code: 'x', message: 'Нельзя', params: null }] },
      'Нельзя',
    ],
  ])('[CHK-85] any other refusal is shown with its %s', async (_, more, detail) => {
    const page = await filled()
    page.refuse(confirmOrder, problem('forbidden', 403, more))
    await page.flow.submit()
    expect(page.checkout.state.getState().failure).toEqual({ kind: 'refused', detail })
  })
})

describe('an order made in another tab', () => {
  it('[CHK-51] [SAFE-10] an autosave that comes too late shows the draft as completed and is not sent again', async () => {
    const page = await filled()
    page.always(loadOrder, () => draft({ createdOrderId: 'order-9' }))
    page.refuse(saveOrder, problem('order-already-created', 409))
    page.contacts.editBuyer({ comment: 'Позвонить' })
    await page.advance(500)
    const saves = savesOf(page).length
    await page.advance(120_000)
    expect(savesOf(page)).toHaveLength(saves)
    expect(page.checkout.state.getState().screen).toBe('completed')
  })

  it('[SAFE-10] empties the cart here, and this tab shows the draft as completed and cannot confirm it', async () => {
    const one = await filled()
    const two = await filled(createTestEffects({ storage: one.storage.otherTab(), locks: one.effects.locks }))
    two.always(loadOrder, () => draft({ createdOrderId: 'order-9' }))
    one.respond(confirmOrder, confirmed)
    await one.flow.submit()
    await two.settle()
    expect(two.cart.cart.state.getState().lines).toEqual([])
    expect(two.visited).toEqual([])
    await two.advance(60_000)
    expect(savesOf(two).every(({ cart }) => cart === undefined || cart?.value?.length === 1)).toBe(true)
    expect(two.checkout.state.getState().screen).toBe('completed')
    await two.flow.submit()
    expect(two.callsOf(confirmOrder)).toEqual([])
  })
})
