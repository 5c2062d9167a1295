import {
  confirmOrder,
  loadDeliveryCosts,
  loadFlag,
  loadInstallmentStatus,
  loadOrder,
  loadPaymentStatus,
  loadProviderStatus,
  loadPurchaseTypes,
  startInstallment,
  startProvider,
} from '@prilavok/contracts'
import { describe, expect, it, vi } from 'vitest'
import { PAYMENT_KEY, type PaymentStrategy } from '../payment'
import { createTestEffects } from '../testing'
import type { HttpFailure } from '../effects'
import { confirmed, costs, DRAFT } from './checkout.fixture'
import { loadPaymentOptions } from './checkout-requests'
import {
  choosePayment,
  leftDraft,
  offering,
  quiet,
  seen,
  SERVICE,
  started,
  startPayment,
  status,
  type PaymentPage,
} from './payment.fixture'

const keys = (page: PaymentPage) => page.callsOf(startProvider).map(({ options }) => options.idempotencyKey)
const filled = async (option = 'PayViaYooKassa', page = startPayment()) => {
  await choosePayment(page, option)
  return page
}
const widgetShop = (...ids: readonly string[]) => {
  const page = startPayment(createTestEffects(), {
    payment: { terminalKey: 'T', shopId: 'S', showcaseId: 'W', accessId: 'A' },
  })
  page.always(loadPurchaseTypes, () => offering('PayViaYooKassa', ...ids))
  page.always(startInstallment, () => started({ url: null }))
  page.always(loadInstallmentStatus, () => status('Pending'))
  page.always(loadPaymentStatus, () => status('Pending'))
  return page
}

