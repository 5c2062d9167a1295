import { describe, expect, it } from 'vitest'
import { createStrategies, standardProviders, type PaymentContext, type PaymentStrategy } from '../index'
import { begin, order, provider, settings, start, strategyOf } from './strategies.fixture'

describe('every strategy', () => {
  it.each(standardProviders.map(({ key }) => key))(
    'of %s asks once about a failure, and until it knows about anything else [SAFE-07]',
    async (key) => {
      const strategy = await strategyOf(key)
      const resume = (claim: 'success' | 'failure' | 'waiting') => strategy.resume({ provider: provider(key), claim })
      expect([strategy.id, strategy.kind, resume('success'), resume('waiting'), resume('failure')]).toEqual([
        key,
        provider(key).kind,
        'await',
        'await',
        'ask',
      ])
      expect([strategy.classify(provider(key).paid), strategy.classify('Expired'), strategy.classify('?')]).toEqual([
        'success',
        'failure',
        'pending',
      ])
    },
  )

  it.each(['dolyame', 'yandex-split', 'sberbank', 'yookassa', 'sberbank-installment', 'sberbank-credit', 'vsegda-da'])(
    'of %s goes to the page of the provider [PAY-45]',
    async (key) => {
      const { running, requests } = begin(key, null)
      expect([await running, requests]).toEqual([{ type: 'redirect', start }, ['start']])
    },
  )

  it("may be a partner's: a registered one before one of the settings, and that before ours", async () => {
    const mine = await strategyOf('dolyame')
    const [registered, given] = [{ ...mine }, { ...mine }]
    const find = (more: readonly PaymentStrategy[], known: ReadonlyMap<string, PaymentStrategy> = new Map()) =>
      createStrategies(known, more)(provider('dolyame'))
    expect(await find([given])).toBe(given)
    expect(await find([given], new Map([['dolyame', registered]]))).toBe(registered)
  })

  it.each([
    ['online-card', 'https://integrationjs.tbank.ru/integration.js PaymentIntegration'],
    ['tinkoff', 'https://forma.tinkoff.ru/static/onlineScript.js tinkoff'],
    ['pos-credit', 'https://api.b2pos.ru/shop/v2/connect.js poscreditServices'],
  ])('of %s has its script at an address that is a setting [PAY-107]', async (key, script) => {
    const usual = begin(key, null)
    expect([await usual.running, usual.requests]).toEqual([{ type: 'failed', problem: 'script' }, [script]])
    const own = begin(key, null, {
      settings: {
        ...settings,
        scripts: { 'online-card': '/sim/1.js', tinkoff: '/sim/1.js', 'pos-credit': '/sim/1.js' },
      },
    })
    await own.running
    expect(own.requests[0]).toMatch(/^https:\/\/shop\.example\/sim\/1\.js /)
  })
})

type Init = {
  features: {
    payment: { container: object; paymentStartCallback: () => Promise<string>; order: Record<string, unknown> }
    iframe: { config: { status: { changedCallback: (status: string) => unknown } } }
  }
} & Record<string, unknown>

