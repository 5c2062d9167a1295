import {
  confirmOrder,
  loadOrder,
  loadProviderStatus,
  loadPurchaseTypes,
  saveOrder,
  sendAnalytics,
  startProvider,
} from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import { PAYMENT_KEY } from '../payment'
import { createTestEffects, createTestStorage } from '../testing'
import { confirmed, DRAFT, keepOwn } from './checkout.fixture'
import {
  choosePayment,
  comeBack,
  leftDraft,
  quiet,
  seen,
  startPayment,
  status,
  type PaymentPage,
} from './payment.fixture'

const requests = (page: PaymentPage) => page.callsOf(loadProviderStatus).length
const back = (success: string, script?: (page: PaymentPage) => void) => comeBack({ from: 'yookassa', success }, script)
const record = (phase: 'left' | 'awaiting', since = Date.UTC(2026, 10, 1)) =>
  JSON.stringify({ orderId: DRAFT, provider: 'yookassa', option: 'PayViaYooKassa', phase, since })

describe('a return that waits', () => {
  it('shows that it waits while it asks [PAY-63]', async () => {
    const page = await back('waiting')
    expect([seen(page), requests(page)]).toEqual([['checking', 'awaiting', null], 1])
  })

  it('sends a request 5000 ms after the last response, and never twice at once [PAY-78]', async () => {
    const page = await back('true')
    const slow = page.hold(loadProviderStatus)
    await page.advance(4_999)
    expect(requests(page)).toBe(1)
    await page.advance(1)
    expect(requests(page)).toBe(2)
    await page.advance(20_000)
    page.page.visible()
    page.page.online()
    expect(requests(page)).toBe(2)
    slow.respond(status('Pending'))
    await page.advance(4_999)
    expect(requests(page)).toBe(2)
    await page.advance(1)
    expect(requests(page)).toBe(3)
  })

  it('asks at once when somebody looks at the page again or the network is back', async () => {
    const page = await back('true')
    page.page.visible()
    await quiet(page)
    page.page.online()
    await quiet(page)
    expect(requests(page)).toBe(3)
  })

  it.each([
    ['a lost answer', { kind: 'network' }],
    ['a timeout', { kind: 'timeout' }],
    ['a page instead of a response', { kind: 'response', status: 200 }],
    ['an error of the server', { kind: 'status', status: 500 }],
  ] as const)('swallows %s and goes on [PAY-79]; it is no check error [PAY-81]', async (_, failure) => {
    const page = await back('true', ({ refuse }) => refuse(loadProviderStatus, failure))
    expect(seen(page)).toEqual(['checking', 'awaiting', null])
    page.respond(loadProviderStatus, status('Succeeded'))
    page.respond(confirmOrder, confirmed)
    await page.advance(5_000)
    expect(seen(page)).toEqual(['accepted', 'accepted', null])
  })

  it.each(['Created', 'None', 'Refused', 'succeeded', 'Approved'])(
    'goes on after %s: an unknown word is pending [PAY-77]',
    async (word) => {
      const page = await back('true', ({ always }) => always(loadProviderStatus, () => status(word)))
      await page.advance(60_000)
      expect([seen(page), requests(page), page.callsOf(confirmOrder)]).toEqual([['checking', 'awaiting', null], 13, []])
    },
  )

  it('reports it after ten minutes, and goes on [PAY-77]', async () => {
    const page = await back('true')
    await page.advance(10 * 60_000 - 1)
    expect(page.run.getState().long).toBe(false)
    await page.advance(1)
    expect(page.run.getState()).toMatchObject({ phase: 'awaiting', long: true, problem: null })
    page.respond(loadProviderStatus, status('Succeeded'))
    page.respond(confirmOrder, confirmed)
    await page.pay.checkNow()
    await quiet(page)
    expect([seen(page), page.run.getState().long]).toEqual([['accepted', 'accepted', null], false])
  })

  it('finds an order that was made of the draft another way', async () => {
    const page = await back('true')
    page.always(loadOrder, () => leftDraft('PayOnDelivery', { createdOrderId: 'order-9' }))
    page.always(confirmOrder, () => confirmed)
    await page.advance(30_000)
    expect(seen(page)).toEqual(['accepted', 'accepted', null])
  })

  it('ends when the buyer chooses another method [PAY-77]', async () => {
    const page = await back('true')
    await page.pay.chooseAnother()
    const before = requests(page)
    await page.advance(60_000)
    expect([seen(page), requests(page) - before, page.checkout.state.getState().startAt]).toEqual([
      ['form', 'idle', null],
      0,
      'paymentSelection',
    ])
    expect(page.storage.saved.has(PAYMENT_KEY)).toBe(false)
  })

  it('goes on after a reload, with the time that it has waited [PAY-77]', async () => {
    const test = createTestEffects()
    test.storage.saved.set(PAYMENT_KEY, record('awaiting', test.effects.clock.now() - 9 * 60_000))
    const page = await comeBack({}, undefined, test)
    expect(seen(page)).toEqual(['checking', 'awaiting', null])
    await page.advance(60_000)
    expect(page.run.getState().long).toBe(true)
  })
})