describe('one press, one payment', () => {
  it('a double click starts once [SAFE-01]', async () => {
    const page = await filled()
    await Promise.all([page.flow.submit(), page.flow.submit(), page.pay.start('PayViaYooKassa')])
    await quiet(page)
    expect([page.callsOf(startProvider).length, page.visited]).toEqual([1, [SERVICE]])
  })

  it('a sum that the server refuses as another one than was shown begins no payment; the buyer sees the new one first', async () => {
    const page = await filled()
    page.always(loadDeliveryCosts, () => ({
      ...costs,
      transportCompaniesDeliveryInfo: { Cdek: { ...costs.transportCompaniesDeliveryInfo.Cdek, cost: 450 } },
    }))
    page.refuse(startProvider, {
      kind: 'status',
      status: 409,
      problem: { code: 'price-changed' } as NonNullable<HttpFailure['problem']>,
    })
    await page.flow.submit()
    await quiet(page)
    expect([seen(page), page.visited]).toEqual([['form', 'idle', null], []])
    const { priceChange } = page.checkout.state.getState()
    expect((priceChange?.after ?? 0) - (priceChange?.before ?? 0)).toBe(15_000)
    await page.flow.submit()
    await quiet(page)
    expect(page.visited).toEqual([SERVICE])
  })

  it('a lost response is tried again under the same key, once the server reports that it is not paid [SAFE-01]', async () => {
    const page = await filled()
    page.refuse(startProvider, { kind: 'network' })
    await page.flow.submit()
    expect([seen(page), page.callsOf(loadProviderStatus).length]).toEqual([['form', 'idle', 'redirect'], 1])
    await page.flow.submit()
    expect([new Set(keys(page)).size, keys(page).length, page.visited]).toEqual([1, 2, [SERVICE]])
  })

  it('a final refusal ends the try: the next one has a key of its own [SAFE-01]', async () => {
    const page = await filled()
    page.refuse(startProvider, { kind: 'status', status: 422 })
    await page.flow.submit()
    await page.flow.submit()
    expect([new Set(keys(page)).size, keys(page).length, page.visited]).toEqual([2, 2, [SERVICE]])
  })

  it('a server that is asked too often has started nothing: that is said, and the next try is the same one [SAFE-01]', async () => {
    const page = await filled()
    page.refuse(startProvider, { kind: 'status', status: 429 })
    await page.flow.submit()
    expect([seen(page).at(-1), page.visited]).toEqual(['busy', []])
    await page.flow.submit()
    expect([new Set(keys(page)).size, keys(page).length, page.visited]).toEqual([1, 2, [SERVICE]])
  })

  it('a lost response of a payment that is paid leads to its order', async () => {
    const page = await filled()
    page.refuse(startProvider, { kind: 'timeout' })
    page.always(loadProviderStatus, () => status('Succeeded'))
    page.respond(confirmOrder, confirmed)
    await page.flow.submit()
    await quiet(page)
    expect([seen(page), page.visited]).toEqual([['accepted', 'accepted', null], []])
  })

  it('another amount or another method is another payment, under a key of its own', async () => {
    const page = await filled()
    page.refuse(startProvider, { kind: 'network' })
    await page.flow.submit()
    page.payment.choose('PayViaDolyame')
    page.payment.choose('PayViaYooKassa')
    page.always(loadPurchaseTypes, () => ({
      items: { PayViaYooKassa: { ...offering('PayViaYooKassa').items['PayViaYooKassa'], amount: 4800 } },
    }))
    page.flow.retryPayment()
    await page.advance(1_000)
    await page.flow.submit()
    expect(new Set(keys(page)).size).toBe(2)
  })

  it('an order that was made meanwhile is found, and not paid again', async () => {
    const page = await filled()
    page.refuse(startProvider, { kind: 'status', status: 409, problem: { code: 'order-already-created' } as never })
    page.always(loadOrder, () => leftDraft('PayViaYooKassa', { createdOrderId: 'order-9' }))
    page.refuse(loadProviderStatus, { kind: 'status', status: 404 })
    page.respond(confirmOrder, confirmed)
    await page.flow.submit()
    await quiet(page)
    expect([seen(page), page.visited]).toEqual([['accepted', 'accepted', null], []])
  })

  it('what cannot be saved is not paid for', async () => {
    const page = await filled()
    const { saveOrder } = await import('@prilavok/contracts')
    page.refuse(saveOrder, { kind: 'network' })
    page.contacts.editBuyer({ comment: 'Позвоните' })
    await page.flow.submit()
    expect([
      page.run.getState().phase,
      page.checkout.state.getState().failure?.kind,
      page.callsOf(startProvider),
    ]).toEqual(['idle', 'unsaved', []])
  })

  it('what is not filled in is not paid for', async () => {
    const page = await filled()
    page.contacts.setConsent(false)
    await page.pay.start('PayViaYooKassa')
    expect([page.callsOf(startProvider), page.run.getState().phase]).toEqual([[], 'idle'])
  })

  it.each(['PayOnDelivery'])('%s is confirmed directly, without a provider [PAY-56]', async (option) => {
    const page = await filled(option)
    page.respond(confirmOrder, confirmed)
    await page.flow.submit()
    expect([seen(page), page.callsOf(startProvider)]).toEqual([['accepted', 'idle', null], []])
  })
})

