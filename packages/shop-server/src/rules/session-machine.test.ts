import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PROVIDERS } from './payment-providers'
import { isFinal, isPaid, nextState, PAYMENT_EVENTS, type PaymentEvent } from './session-machine'

describe('payment machine', () => {
  it.each([
    ['online-card', 'Confirmed', '[PAY-64]'],
    ['dolyame', 'Committed', '[PAY-65]'],
    ['vsegda-da', 'approved', '[PAY-66]'],
    ['sberbank', 'Payed', '[PAY-67]'],
    ['sberbank-installment', 'Payed', '[PAY-68]'],
    ['sberbank-credit', 'Payed', '[PAY-69]'],
    ['tinkoff', 'Approved', '[PAY-70]'],
    ['yandex-split', 'Approved', '[PAY-71]'],
    ['yookassa', 'Succeeded', '[PAY-72]'],
    ['pos-credit', 'ContractAuthorized', '[PAY-73]'],
  ])('%s ends paid as %s %s', (key, status) => {
    const found = PROVIDERS.filter((provider) => provider.key === key)
    expect(found.map((provider) => nextState(provider, nextState(provider, 'Created', 'opened'), 'paid'))).toEqual([
      status,
    ])
  })

  it('refuses Pos credit in its own words [PAY-74]', () => {
    const [pos] = PROVIDERS.filter(({ key }) => key === 'pos-credit')
    const end = (event: PaymentEvent) => pos && nextState(pos, 'Pending', event)
    const words = (['rejected', 'refused', 'cancelled', 'timed-out', 'input-error'] as const).map(end)
    expect(words).toEqual(['Rejected', 'BankRejected', 'CustomerRejected', 'CustomerRejectedForTo', 'InputError'])
  })

  const runs = fc.record({
    provider: fc.constantFrom(...PROVIDERS),
    happened: fc.array(fc.constantFrom(...PAYMENT_EVENTS), { maxLength: 12 }),
  })

  it('stays in a final state, except for money and a refund, and never calls a refusal paid', () => {
    fc.assert(
      fc.property(runs, ({ provider, happened }) => {
        let state = 'Created'
        for (const event of happened) {
          const next = nextState(provider, state, event)
          const isRefund = isPaid(provider, state) && event === 'refunded'
          const moves = isRefund || (event === 'paid' && state !== 'Refunded')
          if (isFinal(provider, state) && !moves) expect(next).toBe(state)
          if (isPaid(provider, next) && !isPaid(provider, state)) expect(event).toBe('paid')
          state = next
        }
      }),
    )
  })

  it.each(PROVIDERS)('keeps a refund at $key, whatever callback comes late', (provider) => {
    const paid = nextState(provider, nextState(provider, 'Created', 'opened'), 'paid')
    const refunded = nextState(provider, paid, 'refunded')
    expect(refunded).toBe('Refunded')
    for (const event of PAYMENT_EVENTS) expect(nextState(provider, refunded, event)).toBe('Refunded')
    expect(isPaid(provider, refunded)).toBe(false)
  })

  it('ends paid whenever money came, in whatever order callbacks arrive', () => {
    fc.assert(
      fc.property(runs, ({ provider, happened }) => {
        const sent = happened.filter((event) => event !== 'refunded')
        const end = sent.reduce((state, event) => nextState(provider, state, event), 'Created')
        expect(isPaid(provider, end)).toBe(sent.includes('paid'))
      }),
    )
  })
})
