import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { termsOf } from './payment-options'
import { PROVIDERS } from './payment-providers'
import { monthlySchedule, monthsLater, shopDay, splitSchedule } from './schedules'

const day = (text: string) => new Date(`${text}T00:00:00Z`)

describe('schedules', () => {
  it('splits into 4 parts of 25% every 14 days, the last with the rest of kopecks [PAY-102]', () => {
    expect(splitSchedule(100_003, day('2026-02-10')).parts).toEqual([
      { date: '2026-02-10', amountKopecks: 25_000 },
      { date: '2026-02-24', amountKopecks: 25_000 },
      { date: '2026-03-10', amountKopecks: 25_000 },
      { date: '2026-03-24', amountKopecks: 25_003 },
    ])
  })

  it('pays monthly from the next month, on the last day where the month is short', () => {
    expect(monthlySchedule(30_000, 3, 0, day('2026-01-31')).parts.map(({ date }) => date)).toEqual([
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
    ])
    expect(monthsLater(day('2024-01-31'), 1).toISOString().slice(0, 10)).toBe('2024-02-29')
  })

  it.each([
    ['PayViaSberbankInstallment', 7.5, [4], '[PAY-96]'],
    ['PayViaSberbankInstallment6M', 15, [6], '[PAY-97]'],
    ['PayViaSberbankInstallment12M', 22, [12], '[PAY-98]'],
    ['PayViaSberbankInstallment24M', 32, [24], '[PAY-99]'],
    ['PayViaSberbankInstallment36M', 39, [36], '[PAY-100]'],
    ['PayViaYandexSplit', 0, [2], '[PAY-103]'],
    ['PayViaPosCredit', 0, [12, 24], '[PAY-104]'],
  ])('%s costs %d%% on top over %j months %s', (option, overpaymentPercent, months) => {
    expect(termsOf(option)).toEqual({ overpaymentPercent, months })
  })

  it('offers a bank credit for 3 to 36 months [PAY-101]', () => {
    const months = [...(termsOf('PayViaSberbankCredit')?.months ?? [])].sort((a, b) => a - b)
    expect([months[0], months.at(-1), months.length]).toEqual([3, 36, 34])
  })

  it('takes 5% over 24 months of Pos credit [PAY-104]', () => {
    const pos = PROVIDERS.find(({ key }) => key === 'pos-credit')
    expect(pos?.schedule?.(1_000_000, 24, day('2026-01-01')).overpaymentKopecks).toBe(50_000)
  })

  it("takes the day of the shop's zone", () => {
    expect(shopDay(Date.parse('2026-02-10T22:30:00Z'), 'Europe/Moscow').toISOString().slice(0, 10)).toBe('2026-02-11')
  })

  it('adds up to the whole, in whole kopecks, on rising days', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_000 }),
        fc.constantFrom(...PROVIDERS),
        fc.nat(),
        (amount, provider, pick) => {
          const months = provider.months[pick % Math.max(1, provider.months.length)] ?? 1
          const schedule = provider.schedule?.(amount, months, day('2026-01-31'))
          const parts = schedule?.parts ?? []
          expect(parts.reduce((sum, { amountKopecks }) => sum + amountKopecks, 0)).toBe(schedule?.totalKopecks ?? 0)
          expect(parts.every(({ amountKopecks }) => Number.isInteger(amountKopecks) && amountKopecks >= 0)).toBe(true)
          expect(parts.map(({ date }) => date)).toEqual([...new Set(parts.map(({ date }) => date))].sort())
        },
      ),
    )
  })
})