describe('the card form', () => {
  const open = async (more: Partial<PaymentContext> = {}) => {
    const given: Init[] = []
    const form = begin('online-card', { init: (config: Init) => void given.push(config) }, more)
    await form.clock.advance(0)
    const [config] = given
    if (config === undefined) throw new Error('The form was not drawn.')
    return { ...form, config, payment: config.features.payment }
  }

  it('is drawn with its terminal and the order, the amount in roubles [PAY-39], the receipt in kopecks [PAY-40]', async () => {
    const { config, payment, stop } = await open()
    expect([config['terminalKey'], config['product'], payment.container]).toEqual(['T', 'eacq', { place: 'here' }])
    expect(payment.order).toMatchObject({
      orderId: 'd-1',
      amount: 4700.5,
      phone: '+79123456789',
      email: 'ivan@mail.example',
    })
    const { Items } = payment.order['receipt'] as { Items: { Name: string; Amount: number; Tax: string }[] }
    expect(Items.reduce((sum, { Amount }) => sum + Amount, 0)).toBe(470_050)
    expect([Items[0]?.Name, Items[0]?.Tax]).toEqual(['Я'.repeat(127), 'none'])
    expect(await stop()).toEqual({ type: 'cancelled' })
  })

  it.each(['', 'ivan', 'ivan@', '@mail.example', 'ivan@mail'])('leaves out the e-mail %j [PAY-44]', async (email) => {
    const { payment } = await open({ order: { ...order, buyer: { ...order.buyer, email } } })
    expect('email' in payment.order).toBe(false)
    expect('Email' in (payment.order['receipt'] as object)).toBe(false)
  })

  it('gets its address from the shop server once, and from then on the status is requested [PAY-38]', async () => {
    const { payment, requests } = await open()
    expect(requests).not.toContain('watch')
    expect(await Promise.all([payment.paymentStartCallback(), payment.paymentStartCallback()])).toEqual([
      start.url,
      start.url,
    ])
    expect(requests.filter((each) => each === 'start')).toHaveLength(1)
    expect(requests).toContain('watch')
  })

  it.each([
    ['SUCCESS', { type: 'await' }],
    ['REJECTED', { type: 'await' }],
    ['CANCELED', { type: 'closed' }],
    ['PROCESSING', { type: 'cancelled' }],
    ['__proto__', { type: 'cancelled' }],
  ])(
    'that says %s of itself only gives a hint: the server decides, and a form at work stays [SAFE-14]',
    async (word, outcome) => {
      const { config, stop } = await open()
      await config.features.iframe.config.status.changedCallback(word)
      expect(await stop()).toEqual(outcome)
    },
  )

  it('gets no address that may not be followed [SAFE-12]', async () => {
    const { payment, running } = await open({ judge: () => null })
    await expect(payment.paymentStartCallback()).rejects.toThrow('not started')
    expect(await running).toEqual({ type: 'failed', problem: 'redirect' })
  })
})

describe('the T-Bank instalment', () => {
  const open = async (constants?: Record<string, string>, more: Partial<PaymentContext> = {}) => {
    const created: unknown[][] = []
    const handlers = new Map<unknown, () => void>()
    const done: string[] = []
    const script = {
      ...(constants && { constants }),
      create: (...given: unknown[]) => void created.push(given),
      methods: {
        on: (event: unknown, run: () => void) => void handlers.set(event, run),
        off: (event: unknown) => void handlers.delete(event),
        destroyAll: () => void done.push('destroyed'),
      },
    }
    const modal = begin('tinkoff', script, more)
    await modal.clock.advance(0)
    return { ...modal, created, handlers, done, say: (event: string) => handlers.get(event)?.() }
  }

  it('opens a modal window of its script [PAY-47] with the promo code [PAY-51], all in roubles', async () => {
    const { created, requests } = await open()
    expect(created).toEqual([
      [
        {
          shopId: 'S',
          showcaseId: 'W',
          promoCode: 'installment_0_0_4_5,38',
          orderNumber: 's-1',
          sum: 4700.5,
          items: [
            { name: 'Я'.repeat(127), price: 2200, quantity: 2 },
            { name: 'Доставка', price: 300.5, quantity: 1 },
          ],
          values: {
            contact: {
              fio: { firstName: 'Иван', lastName: 'Петров', middleName: 'Иванович' },
              mobilePhone: '+79123456789',
              email: 'ivan@mail.example',
            },
          },
        },
        { view: 'modal' },
      ],
    ])
    expect(requests.slice(1)).toEqual(['start', 'shown'])
  })

  it.each([
    ['SUCCESS', 'await'],
    ['APPROVED', 'await'],
    ['APPOINTED', 'await'],
    ['REJECT', 'await'],
    ['CANCEL', 'reload'],
    ['MODAL_CLOSED', 'reload'],
  ])('after %s is to be %sed: its word is a hint [PAY-49] [PAY-50]', async (event, type) => {
    const { say, running } = await open()
    say(event)
    expect(await running).toEqual({ type })
  })

  it('receives its events by the names that the script gives them', async () => {
    const { say, running } = await open({ SUCCESS: 'tinkoff/success' })
    say('tinkoff/success')
    expect(await running).toEqual({ type: 'await' })
  })

  it('takes the first word only, and goes without a trace [SAFE-14]', async () => {
    const { say, running, stop, handlers, done } = await open()
    say('SUCCESS')
    say('MODAL_CLOSED')
    expect(await running).toEqual({ type: 'await' })
    await stop()
    expect([handlers.size, done]).toEqual([0, ['destroyed']])
  })

  it('does not open where the shop has not started it', async () => {
    const outcome = { type: 'failed', problem: 'redirect' } as const
    const { running, created } = await open(undefined, { startOrder: async () => ({ outcome }) })
    expect([await running, created]).toEqual([outcome, []])
  })

  it('is looked after every 500 ms, because nobody may tell that it was closed [PAY-48]', async () => {
    const { state, clock } = await open()
    await clock.advance(1_000)
    expect(state.outcome).toBeNull()
    state.frames.add('https://forma.tinkoff.ru')
    await clock.advance(500)
    state.frames.clear()
    await clock.advance(499)
    expect(state.outcome).toBeNull()
    await clock.advance(1)
    expect(state.outcome).toEqual({ type: 'reload' })
  })
})

