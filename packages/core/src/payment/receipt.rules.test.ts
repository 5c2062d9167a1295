import { toKopecks } from '@prilavok/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultsOf } from '../lib/settings'
import { cutName, divide, NAME_LENGTH, paidLines, paymentFormSettings, receiptOf, type PaymentOrder } from './index'

const { payment: defaults } = defaultsOf(paymentFormSettings)

const order = (more: Partial<PaymentOrder> = {}): PaymentOrder => ({
  id: 'd-1',
  amount: 530_000,
  delivery: 30_000,
  lines: [
    { id: 'a', name: 'Балка', price: 200_000, quantity: 2 },
    { id: 'b', name: 'Гвоздь', price: 50_000, quantity: 2 },
  ],
  buyer: { firstName: 'Иван', lastName: 'Петров', middleName: '', phone: '+79123456789', email: 'ivan@mail.example' },
  ...more,
})
const receipt = (more: Partial<PaymentOrder> = {}, settings = defaults.receipt) =>
  receiptOf(order(more), settings, null)
const sum = (lines: readonly { readonly price: number; readonly quantity: number }[]) =>
  lines.reduce((total, { price, quantity }) => total + price * quantity, 0)

describe('the receipt', () => {
  it('has prices in kopecks, rounded and never cut [PAY-40]', () => {
    expect(
      receipt({ lines: [{ id: 'a', name: 'Балка', price: toKopecks(1.15), quantity: 1 }], delivery: 0, amount: 115 })
        .Items,
    ).toEqual([{ Name: 'Балка', Price: 115, Quantity: 1, Amount: 115, Tax: 'none' }])
    expect([1.15, 8.29, 4.35, 1037.21].map(toKopecks)).toEqual([115, 829, 435, 103_721])
  })

  it('has tax none on each item [PAY-41], and the taxation usn_income [PAY-42]', () => {
    expect(new Set(receipt().Items.map(({ Tax }) => Tax))).toEqual(new Set(['none']))
    expect(receipt().Taxation).toBe('usn_income')
  })

  it('has the e-mail where the buyer gave one [PAY-44]', () => {
    const { receipt: settings } = defaults
    expect(receiptOf(order(), settings, 'ivan@mail.example').Email).toBe('ivan@mail.example')
    expect(receiptOf(order(), settings, null)).not.toHaveProperty('Email')
  })

  it('keeps the price of the delivery where nothing else is paid', () => {
    expect(receipt({ amount: 30_000 }).Items).toEqual([
      { Name: 'Доставка', Price: 30_000, Quantity: 1, Amount: 30_000, Tax: 'none' },
    ])
  })

  it('takes another tax and taxation from the settings', () => {
    const other = receipt({}, { tax: 'vat20', taxation: 'osn', delivery: 'Carriage' })
    expect([other.Taxation, other.Items[0]?.Tax, other.Items.at(-1)?.Name]).toEqual(['osn', 'vat20', 'Carriage'])
  })

  it('has the delivery as its last item, at its own price', () => {
    expect(receipt().Items.at(-1)).toEqual({
      Name: 'Доставка',
      Price: 30_000,
      Quantity: 1,
      Amount: 30_000,
      Tax: 'none',
    })
  })

  it('spreads a discount over the products; pieces that do not divide differ by a kopeck', () => {
    const lines = [{ id: 'a', name: 'Балка', price: 10_000, quantity: 3 }]
    expect(
      paidLines({ lines, delivery: 0, amount: 29_999 }, 'Доставка').map(({ price, quantity }) => [price, quantity]),
    ).toEqual([
      [9_999, 1],
      [10_000, 2],
    ])
  })

  it('has no line of a product without pieces, even where nothing costs anything', () => {
    const lines = [{ id: 'a', name: 'Балка', price: 100, quantity: 0 }]
    expect(paidLines({ lines, delivery: 0, amount: 50 }, 'Доставка')).toMatchObject([{ id: 'delivery', price: 50 }])
  })

  it.each([
    ['the largest remainders', 10, [1, 2, 4], [1, 3, 6]],
    ['the largest remainders', 10, [4, 2, 1], [6, 3, 1]],
    ['the first of equal remainders', 5, [1, 1, 1], [2, 2, 1]],
    ['all alike where nothing costs anything', 5, [0, 0], [3, 2]],
    ['nobody', 5, [], []],
  ])('gives what is left over to %s', (_, amount, weights, parts) => {
    expect(divide(amount, weights)).toEqual(parts)
  })

  it('adds up to the amount to the kopeck, whatever is bought and whatever the discount', () => {
    const line = fc.record({
      id: fc.string(),
      name: fc.string(),
      price: fc.nat(2_000_000_00),
      quantity: fc.integer({ min: 1, max: 9_999 }),
    })
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 12 }),
        fc.nat(1_000_000),
        fc.double({ min: 0, max: 1.4, noNaN: true }),
        (lines, delivery, share) => {
          const amount = Math.round((sum(lines) + delivery) * share)
          const paid = paidLines({ lines, delivery, amount }, 'Доставка')
          expect(sum(paid)).toBe(amount)
          expect(
            paid.every(
              ({ price, quantity }) =>
                Number.isInteger(price) && price > 0 && Number.isInteger(quantity) && quantity > 0,
            ),
          ).toBe(true)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('gives no part more than a kopeck beyond its share', () => {
    fc.assert(
      fc.property(fc.nat(1e12), fc.array(fc.nat(1e9), { minLength: 1, maxLength: 20 }), (amount, weights) => {
        const total = weights.reduce((all, weight) => all + weight, 0)
        const parts = divide(amount, weights)
        expect(parts.reduce((all, part) => all + part, 0)).toBe(amount)
        if (total === 0) return
        parts.forEach((part, index) => {
          const exact = BigInt(amount) * BigInt(weights[index] ?? 0)
          expect(
            BigInt(part) * BigInt(total) - exact < BigInt(total) &&
              exact - BigInt(part) * BigInt(total) < BigInt(total),
          ).toBe(true)
        })
      }),
    )
  })
})

describe('a name for a payment form', () => {
  it('is cut to 127 characters, and never inside one [PAY-43]', () => {
    expect([...cutName('я'.repeat(200))]).toHaveLength(NAME_LENGTH)
    expect(cutName(`${'я'.repeat(126)}🪚🪵`)).toBe(`${'я'.repeat(126)}🪚`)
    expect(receipt({ lines: [{ id: 'a', name: 'б'.repeat(128), price: 500_000, quantity: 1 }] }).Items[0]?.Name).toBe(
      'б'.repeat(127),
    )
  })
})
