import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { discounted, payKindOf, standardDiscounts, type DiscountFacts } from './discounts'

const policy = standardDiscounts('www.shop.example')
const plain: DiscountFacts = { payKind: 'other', email: null, rating: 'NotRated' }
const of = (kopecks: number, facts: Partial<DiscountFacts> = {}) =>
  discounted([{ priceKopecks: kopecks, quantity: 1 }], { ...plain, ...facts }, policy)

describe('discounts', () => {
  it.each([
    ['nothing below the first step', 999_900, {}, 0],
    ['1% from 10 000 ₽', 1_000_000, {}, 1],
    ['2% from 30 000 ₽', 3_000_000, {}, 2],
    ['3% from 100 000 ₽', 10_000_000, {}, 3],
    ['5% for paying at once', 500_000, { payKind: 'immediately' }, 5],
    ['1% for a mail host of the group', 500_000, { email: 'anna@Mail.ru' }, 1],
    ["1% for the shop's own mail host", 500_000, { email: 'anna@shop.example' }, 1],
    ['nothing for a host that only ends alike', 500_000, { email: 'anna@notmail.ru' }, 0],
    ['nothing for what has two of them', 500_000, { email: 'anna@b@mail.ru' }, 0],
    ['nothing for a host alone', 500_000, { email: '@mail.ru' }, 0],
    ['all of it together', 10_000_000, { payKind: 'immediately', email: 'a@ya.ru' }, 9],
  ] as const)('%s', (_, kopecks, facts, percent) => {
    expect(of(kopecks, facts).percent).toBe(percent)
  })

  it('never sums above the cap', () => {
    const generous = { ...policy, ratingPercents: { Positive: 8 } }
    const { percent } = discounted(
      [{ priceKopecks: 10_000_000, quantity: 1 }],
      { payKind: 'immediately', email: null, rating: 'Positive' },
      generous,
    )
    expect(percent).toBe(10)
  })

  it.each([
    ["its own in place of the shop's", 8, 'immediately', [92_000, 95_000], 'Скидка 5–8% за оплату сразу'],
    ['none for what has none', 0, 'immediately', [100_000, 95_000], 'Скидка 0–5% за оплату сразу'],
    ['more than the cap where staff want it', 30, 'immediately', [70_000, 95_000], 'Скидка 5–30% за оплату сразу'],
    ['never for nothing', 100, 'immediately', [100, 95_000], 'Скидка 5–100% за оплату сразу'],
    ['nothing when it is paid later', 8, 'onDelivery', [100_000, 100_000], undefined],
  ] as const)('for paying at once a product earns %s', (_, immediatePercent, payKind, units, reason) => {
    const line = { priceKopecks: 100_000, quantity: 1 }
    const { unitKopecks, reasons } = discounted([{ ...line, immediatePercent }, line], { ...plain, payKind }, policy)
    expect(unitKopecks).toEqual(units)
    expect(reasons[0]).toBe(reason)
  })

  it('rounds the price of a piece to whole roubles, half up', () => {
    expect(of(65_000, { payKind: 'immediately' }).unitKopecks).toEqual([61_800])
    expect(of(61_000, { payKind: 'immediately' }).unitKopecks).toEqual([58_000])
  })

  it('names the reasons for people', () => {
    expect(of(3_000_000, { payKind: 'immediately' }).reasons).toEqual([
      'Скидка 2% за заказ от 30\u00a0000\u00a0₽',
      'Скидка 5% за оплату сразу',
    ])
  })

  it('says why the discount is not the percentage of the whole sum, and only then', () => {
    const lines = [65_000, 61_000, 213_500].map((priceKopecks) => ({ priceKopecks, quantity: 1 }))
    const { productsKopecks, totalKopecks, reasons } = discounted(lines, { ...plain, payKind: 'immediately' }, policy)
    expect([productsKopecks, totalKopecks]).toEqual([339_500, 322_600])
    expect(reasons).toEqual(['Скидка 5% за оплату сразу', 'Цена каждого товара со скидкой округлена до рубля'])
    expect(of(60_000, { payKind: 'immediately' }).reasons).toEqual(['Скидка 5% за оплату сразу'])
    expect(of(60_001).reasons).toEqual([])
  })

  it('counts card payments as immediate and nothing else [PRICE-20]', () => {
    expect(
      ['PayImmediately', 'PayViaYooKassa', 'PayViaSberbankAcquiring', 'PayOnDelivery', 'PayViaDolyame', null].map(
        payKindOf,
      ),
    ).toEqual(['immediately', 'immediately', 'immediately', 'onDelivery', 'other', 'other'])
  })

  const line = fc.record({
    priceKopecks: fc.integer({ min: 0, max: 50_000_000 }),
    quantity: fc.integer({ min: 1, max: 500 }),
  })
  const facts = fc.record({
    payKind: fc.constantFrom('immediately', 'onDelivery', 'other'),
    email: fc.constantFrom(null, 'a@mail.ru', 'a@b.example'),
    rating: fc.constantFrom('NotRated', 'Positive'),
  })

  it('never goes below zero, above the price, or past the cap', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), facts, (lines, who) => {
        const { productsKopecks, totalKopecks, unitKopecks } = discounted(lines, who, policy)
        expect(totalKopecks).toBeLessThanOrEqual(productsKopecks)
        expect(totalKopecks).toBeGreaterThanOrEqual(Math.floor(productsKopecks * 0.9))
        expect(
          unitKopecks.every(
            (unit, index) => Number.isInteger(unit) && unit >= 0 && unit <= (lines[index]?.priceKopecks ?? 0),
          ),
        ).toBe(true)
      }),
    )
  })

  it('grows with the quantity: a further piece never makes the discount smaller or a piece dearer', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), fc.nat({ max: 3 }), facts, (lines, at, who) => {
        const index = at % lines.length
        const more = lines.map((each, i) => (i === index ? { ...each, quantity: each.quantity + 1 } : each))
        const before = discounted(lines, who, policy)
        const after = discounted(more, who, policy)
        expect(after.productsKopecks - after.totalKopecks).toBeGreaterThanOrEqual(
          before.productsKopecks - before.totalKopecks,
        )
        expect(after.unitKopecks.every((unit, i) => unit <= (before.unitKopecks[i] ?? 0))).toBe(true)
      }),
    )
  })
})
