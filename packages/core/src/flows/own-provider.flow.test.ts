import { calculateCart, loadPurchaseTypes, startProvider } from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import {
  classifyStatus,
  providerByKey,
  type PaymentContext,
  type PaymentProvider,
  type PaymentStrategy,
} from '../payment'
import { createTestEffects } from '../testing'
import { DRAFT } from './checkout.fixture'
import { choosePayment, offering, quiet, seen, started, startPayment } from './payment.fixture'

describe("a partner's provider", () => {
  const own: PaymentProvider = {
    key: 'own-bank',
    options: ['PayViaOwnBank' as 'PayOnDelivery'],
    calls: 'own',
    kind: 'redirect',
    paid: 'Done',
    refused: new Set(['Nope']),
    hasSchedule: false,
  }
  const strategy = (start: PaymentStrategy['start']): PaymentStrategy => ({
    id: 'own-bank',
    kind: 'widget',
    start,
    resume: () => 'await',
    classify: (word) => classifyStatus(own, word),
    dispose() {},
  })
  const shopWith = async (paymentStrategies: readonly PaymentStrategy[] = []) => {
    const page = startPayment(createTestEffects(), {
      paymentProviders: [own],
      paymentStrategies,
      allowedRedirectHosts: { 'own-bank': ['bank.example'] },
    })
    page.always(loadPurchaseTypes, () => offering('PayViaOwnBank'))
    page.always(startProvider, () => started({ url: 'https://bank.example/1' }))
    await choosePayment(page, 'PayViaOwnBank')
    return page
  }

  it('with a page of its own is one line of the settings', async () => {
    const page = await shopWith()
    await page.flow.submit()
    expect([page.callsOf(startProvider)[0]?.input.params['provider'], page.visited]).toEqual([
      'own-bank',
      ['https://bank.example/1'],
    ])
  })

  it('may open a window; a blocked one leaves its address to be opened by hand (fault case 35)', async () => {
    for (const popups of [true, false]) {
      const page = await shopWith([strategy(async () => ({ type: 'window', url: 'https://bank.example/2' }))])
      page.foreign.popups = popups
      await page.flow.submit()
      await quiet(page)
      expect([page.foreign.windows, page.run.getState().problem, page.run.getState().link]).toEqual(
        popups ? [['https://bank.example/2'], null, null] : [[], 'popup', 'https://bank.example/2'],
      )
      expect(seen(page)[0]).toBe('checking')
    }
  })

  it('opens no window of another host [SAFE-12]', async () => {
    const page = await shopWith([strategy(async () => ({ type: 'window', url: 'https://evil.example/' }))])
    await page.flow.submit()
    await quiet(page)
    expect([page.foreign.windows, seen(page)]).toEqual([[], ['form', 'idle', 'redirect']])
  })

  it('that throws leaves a live form, and the developer is notified of it', async () => {
    const page = await shopWith([strategy(() => Promise.reject(new Error('x')))])
    await page.flow.submit()
    expect([seen(page), page.reports.map(({ message }) => message)]).toEqual([
      ['form', 'idle', 'script'],
      ['The payment strategy "own-bank" threw.'],
    ])
  })

  it.each([
    ['the price that the server names', {}, 470_000],
    ['what its products and the delivery cost, where the server names none', { amount: null }, 280_000],
  ])(
    'may be registered before the start, in place of a standard one; it gets the order for %s',
    async (_, more, amount) => {
      const page = startPayment()
      const { PayOnDelivery, PayViaYooKassa } = offering('PayViaYooKassa').items
      page.always(loadPurchaseTypes, () => ({
        items: { PayOnDelivery, PayViaYooKassa: { ...PayViaYooKassa, ...more } },
      }))
      page.cart.cart.add({ id: 'b', name: 'Товар b', price: 100, quantity: 1 } as never)
      page.always(calculateCart, () => ({
        items: [
          { id: 'a', name: 'Товар a', price: 1250 },
          { id: 'b', name: 'Товар b', price: 100, isAvailable: false },
        ],
        total: 2500,
      }))
      await choosePayment(page, 'PayOnDelivery')
      const acted: PaymentContext[] = []
      const standard = providerByKey('yookassa')
      page.pay.useStrategy({
        id: 'yookassa',
        kind: 'widget',
        start: async (context) => (acted.push(context), { type: 'cancelled' }),
        resume: () => 'ask',
        classify: (word) => classifyStatus(standard ?? own, word),
        dispose() {},
      })
      await page.pay.start('PayViaYooKassa')
      expect(page.payment.state.getState()).toMatchObject({ choice: 'PayViaYooKassa', why: 'buyer' })
      expect([seen(page), page.checkout.state.getState().submission]).toEqual([['form', 'idle', null], 'idle'])
      expect(acted.map(({ option, order }) => [option, order])).toEqual([
        [
          'PayViaYooKassa',
          {
            id: DRAFT,
            amount,
            delivery: 30_000,
            lines: [{ id: 'a', name: 'Товар a', price: 125_000, quantity: 2 }],
            buyer: {
              firstName: 'Иван',
              lastName: 'Петров',
              middleName: '',
              phone: '9123456789',
              email: 'ivan@mail.example',
            },
          },
        ],
      ])
    },
  )
})
