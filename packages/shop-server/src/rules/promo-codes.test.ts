import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { discounted, standardDiscounts } from './discounts'
import { isRefused, judgePromo, plainCode, unitsWithPromo, type PromoCode, type PromoFacts } from './promo-codes'

const NOW = Date.UTC(2026, 10, 28)
const promo: PromoCode = {
  id: 'p',
  code: 'SALE10',
  isActive: true,
  percent: 10,
  sumKopecks: null,
  minSumKopecks: 0,
  startsOn: null,
  endsOn: null,
  most: null,
  mostEach: null,
  used: 0,
  productIds: [],
  categoryIds: [],
}
const facts: PromoFacts = {
  nowMs: NOW,
  timeZone: 'Europe/Moscow',
  lines: [
    { id: 'a', priceKopecks: 100_000, quantity: 2, categoryIds: ['glue', 'mixes'] },
    { id: 'b', priceKopecks: 50_000, quantity: 1, categoryIds: ['tools'] },
  ],
  usedByBuyer: null,
  isHeld: false,
}
const judge = (change: Partial<PromoCode>, more: Partial<PromoFacts> = {}) =>
  judgePromo(' sale 10', { ...promo, ...change }, { ...facts, ...more })

describe('a promo code is refused', () => {
  it.each<[string, Partial<PromoCode>, Partial<PromoFacts>, string, RegExp]>([
    ['that is switched off', { isActive: false }, {}, 'unknown', /Такого промокода нет/],
    ['before it begins', { startsOn: new Date(NOW + 1) }, {}, 'notYet', /действует с 28 ноября/],
    ['once it is over', { endsOn: new Date(NOW) }, {}, 'over', /действовал до 28 ноября/],
    ['that is used up', { most: 3, used: 3 }, {}, 'usedUp', /столько раз/],
    ['that the buyer has used', { mostEach: 1 }, { usedByBuyer: 1 }, 'usedByYou', /уже воспользовались/],
    ['for other products', { productIds: ['x'] }, {}, 'noProducts', /не действует на товары/],
    ['for other categories', { categoryIds: ['x'] }, {}, 'noProducts', /не действует на товары/],
    ['below its least sum', { minSumKopecks: 300_000 }, {}, 'minSum', /от 3.000.₽. Не хватает 500.₽/],
    [
      'where its own products cost too little',
      { minSumKopecks: 60_000, categoryIds: ['tools'] },
      {},
      'minSum',
      /товаров, на которые он действует, от 600.₽/,
    ],
  ])('%s', (_, change, more, reason, message) => {
    expect(judge(change, more)).toMatchObject({
      code: 'SALE10',
      reason,
      message: expect.stringMatching(message) as string,
    })
  })

  it('that nobody has made', () => {
    expect(judgePromo('x', null, facts)).toMatchObject({ reason: 'unknown', code: 'X' })
  })
})

describe('a promo code is granted', () => {
  it.each<[string, Partial<PromoCode>, Partial<PromoFacts>, readonly string[]]>([
    ['on everything', {}, {}, ['a', 'b']],
    ['in its time', { startsOn: new Date(NOW), endsOn: new Date(NOW + 1) }, {}, ['a', 'b']],
    ['for a product', { productIds: ['b'] }, {}, ['b']],
    ['for a category, its subcategories included', { categoryIds: ['mixes'] }, {}, ['a']],
    ['for either', { categoryIds: ['mixes'], productIds: ['b'] }, {}, ['a', 'b']],
    ['from exactly its least sum', { minSumKopecks: 250_000 }, {}, ['a', 'b']],
    ['to the draft that holds its last use', { most: 3, used: 3 }, { isHeld: true }, ['a', 'b']],
    ['to the buyer whose draft holds it', { mostEach: 1 }, { isHeld: true, usedByBuyer: 1 }, ['a', 'b']],
    ['to the draft that began to pay in time', { endsOn: new Date(NOW) }, { isHeld: true }, ['a', 'b']],
    ['to a buyer whom nobody knows yet', { mostEach: 1 }, {}, ['a', 'b']],
  ])('%s', (_, change, more, ids) => {
    const judged = judge(change, more)
    expect(isRefused(judged) ? judged.reason : [...judged.productIds]).toEqual(ids)
  })

  it.each([
    [' sale 10\n', 'SALE10'],
    ['скидка', 'СКИДКА'],
  ])('however it is typed: %j', (typed, code) => expect(plainCode(typed)).toBe(code))
})

