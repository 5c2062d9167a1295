import {
  confirmOrder,
  loadOrder,
  loadProviderStatus,
  loadPurchaseTypes,
  saveOrder,
  startProvider,
} from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import { PAYMENT_KEY } from '../payment'
import { confirmed, DRAFT } from './checkout.fixture'
import {
  choosePayment,
  comeBack,
  leftDraft,
  offeringBest,
  seen,
  SERVICE,
  started,
  startPayment,
  status,
} from './payment.fixture'

const submitted = async () => {
  const page = startPayment()
  await choosePayment(page, 'PayViaYooKassa')
  await page.flow.submit()
  await page.settle()
  return page
}

describe('a payment at a page of its provider', () => {
  it('saves the order with the method, starts the payment and goes to the address that the server returns [PAY-45]', async () => {
    const page = await submitted()
    const body = page.callsOf(saveOrder).at(-1)?.input.body as { delivery: { value: { purchaseType: string } } }
    expect(body.delivery.value.purchaseType).toBe('PayViaYooKassa')
    expect(page.callsOf(startProvider)[0]?.input).toEqual({ params: { id: DRAFT, provider: 'yookassa' } })
    expect(page.callsOf(startProvider)[0]?.options.idempotencyKey).toBeTruthy()
    expect(page.visited).toEqual([SERVICE])
    expect([seen(page), page.checkout.state.getState().submission]).toEqual([
      ['form', 'redirecting', null],
      'confirming',
    ])
    expect(page.callsOf(confirmOrder)).toEqual([])
  })

  it.each([
    ['a failed request', (page: ReturnType<typeof startPayment>) => page.refuse(startProvider, { kind: 'network' })],
    [
      'a server that says no',
      (page: ReturnType<typeof startPayment>) => page.refuse(startProvider, { kind: 'status', status: 422 }),
    ],
    [
      'succeed not true',
      (page: ReturnType<typeof startPayment>) => page.respond(startProvider, started({ succeed: false })),
    ],
    ['no url', (page: ReturnType<typeof startPayment>) => page.respond(startProvider, started({ url: null }))],
    [
      'a foreign url',
      (page: ReturnType<typeof startPayment>) => page.respond(startProvider, started({ url: 'https://evil.example/' })),
    ],
    [
      'a script for a url',
      (page: ReturnType<typeof startPayment>) => page.respond(startProvider, started({ url: 'javascript:alert(1)' })),
    ],
  ])('after %s says that the way is shut, and the form lives [PAY-46]', async (_, script) => {
    const page = startPayment()
    await choosePayment(page, 'PayViaYooKassa')
    script(page)
    await page.flow.submit()
    await page.settle()
    expect([seen(page), page.checkout.state.getState().submission, page.visited]).toEqual([
      ['form', 'idle', 'redirect'],
      'idle',
      [],
    ])
    expect(page.storage.saved.has(PAYMENT_KEY)).toBe(false)
    await page.pay.retry()
    expect(page.visited).toEqual([SERVICE])
  })
})

describe('the return from a provider', () => {
  it('waits for the final word, confirms and shows the accepted order [PAY-61]', async () => {
    const page = await comeBack({ from: 'yookassa', success: 'true', other: 'kept' })
    expect(seen(page)).toEqual(['checking', 'awaiting', null])
    expect([...page.address.query.keys()]).toEqual(['id', 'other'])
    page.respond(loadProviderStatus, status('Succeeded'))
    page.respond(confirmOrder, confirmed)
    await page.advance(5_000)
    expect(seen(page)).toEqual(['accepted', 'accepted', null])
    expect([...page.address.query.keys()]).toEqual(['other'])
    expect(page.purchases.state.getState().last?.orderId).toBe('order-9')
  })

  it('with success=false goes back to the payment step, and the same method is offered [PAY-62] [PAY-24]', async () => {
    // The server would rather have another one chosen.
    const page = await comeBack({ from: 'yookassa', success: 'false' }, ({ always }) =>
      always(loadPurchaseTypes, () => offeringBest('PayViaDolyame', 'PayViaYooKassa')),
    )
    await page.advance(1_000)
    expect(seen(page)).toEqual(['form', 'declined', 'declined'])
    expect(page.checkout.state.getState().startAt).toBe('paymentSelection')
    expect(page.payment.state.getState().choice).toBe('PayViaYooKassa')
  })

  it('of an order that the server has made already is accepted', async () => {
    const page = await comeBack({ from: 'yookassa', success: 'true' }, ({ always, respond }) => {
      always(loadOrder, () => leftDraft('PayViaYooKassa', { createdOrderId: 'order-9' }))
      respond(confirmOrder, confirmed)
    })
    expect(seen(page)).toEqual(['accepted', 'accepted', null])
  })
})
