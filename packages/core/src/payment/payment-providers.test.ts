import {
  loadDolyameSchedule,
  loadDolyameStatus,
  loadInstallmentSchedule,
  loadInstallmentStatus,
  loadPaymentStatus,
  loadProviderSchedule,
  loadProviderStatus,
  startDolyame,
  startInstallment,
  startProvider,
} from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import { createTestEffects } from '../testing'
import {
  classifyStatus,
  paymentCalls,
  providerByKey,
  providerOf,
  standardProviders,
  withOwnProviders,
  type PaymentProvider,
} from './index'

const named = (key: string): PaymentProvider => {
  const provider = providerByKey(key)
  if (provider === null) throw new Error(`No provider ${key}`)
  return provider
}

describe('the providers', () => {
  it('are those of the table, each once [PAY-58]', () => {
    expect(standardProviders.map(({ key }) => key).sort()).toEqual(
      [
        'dolyame',
        'online-card',
        'pos-credit',
        'sberbank',
        'sberbank-credit',
        'sberbank-installment',
        'tinkoff',
        'vsegda-da',
        'yandex-split',
        'yookassa',
      ].sort(),
    )
  })

  it.each([
    ['PayImmediately', 'online-card'],
    ['PayViaDolyame', 'dolyame'],
    ['PayViaYandexSplit', 'yandex-split'],
    ['PayViaSberbankInstallment', 'sberbank-installment'],
    ['PayViaSberbankInstallment36M', 'sberbank-installment'],
    ['PayViaSberbankCredit', 'sberbank-credit'],
    ['PayViaSberbankAcquiring', 'sberbank'],
  ] as const)('%s is paid through %s [PAY-09]', (option, key) => {
    expect(providerOf(option)?.key).toBe(key)
  })

  it('take no part in what is paid directly [PAY-56]', () => {
    expect([providerOf('PayOnDelivery'), providerOf('FromCheckingAccountAsLegalEntity'), providerOf(null)]).toEqual([
      null,
      null,
      null,
    ])
  })

  it('may be joined and replaced by a shop, by one line each', () => {
    const own: PaymentProvider = {
      ...named('sberbank'),
      key: 'own-bank',
      options: ['PayViaOwnBank' as 'PayOnDelivery'],
    }
    const all = withOwnProviders([own, { ...named('yookassa'), paid: 'Captured' }])
    expect([all.length, providerByKey('own-bank', all), providerByKey('yookassa', all)?.paid]).toEqual([
      standardProviders.length + 1,
      own,
      'Captured',
    ])
  })

  it.each(['__proto__', 'constructor', 'toString', ''])('do not respond to the key %j', (key) => {
    expect(providerByKey(key)).toBeNull()
  })
})

describe('a status', () => {
  it.each([
    ['[PAY-64]', 'online-card', 'Confirmed'],
    ['[PAY-65]', 'dolyame', 'Committed'],
    ['[PAY-66]', 'vsegda-da', 'approved'],
    ['[PAY-67]', 'sberbank', 'Payed'],
    ['[PAY-68]', 'sberbank-installment', 'Payed'],
    ['[PAY-69]', 'sberbank-credit', 'Payed'],
    ['[PAY-70]', 'tinkoff', 'Approved'],
    ['[PAY-71]', 'yandex-split', 'Approved'],
    ['[PAY-72]', 'yookassa', 'Succeeded'],
    ['[PAY-73]', 'pos-credit', 'ContractAuthorized'],
  ])('%s of %s is final as %s, and as no other word of success', (_, key, paid) => {
    const provider = named(key)
    expect(classifyStatus(provider, paid)).toBe('success')
    const others = new Set(standardProviders.map((each) => each.paid).filter((word) => word !== paid))
    for (const word of [...others, paid.toUpperCase(), ` ${paid}`])
      expect(classifyStatus(provider, word), word).toBe('pending')
  })

  it.each(['Rejected', 'BankRejected', 'CustomerRejected', 'CustomerRejectedForTo', 'InputError'])(
    'of Pos credit is a failure as %s [PAY-74]',
    (word) => {
      expect([classifyStatus(named('pos-credit'), word), classifyStatus(named('yookassa'), word)]).toEqual([
        'failure',
        'pending',
      ])
    },
  )

  it.each(standardProviders.map(({ key }) => key))(
    'of %s is a failure as Cancelled, Failed, Expired and Refunded, and pending as anything unknown [PAY-77]',
    (key) => {
      const provider = named(key)
      for (const word of ['Cancelled', 'Failed', 'Expired', 'Refunded'])
        expect(classifyStatus(provider, word), word).toBe('failure')
      for (const word of ['None', 'Created', 'Pending', '', 'OnTheMoon', '__proto__'])
        expect(classifyStatus(provider, word), word).toBe('pending')
    },
  )
})