const granted = (more: object, ids: readonly string[] = ['a', 'b']) => ({
  ...{ id: 'p', code: 'X', percent: null, sumKopecks: null, mostEach: null },
  ...more,
  productIds: new Set(ids),
})

describe('what it takes off', () => {
  it.each<[string, object, readonly string[], readonly number[]]>([
    ['a percentage of each piece, in whole roubles', { percent: 10 }, ['a', 'b'], [90_000, 45_000]],
    ['a percentage of its own products', { percent: 10 }, ['b'], [100_000, 45_000]],
    ['a sum, by what the lines cost', { sumKopecks: 50_000 }, ['a', 'b'], [80_000, 40_000]],
    ['a sum off one product', { sumKopecks: 10_000 }, ['b'], [100_000, 40_000]],
    ['never all of a price', { sumKopecks: 9_999_999 }, ['a', 'b'], [100, 100]],
  ])('is %s', (_, more, ids, units) => {
    const lines = [
      { id: 'a', quantity: 2, unit: 100_000 },
      { id: 'b', quantity: 1, unit: 50_000 },
    ]
    expect(unitsWithPromo(lines, granted(more, ids))).toEqual(units)
  })

  it('comes after the discounts and above their cap, with its line among the reasons', () => {
    const lines = [{ id: 'a', priceKopecks: 100_000, quantity: 1 }]
    const who = { payKind: 'immediately', email: null, rating: 'NotRated', promo: granted({ percent: 50 }) } as const
    const { unitKopecks, promoKopecks, reasons } = discounted(lines, who, standardDiscounts('shop.example'))
    expect([unitKopecks, promoKopecks]).toEqual([[47_500], 47_500])
    expect(reasons).toEqual(['Скидка 5% за оплату сразу', 'Промокод X: −475\u00a0₽'])
  })

  const line = fc.record({
    id: fc.constantFrom('a', 'b', 'c'),
    quantity: fc.integer({ min: 0, max: 50 }),
    unit: fc.integer({ min: 100, max: 5_000_000 }),
  })
  it('is never more than the sum, never less by more than a kopeck for each piece of a line, and leaves whole kopecks', () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 1, max: 9_000_000 }),
        (lines, sumKopecks) => {
          const units = unitsWithPromo(lines, granted({ sumKopecks }, ['a', 'b']))
          const chosen = lines.filter(({ id }) => id !== 'c')
          const room = chosen.reduce((sum, { unit, quantity }) => sum + (unit - 100) * quantity, 0)
          const off = lines.reduce((sum, { unit, quantity }, at) => sum + (unit - (units[at] ?? 0)) * quantity, 0)
          expect(off).toBeLessThanOrEqual(sumKopecks)
          const fewest = Math.min(...chosen.filter(({ quantity }) => quantity > 0).map(({ quantity }) => quantity))
          expect(off).toBeGreaterThan(Math.min(sumKopecks, room) - (Number.isFinite(fewest) ? 50 : 1))
          units.forEach((unit, at) => {
            expect(Number.isInteger(unit)).toBe(true)
            expect(unit).toBeLessThanOrEqual(lines[at]?.unit ?? 0)
            if (lines[at]?.id !== 'c') expect(unit).toBeGreaterThanOrEqual(100)
            else expect(unit).toBe(lines[at]?.unit)
          })
        },
      ),
    )
  })
})