describe('the server decides', () => {
  it('a claim of success for a failed payment goes back to the payment step [SAFE-07] [PAY-76]', async () => {
    const page = await back('true', ({ always }) => always(loadProviderStatus, () => status('Cancelled')))
    await page.advance(1_000)
    expect([seen(page), page.checkout.state.getState().startAt]).toEqual([
      ['form', 'declined', 'declined'],
      'paymentSelection',
    ])
    expect(page.callsOf(confirmOrder)).toEqual([])
  })

  it('a claim of failure for a paid order is accepted [SAFE-07]', async () => {
    const page = await back('false', ({ always, respond }) => {
      always(loadProviderStatus, () => status('Succeeded'))
      respond(confirmOrder, confirmed)
    })
    expect(seen(page)).toEqual(['accepted', 'accepted', null])
  })

  it('a claim of failure is believed where the server does not know better [PAY-76]', async () => {
    const page = await back('false', ({ refuse }) => refuse(loadProviderStatus, { kind: 'network' }))
    expect(seen(page)).toEqual(['form', 'declined', 'declined'])
  })

  it('a late success after a refusal is found with the next try', async () => {
    const page = await back('false')
    page.contacts.editBuyer({ firstName: 'Иван', lastName: 'Петров', phone: '9123456789' })
    page.contacts.setConsent(true)
    await page.advance(2_000)
    page.refuse(startProvider, {
      kind: 'status',
      status: 409,
      problem: { code: 'order-not-payable', current: { paymentStatus: 'Succeeded' } } as never,
    })
    page.always(loadProviderStatus, () => status('Succeeded'))
    page.respond(confirmOrder, confirmed)
    await page.pay.retry()
    await quiet(page)
    expect([seen(page), page.visited]).toEqual([['accepted', 'accepted', null], []])
  })

  it('accepts once, however often the return is opened [SAFE-06]', async () => {
    const storage = createTestStorage()
    const paid = (page: PaymentPage) => {
      page.always(loadProviderStatus, () => status('Succeeded'))
      page.always(loadOrder, () => leftDraft('PayViaYooKassa', { createdOrderId: 'order-9' }))
      page.always(confirmOrder, () => confirmed)
    }
    const pages = []
    for (const claim of ['true', 'true', 'false'])
      pages.push(await comeBack({ from: 'yookassa', success: claim }, paid, createTestEffects({ storage })))
    expect(pages.map((page) => page.checkout.state.getState().screen)).toEqual(['accepted', 'accepted', 'accepted'])
    expect(pages.map((page) => page.callsOf(sendAnalytics).length)).toEqual([1, 0, 0])
  })
})

describe('a paid order', () => {
  it('is confirmed by one tab at a time [SAFE-01]', async () => {
    const names: string[] = []
    const { locks } = createTestEffects().effects
    const test = createTestEffects({
      locks: {
        run(name, task) {
          names.push(name)
          return locks.run(name, task)
        },
      },
    })
    const page = await comeBack(
      { from: 'yookassa', success: 'true' },
      ({ always, respond }) => {
        always(loadProviderStatus, () => status('Succeeded'))
        respond(confirmOrder, confirmed)
      },
      test,
    )
    expect([seen(page), names]).toEqual([['accepted', 'accepted', null], [`confirm-${DRAFT}`]])
  })
})

