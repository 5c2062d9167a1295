import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { interestFree, isDearInstalment, monthsOf, overpaymentOf, planOf, type OfferTerms } from './index'

const offer = (id: string, overpaymentPercent: number | null = null, terms: readonly number[] = []): OfferTerms => ({
  id: id as OfferTerms['id'],
  overpaymentPercent,
  terms,
})

describe('an instalment that costs more than the order', () => {
  it.each([
    ['as the shop promises it', offer('PayViaSberbankInstallment12M'), true],
    ['as the server says', offer('PayViaTinkoffInstallment', 9, [12]), true],
    ['no more, as the server says', offer('PayViaSberbankInstallment12M', 0, [12]), false],
    ['no more, as the shop promises it', offer('PayViaYandexSplit'), false],
    ['in parts', offer('PayViaDolyame', 5), true],
    ['that is called a credit already', offer('PayViaSberbankCredit', 18, [12]), false],
    ['of which nobody knows what it costs', offer('PayViaVsegdaDa'), false],
  ])('%s', (_, terms, expected) => {
    expect(isDearInstalment(terms)).toBe(expected)
  })
})

describe('what a payment in parts costs', () => {
  it.each([
    ['[PAY-96]', offer('PayViaSberbankInstallment', 7.5, [4]), 429_500, 4, 115_428, 32_213, 461_713],
    ['[PAY-97]', offer('PayViaSberbankInstallment6M', 15, [6]), 429_500, 6, 82_320, 64_425, 493_925],
    ['[PAY-98]', offer('PayViaSberbankInstallment12M', 22, [12]), 429_500, 12, 43_665, 94_490, 523_990],
    ['[PAY-99]', offer('PayViaSberbankInstallment24M', 32, [24]), 429_500, 24, 23_622, 137_440, 566_940],
    ['[PAY-100]', offer('PayViaSberbankInstallment36M', 39, [36]), 429_500, 36, 16_583, 167_505, 597_005],
    ['[PAY-103]', offer('PayViaYandexSplit', 0, [2]), 429_501, 2, 214_750, 0, 429_501],
    ['by the first length of the server', offer('PayViaVsegdaDa', 0, [6, 12, 24]), 600_000, 6, 100_000, 0, 600_000],
    ['one kopeck', offer('PayViaTinkoffInstallment', 0, [4]), 1, 4, 0, 0, 1],
  ])('%s', (_, terms, amount, payments, each, overpayment, total) => {
    expect(planOf(terms, amount)).toMatchObject({ payments, months: payments, each, overpayment, total })
  })

  it('is counted in parts where it has no months [PAY-102]', () => {
    expect(planOf(offer('PayViaDolyame', 0), 429_500)).toEqual({
      kind: 'parts',
      payments: 4,
      months: null,
      each: 107_375,
      overpayment: 0,
      overpaymentPercent: 0,
      total: 429_500,
      flexible: false,
    })
  })

  it.each([
    ['PayViaSberbankInstallment12M', 22],
    ['PayViaYandexSplit', 0],
    ['PayViaPosCredit', 0],
  ])('of %s is as the shop promises it where the server says nothing', (id, percent) => {
    expect(planOf(offer(id), 100_000)).toMatchObject({ overpaymentPercent: percent, total: 100_000 + percent * 1_000 })
  })

  it('is by the server where that promises something else', () => {
    expect(planOf(offer('PayViaSberbankInstallment', 5, [10]), 100_000)).toMatchObject({ payments: 10, total: 105_000 })
  })

  it.each([
    ['a length that nobody has stated', offer('PayViaVsegdaDa', 0), 100_000],
    ['a price that nobody has stated', offer('PayViaVsegdaDa', null, [6]), 100_000],
    ['a credit whose bank names the price', offer('PayViaSberbankCredit'), 100_000],
    ['months that are none', offer('PayViaVsegdaDa', 0, [0]), 100_000],
    ['no amount', offer('PayViaDolyame'), null],
    ['nothing to pay', offer('PayViaDolyame'), 0],
  ])('is not known with %s', (_, terms, amount) => {
    expect(planOf(terms, amount)).toBeNull()
  })

  it('is called by what it is', () => {
    const kinds = [offer('PayViaDolyame'), offer('PayViaTinkoffInstallment', 0, [4]), offer('PayViaPosCredit')]
    expect(kinds.map((each) => planOf(each, 100)?.kind)).toEqual(['parts', 'instalment', 'credit'])
  })

  it('says whether another length may be chosen', () => {
    const offers = [
      offer('PayViaSberbankInstallment', 7.5, [4]),
      offer('PayViaVsegdaDa', 0, [6, 12]),
      offer('PayViaPosCredit'),
    ]
    expect(offers.map((each) => planOf(each, 100)?.flexible)).toEqual([false, true, true])
  })

  it('adds up to the kopeck', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e11 }),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 0, max: 20_000 }),
        (amount, months, hundredths) => {
          const plan = planOf(offer('PayViaVsegdaDa', hundredths / 100, [months]), amount)
          expect(plan).not.toBeNull()
          const { total = 0, overpayment = 0, each = 0 } = plan ?? {}
          expect(total - overpayment).toBe(amount)
          expect(total - each * months).toBeGreaterThanOrEqual(0)
          expect(total - each * months).toBeLessThan(months)
        },
      ),
    )
  })
})

describe('an overpayment', () => {
  it.each([
    [100, 7.5, 8],
    [199, 0.5, 1],
    [429_500, 7.5, 32_213],
    [33_333, 18.25, 6_083],
    [1_000, 0, 0],
  ])('of %d kopecks at %d%% is %d', (amount, percent, overpayment) => {
    expect(overpaymentOf(amount, percent)).toBe(overpayment)
  })
})

describe('the length of an offer', () => {
  it.each([
    ['promised', offer('PayViaSberbankCredit', 18, [12, 3]), { from: 3, to: 36 }],
    ['said by the server', offer('PayViaVsegdaDa', 0, [12, 6, 24]), { from: 6, to: 24 }],
    ['not stated', offer('PayViaVsegdaDa'), null],
    ['in parts', offer('PayViaDolyame', 0), null],
  ])('that is %s', (_, terms, range) => {
    expect(monthsOf(terms)).toEqual(range)
  })
})

describe('what is promised of interest-free payments', () => {
  const split = offer('PayViaYandexSplit', 0, [2])
  const bank = offer('PayViaSberbankInstallment12M', 22, [12])
  it.each([
    [
      '[PAY-13] the standard sentence while the terms of one are not known',
      [bank, offer('PayViaVsegdaDa')],
      'standard',
    ],
    ['[PAY-13] the standard sentence where it holds', [split, bank, offer('PayViaVsegdaDa', 0, [6, 24])], 'standard'],
    [
      'what holds where the standard sentence promises more',
      [split, bank, offer('PayViaPosCredit')],
      { from: 2, to: 12 },
    ],
    ['one length', [split], { from: 2, to: 2 }],
    ['nothing where all cost something', [bank, offer('PayViaVsegdaDa', 3, [6])], null],
    ['nothing for parts alone, which are no months', [offer('PayViaDolyame', 0)], null],
  ])('is %s', (_, offers, promise) => {
    expect(interestFree(offers)).toEqual(promise)
  })
})
