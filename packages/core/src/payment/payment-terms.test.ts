import { describe, expect, it } from 'vitest'
import { paymentTerms, termsOf, visibleRows } from './index'

describe('the terms', () => {
  it.each([
    ['[PAY-96]', 'PayViaSberbankInstallment', 4, 7.5],
    ['[PAY-97]', 'PayViaSberbankInstallment6M', 6, 15],
    ['[PAY-98]', 'PayViaSberbankInstallment12M', 12, 22],
    ['[PAY-99]', 'PayViaSberbankInstallment24M', 24, 32],
    ['[PAY-100]', 'PayViaSberbankInstallment36M', 36, 39],
  ] as const)('%s of %s are %d months with %d%%', (_, option, months, overpaymentPercent) => {
    expect(termsOf(option)).toMatchObject({
      months: { from: months, to: months },
      terms: [{ months, overpaymentPercent }],
    })
  })

  it('of the bank credit are 3 months to 3 years [PAY-101]', () => {
    expect(termsOf('PayViaSberbankCredit')?.months).toEqual({ from: 3, to: 36 })
  })

  it('of the split payment are 4 parts of 25%, approved in 95 of 100 [PAY-102]', () => {
    expect(termsOf('PayViaDolyame')).toMatchObject({ parts: { count: 4, percent: 25 }, approvalPercent: 95 })
  })

  it('of split-in-two are 2 months without overpayment, approved in 92 of 100 [PAY-103]', () => {
    expect(termsOf('PayViaYandexSplit')).toMatchObject({
      terms: [{ months: 2, overpaymentPercent: 0 }],
      approvalPercent: 92,
    })
  })

  it('of Pos credit are 14 banks, 12 months for nothing or 24 for 5%, approved in 94 of 100 [PAY-104]', () => {
    expect(termsOf('PayViaPosCredit')).toMatchObject({
      banks: 14,
      terms: [
        { months: 12, overpaymentPercent: 0 },
        { months: 24, overpaymentPercent: 5 },
      ],
      approvalPercent: 94,
    })
  })

  it('are none where nobody has stated any', () => {
    expect([termsOf('PayOnDelivery'), termsOf('constructor' as 'PayOnDelivery')]).toEqual([null, null])
    expect(Object.keys(paymentTerms)).toHaveLength(9)
  })
})

const schedule = (count: number) => ({
  instalments: Array.from({ length: count }, (_, index) => ({ date: `2026-0${index + 1}-01`, amount: 100 })),
})
const numbers = (count: number) =>
  visibleRows(schedule(count)).map((row) => (row.kind === 'payment' ? row.number : `… ${row.hidden}`))

describe('the rows of a schedule', () => {
  it.each([
    [0, []],
    [1, [1]],
    [5, [1, 2, 3, 4, 5]],
    [6, [1, 2, '… 2', 5, 6]],
    [36, [1, 2, '… 32', 35, 36]],
  ])('of %d payments are %j [PAY-95]', (count, rows) => {
    expect(numbers(count)).toEqual(rows)
  })
})