describe('the Pos credit', () => {
  const open = async (script?: (...given: unknown[]) => void, more: Partial<PaymentContext> = {}) => {
    const given: unknown[][] = []
    const credit = begin('pos-credit', script ?? ((...all: unknown[]) => void given.push(all)), more)
    await credit.clock.advance(0)
    return {
      ...credit,
      given,
      say: (said: unknown) => given.forEach(([, , , heard]) => (heard as (said: unknown) => void)(said)),
      call: (name: string, ...all: unknown[]) => credit.globals.get(name)?.(...all),
    }
  }

  it('opens its widget with creditType 2 [PAY-52] and the category of building materials [PAY-53]', async () => {
    const { given } = await open()
    expect(given[0]?.slice(0, 3)).toEqual([
      'creditProcess',
      'A',
      {
        order: 'd-1',
        products: [
          { id: 'a', name: 'Я'.repeat(127), category: 'Строительные материалы', price: 2200, count: 2 },
          { id: 'delivery', name: 'Доставка', category: 'Строительные материалы', price: 300.5, count: 1 },
        ],
        phone: '+79123456789',
        tradeID: 'P',
        creditType: 2,
      },
    ])
  })

  it('saves the profile that the widget ends with, once, and then the status is requested [PAY-54]', async () => {
    const { call, running, requests } = await open()
    call('poscreditSaveProfile', 'p-7', 'Иван Петров', '+79123456789')
    call('poscreditSaveProfile', 'p-8')
    expect(await running).toEqual({ type: 'await' })
    expect(requests.filter((each) => each.startsWith('start'))).toEqual(['start p-7'])
  })

  it('ends as the shop ends it where that has not started it', async () => {
    const outcome = { type: 'failed', problem: 'redirect' } as const
    const { call, running, requests } = await open(undefined, { startOrder: async () => ({ outcome }) })
    call('poscreditSaveProfile', {})
    call('poscreditSaveProfile', 7)
    expect([await running, requests.at(-1)]).toEqual([outcome, 'shown'])
  })

  it.each([{ success: true }, { error: '' }, 'x', null])('stays open while it says %j', async (word) => {
    const { say, stop } = await open()
    say(word)
    expect(await stop()).toEqual({ type: 'cancelled' })
  })

  it.each([
    ['an error', { error: 'x' }],
    ['no success', { success: false }],
    ['an exception', new Error('x')],
  ])('that fails with %s reports it [PAY-55]', async (_, said) => {
    const { say, running } = await open()
    say(said)
    expect(await running).toEqual({ type: 'failed', problem: 'credit' })
  })

  it('that throws reports it too [PAY-55]', async () => {
    const { running } = await open(() => {
      throw new Error('x')
    })
    expect(await running).toEqual({ type: 'failed', problem: 'credit' })
  })

  it.each([
    [2, { type: 'failed', problem: 'declined' }],
    [3, { type: 'closed' }],
    ['3', { type: 'closed' }],
  ])('that ends with the code %j is never a silent end', async (code, outcome) => {
    const { call, running } = await open()
    call('poscreditCheckStatus', 1)
    call('poscreditCheckStatus', code)
    expect(await running).toEqual(outcome)
  })

  it('takes no profile once the buyer has chosen otherwise', async () => {
    const { call, stop, requests } = await open()
    expect(await stop()).toEqual({ type: 'cancelled' })
    call('poscreditSaveProfile', 'p-7')
    expect(requests).not.toContain('start p-7')
  })
})