describe('the calls of a provider', () => {
  const ask = async (key: string) => {
    const test = createTestEffects()
    const responses = {
      url: null,
      succeed: true,
      paymentStatus: 'Pending',
      updatedOn: '2026-11-01T00:00:00Z',
      items: [],
      isFinal: false,
    }
    for (const endpoint of [
      startDolyame,
      startInstallment,
      startProvider,
      loadDolyameStatus,
      loadInstallmentStatus,
      loadProviderStatus,
      loadPaymentStatus,
      loadDolyameSchedule,
      loadInstallmentSchedule,
      loadProviderSchedule,
    ]) {
      test.always(endpoint, () => responses)
    }
    const calls = paymentCalls(test.effects.http, named(key), 'd-1')
    await calls.start({ idempotencyKey: 'k' }, key === 'pos-credit' ? 'p-7' : undefined)
    await calls.status()
    await calls.schedule()
    return test.calls.map(({ endpoint, input }) => [endpoint.name, input])
  }
  const own = (provider: string) => ({ params: { id: 'd-1', provider } })
  const instalment = (provider: string, more: object = {}) => ({ params: { id: 'd-1' }, query: { provider, ...more } })

  it.each<readonly [key: string, calls: readonly unknown[], rows: string]>([
    [
      'dolyame',
      [
        ['startDolyame', { params: { id: 'd-1' } }],
        ['loadDolyameStatus', { params: { id: 'd-1' } }],
        ['loadDolyameSchedule', { params: { id: 'd-1' } }],
      ],
      '[PAY-83] [PAY-84] [PAY-85]',
    ],
    [
      'yandex-split',
      [
        ['startProvider', own('yandex-split')],
        ['loadProviderStatus', own('yandex-split')],
        ['loadProviderSchedule', own('yandex-split')],
      ],
      '[PAY-86]',
    ],
    [
      'yookassa',
      [
        ['startProvider', own('yookassa')],
        ['loadProviderStatus', own('yookassa')],
        ['loadProviderSchedule', own('yookassa')],
      ],
      '[PAY-87] [PAY-88]',
    ],
    [
      'online-card',
      [
        ['startProvider', own('online-card')],
        ['loadPaymentStatus', { params: { id: 'd-1' } }],
        ['loadProviderSchedule', own('online-card')],
      ],
      '[PAY-82]',
    ],
    [
      'tinkoff',
      [
        ['startInstallment', instalment('tinkoff')],
        ['loadInstallmentStatus', instalment('tinkoff')],
        ['loadInstallmentSchedule', instalment('tinkoff')],
      ],
      '[PAY-90] [PAY-91]',
    ],
    [
      'pos-credit',
      [
        ['startInstallment', instalment('pos-credit', { profileId: 'p-7' })],
        ['loadInstallmentStatus', instalment('pos-credit')],
        ['loadInstallmentSchedule', instalment('pos-credit')],
      ],
      '[PAY-89] [PAY-93]',
    ],
  ])('%s are %j %s', async (key, expected) => {
    expect(await ask(key)).toEqual(expected)
  })

  it('are the same three for everybody of a kind [PAY-92]', () => {
    const kinds = Object.fromEntries(standardProviders.map(({ key, calls }) => [key, calls]))
    expect(kinds).toEqual({
      'sberbank-installment': 'installment',
      'sberbank-credit': 'installment',
      'vsegda-da': 'installment',
      tinkoff: 'installment',
      'pos-credit': 'installment',
      yookassa: 'own',
      sberbank: 'own',
      dolyame: 'own',
      'yandex-split': 'own',
      'online-card': 'payment-status',
    })
  })
})
