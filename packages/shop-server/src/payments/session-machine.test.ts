import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { providers } from './providers'
import { isFinal, isPaid, nextState } from './session-machine'
import type { PaymentEvent } from './session-machine'

const events: readonly PaymentEvent[] = ['opened', 'paid', 'refused', 'cancelled', 'input-error', 'expired', 'refunded']

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
    const found = providers.filter((provider) => provider.key === key)
    expect(found.map((provider) => nextState(provider, nextState(provider, 'Created', 'opened'), 'paid'))).toEqual([status])
  })

  it('refuses Pos credit in its own words [PAY-74]', () => {
    const [pos] = providers.filter(({ key }) => key === 'pos-credit')
    const end = (event: PaymentEvent) => pos && nextState(pos, 'Pending', event)
    expect([end('refused'), end('cancelled'), end('input-error')]).toEqual(['BankRejected', 'CustomerRejected', 'InputError'])
  })

  it('stands still once it is final, save for a refund, and never calls a refusal paid', () => {
    fc.assert(
      fc.property(fc.constantFrom(...providers), fc.array(fc.constantFrom(...events), { maxLength: 12 }), (provider, happened) => {
        let state = 'Created'
        let settled: string | null = null
        for (const event of happened) {
          const next = nextState(provider, state, event)
          if (settled !== null) expect(next === settled || (isPaid(provider, settled) && next === 'Refunded')).toBe(true)
          if (isPaid(provider, next) && !isPaid(provider, state)) expect(event).toBe('paid')
          state = next
          settled = isFinal(provider, state) ? state : null
        }
      }),
    )
  })
})