describe('a paid order that cannot be confirmed', () => {
  it('says that the check failed, and is confirmed by the next one under the same key [PAY-81] [SAFE-01]', async () => {
    const page = await back('true', ({ always, refuse }) => {
      always(loadProviderStatus, () => status('Succeeded'))
      refuse(confirmOrder, { kind: 'network' })
    })
    expect(seen(page)).toEqual(['checking', 'awaiting', 'check'])
    page.respond(confirmOrder, confirmed)
    await page.pay.retry()
    await quiet(page)
    expect(seen(page)).toEqual(['accepted', 'accepted', null])
    expect(new Set(page.callsOf(confirmOrder).map(({ options }) => options.idempotencyKey)).size).toBe(1)
  })

  it('whose response was lost is found in the draft [SAFE-02]', async () => {
    const page = await back('true', ({ always, refuse, respond }) => {
      always(loadProviderStatus, () => status('Succeeded'))
      respond(loadOrder, leftDraft('PayViaYooKassa'))
      always(loadOrder, () => leftDraft('PayViaYooKassa', { createdOrderId: 'order-9' }))
      refuse(confirmOrder, { kind: 'network' })
    })
    expect([seen(page), page.checkout.state.getState().accepted]).toMatchObject([
      ['accepted', 'accepted', null],
      { number: null, underpaid: null },
    ])
  })

  it('is not requested again where the server refuses, but found once the server has made it', async () => {
    const page = await back('true', ({ always, refuse }) => {
      always(loadProviderStatus, () => status('Succeeded'))
      refuse(confirmOrder, { kind: 'status', status: 422 })
    })
    await page.advance(20_000)
    expect([seen(page), page.callsOf(confirmOrder).length]).toEqual([['checking', 'awaiting', 'check'], 1])
    page.always(loadOrder, () => leftDraft('PayViaYooKassa', { createdOrderId: 'order-9' }))
    page.always(confirmOrder, () => confirmed)
    await page.advance(5_000)
    expect(seen(page)).toEqual(['accepted', 'accepted', null])
  })
})

describe('a return that cannot be checked', () => {
  it.each(['own-bank', '__proto__', 'constructor', ''])(
    'from %j is not supported, and the form opens [PAY-60]',
    async (from) => {
      const test = createTestEffects()
      test.storage.saved.set(PAYMENT_KEY, record('left'))
      const page = await comeBack({ from, success: 'true' }, undefined, test)
      expect([seen(page), requests(page), [...page.address.query.keys()]]).toEqual([
        ['form', 'idle', 'unsupported'],
        0,
        ['id'],
      ])
    },
  )

  it.each([
    { from: 'newsletter' },
    { from: 'own-bank', success: '1', status: 'open' },
    { success: 'true', status: 'approve' },
  ])('is none where this browser has begun no payment: %j is of the page, and stays', async (query) => {
    const page = await comeBack(query)
    expect([seen(page), page.address.query]).toEqual([
      ['form', 'idle', null],
      new Map(Object.entries({ id: DRAFT, ...query })),
    ])
  })

  it('without an order raises the check error [PAY-81]', async () => {
    const page = startPayment()
    page.cart.cart.clear()
    page.address.query.set('from', 'yookassa')
    await page.flow.open()
    expect([seen(page), page.callsOf(saveOrder), page.visited]).toEqual([['missing', 'idle', 'check'], [], []])
  })

  it('without an order is never taken for the one of the cart [PAY-81]', async () => {
    const page = startPayment()
    page.address.query.set('from', 'yookassa')
    await page.flow.open()
    await quiet(page)
    expect([seen(page), requests(page), page.address.query.has('from')]).toEqual([['form', 'idle', 'check'], 0, false])
  })

  it('of an order that the server does not know raises it too [PAY-81]', async () => {
    const page = await back('true', ({ always }) => always(loadOrder, () => null))
    expect(seen(page)).toEqual(['missing', 'idle', 'check'])
  })

  it('because the draft cannot be read may be tried again', async () => {
    const page = await back('true', ({ refuse }) => refuse(loadOrder, { kind: 'network' }))
    expect([seen(page)[0], page.address.query.get('from')]).toEqual(['failed', 'yookassa'])
    await page.flow.open()
    await quiet(page)
    expect(seen(page)).toEqual(['checking', 'awaiting', null])
  })
})