describe('what needs a script', () => {
  it.each([
    ['PayImmediately', 'terminalKey', { shopId: 'S', showcaseId: 'W', accessId: 'A' }],
    ['PayViaTinkoffInstallment', 'showcaseId', { terminalKey: 'T', shopId: 'S', accessId: 'A' }],
    ['PayViaPosCredit', 'accessId', { terminalKey: 'T', shopId: 'S', showcaseId: 'W' }],
  ])(
    '%s is not offered on a page that has not set %s, and its developer is notified of it once',
    async (option, name, payment) => {
      const page = startPayment(createTestEffects(), { payment })
      page.always(loadPurchaseTypes, () => offering(option))
      page.always(loadFlag, () => true)
      await choosePayment(page, 'PayOnDelivery')
      await loadPaymentOptions(page.shop, DRAFT)
      expect(page.payment.state.getState().offers.map(({ id }) => id)).toEqual(['PayOnDelivery'])
      expect(page.reports.filter(({ kind }) => kind === 'settings').map(({ message }) => message)).toEqual([
        expect.stringContaining(`payment.${name}`),
      ])
    },
  )

  it('a shop that pays through it in its own way needs none of them', async () => {
    const own: PaymentStrategy = {
      id: 'online-card',
      kind: 'widget',
      start: async () => ({ type: 'cancelled' }),
      resume: () => 'ask',
      classify: () => 'pending',
      dispose() {},
    }
    const page = startPayment(createTestEffects(), { paymentStrategies: [own] })
    page.always(loadPurchaseTypes, () => offering('PayImmediately'))
    page.always(loadFlag, () => true)
    await choosePayment(page, 'PayOnDelivery')
    expect(page.payment.state.getState().offers.map(({ id }) => id)).toContain('PayImmediately')
  })

  it.each([
    ['[PAY-105]', 'PayImmediately', 'OnlinePayment', 'https://integrationjs.tbank.ru/integration.js'],
    ['[PAY-106]', 'PayViaTinkoffInstallment', 'TinkoffInstallment', 'https://forma.tinkoff.ru/static/onlineScript.js'],
  ])('%s %s is offered once the flag says yes, and then its script is loaded', async (_, option, flag, script) => {
    for (const on of [true, false]) {
      const page = widgetShop(option)
      page.always(loadFlag, ({ params }) => params.name === flag && on)
      await choosePayment(page, 'PayOnDelivery')
      await quiet(page)
      expect(page.payment.state.getState().offers.some(({ id }) => id === option)).toBe(on)
      // The code of the provider comes first.
      if (on) await vi.waitFor(() => expect(page.foreign.asked).toEqual([script]))
      else expect(page.foreign.asked).toEqual([])
    }
  })

  it('asks for no flag that nobody needs', async () => {
    const page = await filled()
    expect(page.callsOf(loadFlag).map(({ input }) => input.params.name)).not.toContain('OnlinePayment')
  })

  it('says that it did not come, leaves the others, and tries again at the press (fault case 31)', async () => {
    const page = await filled('PayViaPosCredit', widgetShop('PayViaPosCredit'))
    await page.flow.submit()
    await quiet(page)
    expect([seen(page), page.checkout.state.getState().submission]).toEqual([['form', 'idle', 'script'], 'idle'])
    const opened: unknown[] = []
    page.foreign.scripts.set('https://api.b2pos.ru/shop/v2/connect.js', (name: unknown) => void opened.push(name))
    void page.pay.retry()
    await quiet(page)
    expect([page.run.getState().phase, opened]).toEqual(['widget', ['creditProcess']])
  })

  it("is given up by choosing another method, and what it says later is nobody's (fault case 34)", async () => {
    const page = await filled('PayViaPosCredit', widgetShop('PayViaPosCredit'))
    page.foreign.scripts.set('https://api.b2pos.ru/shop/v2/connect.js', () => {})
    void page.flow.submit()
    await quiet(page)
    const save = page.foreign.globals.get('poscreditSaveProfile')
    page.payment.choose('PayViaYooKassa')
    save?.('p-7')
    await quiet(page)
    expect([
      seen(page),
      page.checkout.state.getState().submission,
      page.callsOf(startInstallment),
      [...page.foreign.globals.keys()],
    ]).toEqual([['form', 'idle', null], 'idle', [], []])
  })

  it("that says success is asked about: accepted only by the server's word (fault case 32) [SAFE-14]", async () => {
    const page = await filled('PayViaPosCredit', widgetShop('PayViaPosCredit'))
    page.foreign.scripts.set('https://api.b2pos.ru/shop/v2/connect.js', () => {})
    void page.flow.submit()
    await quiet(page)
    page.foreign.globals.get('poscreditSaveProfile')?.('p-7')
    await page.advance(60_000)
    expect([seen(page), page.callsOf(confirmOrder)]).toEqual([['checking', 'awaiting', null], []])
    page.always(loadInstallmentStatus, () => status('ContractAuthorized'))
    page.respond(confirmOrder, confirmed)
    await page.advance(5_000)
    expect(seen(page)).toEqual(['accepted', 'accepted', null])
  })

  it('draws the card form where the page lets it, and the order is accepted by the status alone [PAY-38]', async () => {
    const page = await filled('PayImmediately', widgetShop('PayImmediately'))
    const drawn: { features: { payment: { container: object; paymentStartCallback: () => Promise<string> } } }[] = []
    page.foreign.scripts.set('https://integrationjs.tbank.ru/integration.js', {
      init: (config: (typeof drawn)[number]) => void drawn.push(config),
    })
    page.respond(startProvider, started({ url: 'https://securepay.tinkoff.ru/1' }))
    void page.flow.submit()
    await quiet(page)
    expect([page.run.getState().phase, drawn]).toEqual(['widget', []])
    const place = {}
    page.pay.showIn(place)
    await quiet(page)
    expect(drawn[0]?.features.payment.container).toBe(place)
    expect(await drawn[0]?.features.payment.paymentStartCallback()).toBe('https://securepay.tinkoff.ru/1')
    await page.advance(5_000)
    expect(page.callsOf(loadPaymentStatus)).toHaveLength(2)
    page.always(loadPaymentStatus, () => status('Confirmed'))
    page.respond(confirmOrder, confirmed)
    await page.advance(5_000)
    expect(seen(page)).toEqual(['accepted', 'accepted', null])
  })

  const modal = async (page: PaymentPage) => {
    const handlers = new Map<unknown, () => void>()
    page.foreign.scripts.set('https://forma.tinkoff.ru/static/onlineScript.js', {
      create: () => {},
      methods: { on: (event: unknown, run: () => void) => void handlers.set(event, run) },
    })
    void page.flow.submit()
    await quiet(page)
    await vi.waitFor(() => expect(handlers.size).toBeGreaterThan(0))
    return async (event: string) => {
      handlers.get(event)?.()
      await quiet(page)
    }
  }

  it('reloads the page when the modal is closed without acceptance, and the edits are saved [PAY-50]', async () => {
    const page = await filled('PayViaTinkoffInstallment', widgetShop('PayViaTinkoffInstallment'))
    const say = await modal(page)
    await say('MODAL_CLOSED')
    expect([page.visited, page.order.state.getState().saving, page.callsOf(loadInstallmentStatus).length]).toEqual([
      ['reload'],
      'saved',
      1,
    ])
  })

  it('is a step of the history: going back closes it, keeps the page and says that the payment is not finished', async () => {
    const page = await filled('PayViaTinkoffInstallment', widgetShop('PayViaTinkoffInstallment'))
    await modal(page)
    await vi.waitFor(() => expect(page.foreign.steps.size).toBe(1))
    for (const gone of page.foreign.steps) gone()
    await quiet(page)
    const { screen, startAt } = page.checkout.state.getState()
    expect([seen(page), page.visited, screen, startAt, page.foreign.steps.size]).toEqual([
      ['form', 'declined', 'unfinished'],
      [],
      'form',
      'paymentSelection',
      0,
    ])
  })

  it('is no step where the provider gives no way to close it; a page that is left with it comes back to an unfinished payment', async () => {
    const page = await filled('PayViaPosCredit', widgetShop('PayViaPosCredit'))
    page.foreign.scripts.set('https://api.b2pos.ru/shop/v2/connect.js', () => {})
    void page.flow.submit()
    await quiet(page)
    expect([page.run.getState().phase, page.foreign.steps.size]).toEqual(['widget', 0])
    const record = () => JSON.parse(page.storage.saved.get(PAYMENT_KEY) ?? 'null') as unknown
    expect(record()).toMatchObject({ phase: 'left', option: 'PayViaPosCredit' })
    page.payment.choose('PayViaYooKassa')
    expect(record()).toBeNull()
  })

  it('that is closed leaves no step behind, and the page that loads says that the payment is not finished [PAY-50]', async () => {
    const page = await filled('PayViaTinkoffInstallment', widgetShop('PayViaTinkoffInstallment'))
    const say = await modal(page)
    await vi.waitFor(() => expect(page.foreign.steps.size).toBe(1))
    await say('MODAL_CLOSED')
    expect([
      page.foreign.steps.size,
      page.visited,
      JSON.parse(page.storage.saved.get(PAYMENT_KEY) ?? '{}'),
    ]).toMatchObject([0, ['reload'], { phase: 'left', option: 'PayViaTinkoffInstallment' }])
  })

  it('does not reload where the server has accepted (fault case 33) [PAY-49]', async () => {
    const page = await filled('PayViaTinkoffInstallment', widgetShop('PayViaTinkoffInstallment'))
    const say = await modal(page)
    page.always(loadInstallmentStatus, () => status('Approved'))
    page.respond(confirmOrder, confirmed)
    await say('MODAL_CLOSED')
    expect([seen(page), page.visited]).toEqual([['accepted', 'accepted', null], []])
  })
})
