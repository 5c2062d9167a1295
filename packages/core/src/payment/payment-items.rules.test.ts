import type { PaymentOffer } from '@prilavok/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CREDIT_OPTIONS, itemOf, paymentItems } from './index'

const credits = [
  'PayViaDolyame',
  'PayViaYandexSplit',
  'PayViaSberbankInstallment',
  'PayViaSberbankInstallment6M',
  'PayViaSberbankInstallment12M',
  'PayViaSberbankInstallment24M',
  'PayViaSberbankInstallment36M',
  'PayViaVsegdaDa',
  'PayViaTinkoffInstallment',
  'PayViaSberbankCredit',
  'PayViaPosCredit',
]
const offer = (id: string, more: Partial<PaymentOffer> = {}): PaymentOffer => ({
  id,
  available: true,
  displayOrder: 1,
  best: false,
  rejectReason: null,
  rejectCode: null,
  amount: 10_000,
  overpaymentPercent: null,
  terms: [],
  ...more,
})
const offers = (...options: readonly PaymentOffer[]) =>
  options.toSorted((one, other) => one.displayOrder - other.displayOrder)
const items = (...options: readonly PaymentOffer[]) => paymentItems(offers(...options))

describe('the list of payments', () => {
  it.each(credits)('has %s under Credit [PAY-05]', (id) => {
    const [item] = items(offer(id))
    expect([item?.value, item?.members.map((offer) => offer.id)]).toEqual(['Credit', [id]])
  })

  it('has nothing else under Credit [PAY-05]', () => {
    expect([...CREDIT_OPTIONS].sort()).toEqual([...credits].sort())
  })

  it('has exactly the four values where the server names only these [PAY-07]', () => {
    const list = items(
      offer('PayOnDelivery'),
      offer('PayViaYooKassa'),
      offer('FromCheckingAccountAsLegalEntity'),
      offer('PayViaDolyame'),
      offer('PayViaPosCredit'),
    )
    expect(list.map(({ value }) => value).sort()).toEqual([
      'Credit',
      'FromCheckingAccountAsLegalEntity',
      'PayOnDelivery',
      'PayViaYooKassa',
    ])
  })

  it('has further card items where the server names them [PAY-08]', () => {
    const list = items(
      offer('PayOnDelivery'),
      offer('PayImmediately', { displayOrder: 2 }),
      offer('PayViaSberbankAcquiring', { displayOrder: 3 }),
    )
    expect(list.map(({ value }) => value)).toEqual(['PayOnDelivery', 'PayImmediately', 'PayViaSberbankAcquiring'])
  })

  it('stands in display order, Credit by the first of its members [PAY-16]', () => {
    const list = paymentItems([
      offer('PayViaPosCredit', { displayOrder: 9 }),
      offer('PayOnDelivery', { displayOrder: 4 }),
      offer('PayViaDolyame', { displayOrder: 2 }),
      offer('PayViaYooKassa', { displayOrder: 3 }),
    ])
    expect(list.map(({ value, displayOrder }) => [value, displayOrder])).toEqual([
      ['Credit', 2],
      ['PayViaYooKassa', 3],
      ['PayOnDelivery', 4],
    ])
  })

  it('gives Credit the primary badge, and nobody else one [PAY-13]', () => {
    expect(
      items(offer('PayOnDelivery'), offer('PayViaDolyame')).map(({ value, badgeType }) => [value, badgeType]),
    ).toEqual([
      ['PayOnDelivery', null],
      ['Credit', 'primary'],
    ])
  })

  it('says what is paid where all members cost the same, and nothing where they differ', () => {
    expect(items(offer('PayViaDolyame'), offer('PayViaYandexSplit'))[0]?.amount).toBe(10_000)
    expect(items(offer('PayViaDolyame'), offer('PayViaYandexSplit', { amount: 90 }))[0]?.amount).toBeNull()
    expect(items(offer('PayViaDolyame'), offer('PayViaYandexSplit', { amount: 90, available: false }))[0]?.amount).toBe(
      10_000,
    )
  })

  it('closes Credit only with its last member, and shows why [PAY-27]', () => {
    const [closed, none] = [
      { rejectReason: 'Нет', rejectCode: 'Amount' },
      { rejectReason: null, rejectCode: null },
    ]
    const first = offer('PayViaDolyame', { available: false, ...closed })
    expect(items(first, offer('PayViaYandexSplit', closed))[0]).toMatchObject({ available: true, ...none })
    const last = offer('PayViaYandexSplit', { available: false, rejectReason: 'Нет тоже' })
    expect(items(first, last)[0]).toMatchObject({ available: false, ...closed })
    expect(items(last)[0]).toMatchObject({ available: false, rejectReason: 'Нет тоже', rejectCode: null })
  })

  it('shows the item of a recommended member [PAY-25]', () => {
    expect([itemOf('PayViaDolyame'), itemOf('PayViaYooKassa')]).toEqual(['Credit', 'PayViaYooKassa'])
  })

  it('loses no offer and shows none twice, whatever the server offers', () => {
    const id = fc.constantFrom(...credits, 'PayOnDelivery', 'PayViaYooKassa', 'PayImmediately', 'OwnBank')
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.record({ id, displayOrder: fc.nat(20), available: fc.boolean() }), {
          selector: (option) => option.id,
        }),
        (options) => {
          const given = offers(...options.map((option) => offer(option.id, option)))
          const list = paymentItems(given)
          expect(
            list
              .flatMap(({ members }) => members)
              .map((offer) => offer.id)
              .sort(),
          ).toEqual(given.map((offer) => offer.id).sort())
          expect(new Set(list.map(({ value }) => value)).size).toBe(list.length)
          expect(list.map(({ displayOrder }) => displayOrder)).toEqual(
            list.map(({ displayOrder }) => displayOrder).sort((one, other) => one - other),
          )
        },
      ),
    )
  })
})