describe('a buyer who comes back another way', () => {
  it.each([
    ['paid', 'Succeeded', ['accepted', 'accepted', null]],
    ['open', 'Pending', ['form', 'declined', 'unfinished']],
    ['refused', 'Cancelled', ['form', 'declined', 'declined']],
  ])('by the back button finds the payment %s [SAFE-15]', async (_, word, shown) => {
    const test = createTestEffects()
    test.storage.saved.set(PAYMENT_KEY, record('left'))
    const page = await comeBack(
      {},
      ({ always }) => {
        always(loadProviderStatus, () => status(word))
        always(confirmOrder, () => confirmed)
      },
      test,
    )
    expect(seen(page)).toEqual(shown)
    if (shown[0] === 'form') expect(page.checkout.state.getState().startAt).toBe('paymentSelection')
  })

  it('out of the back-forward cache finds a live form with the method that was chosen [SAFE-15]', async () => {
    const page = startPayment()
    await choosePayment(page, 'PayViaYooKassa')
    await page.flow.submit()
    page.page.restore()
    await page.advance(1_000)
    expect([seen(page), page.checkout.state.getState().submission, page.payment.state.getState().choice]).toEqual([
      ['form', 'declined', 'unfinished'],
      'idle',
      'PayViaYooKassa',
    ])
    expect(page.callsOf(loadPurchaseTypes).length).toBeGreaterThan(1)
    await page.flow.submit()
    expect(page.visited).toHaveLength(2)
  })

  it('out of the back-forward cache after paying finds the accepted order [SAFE-15]', async () => {
    const page = startPayment()
    await choosePayment(page, 'PayViaYooKassa')
    await page.flow.submit()
    page.always(loadProviderStatus, () => status('Succeeded'))
    page.respond(confirmOrder, confirmed)
    page.page.restore()
    await quiet(page)
    expect(seen(page)).toEqual(['accepted', 'accepted', null])
  })

  it('to another order finds nothing of a payment of the former, and keeps the new cart', async () => {
    const page = startPayment()
    page.storage.saved.set(PAYMENT_KEY, record('awaiting').replace(DRAFT, 'draft-0'))
    await page.flow.open()
    await quiet(page)
    expect([seen(page), requests(page), page.cart.cart.state.getState().lines.length]).toEqual([
      ['form', 'idle', null],
      0,
      1,
    ])
  })

  it("on a plain visit finds the paid order of the browser's draft", async () => {
    const test = createTestEffects()
    test.storage.saved.set(PAYMENT_KEY, record('left'))
    keepOwn(test)
    const page = startPayment(test)
    page.always(loadOrder, () => leftDraft('PayViaYooKassa'))
    page.always(loadProviderStatus, () => status('Succeeded'))
    page.always(confirmOrder, () => confirmed)
    await page.flow.open()
    await quiet(page)
    expect([seen(page), page.storage.saved.has(PAYMENT_KEY)]).toEqual([['accepted', 'accepted', null], false])
  })

  it('a day later sends no request', async () => {
    const test = createTestEffects()
    test.storage.saved.set(PAYMENT_KEY, record('left', test.effects.clock.now() - 25 * 60 * 60_000))
    const page = await comeBack({}, undefined, test)
    expect([seen(page), requests(page)]).toEqual([['form', 'idle', null], 0])
  })

  it.each(['{', '[]', '{"orderId":1}', '{"__proto__":{"orderId":"x"}}', 'null'])(
    'and a damaged note of the payment %s is none',
    async (text) => {
      const test = createTestEffects()
      test.storage.saved.set(PAYMENT_KEY, text)
      expect(seen(await comeBack({}, undefined, test))).toEqual(['form', 'idle', null])
    },
  )
})
