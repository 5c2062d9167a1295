import { paymentOptionsFromWire, type PaymentOption } from '@prilavok/contracts'
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
const wire = (id: string, more: object = {}) =>
  ({
    id,
    isAvailable: true,
    displayOrder: 1,
    bestPayOption: false,
    rejectReason: null,
    rejectCode: null,
    amount: 100,
    overpaymentPercent: null,
    terms: null,
    ...more,
  }) as PaymentOption
const offers = (...options: readonly PaymentOption[]) =>
  paymentOptionsFromWire({
    items: Object.fromEntries(options.map((option) => [option.id, option])),
    onlyForPrepaymentProducts: [],
  }).options
const items = (...options: readonly PaymentOption[]) => paymentItems(offers(...options))

describe('the list of payments', () => {
  it.each(credits)('has %s under Credit [PAY-05]', (id) => {
    const [item] = items(wire(id))
    expect([item?.value, item?.members.map((offer) => offer.id)]).toEqual(['Credit', [id]])
  })

  it('has nothing else under Credit [PAY-05]', () => {
    expect([...CREDIT_OPTIONS].sort()).toEqual([...credits].sort())
  })

  it('has exactly the four values where the server names only these [PAY-07]', () => {
    const list = items(
      wire('PayOnDelivery'),
      wire('PayViaYooKassa'),
      wire('FromCheckingAccountAsLegalEntity'),
      wire('PayViaDolyame'),
      wire('PayViaPosCredit'),
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
      wire('PayOnDelivery'),
      wire('PayImmediately', { displayOrder: 2 }),
      wire('PayViaSberbankAcquiring', { displayOrder: 3 }),
    )
    expect(list.map(({ value }) => value)).toEqual(['PayOnDelivery', 'PayImmediately', 'PayViaSberbankAcquiring'])
  })

  it('stands in display order, Credit by the first of its members [PAY-16]', () => {
    const list = items(
      wire('PayViaYooKassa', { displayOrder: 3 }),
      wire('PayViaPosCredit', { displayOrder: 9 }),
      wire('PayViaDolyame', { displayOrder: 2 }),
      wire('PayOnDelivery', { displayOrder: 4 }),
    )
    expect(list.map(({ value, displayOrder }) => [value, displayOrder])).toEqual([
      ['Credit', 2],
      ['PayViaYooKassa', 3],
      ['PayOnDelivery', 4],
    ])
  })

  it('gives Credit the primary badge, and nobody else one [PAY-13]', () => {
    expect(
      items(wire('PayOnDelivery'), wire('PayViaDolyame')).map(({ value, badgeType }) => [value, badgeType]),
    ).toEqual([
      ['PayOnDelivery', null],
      ['Credit', 'primary'],
    ])
  })

  it('says what is paid where all members cost the same, and nothing where they differ', () => {
    expect(items(wire('PayViaDolyame'), wire('PayViaYandexSplit'))[0]?.amount).toBe(10_000)
    expect(items(wire('PayViaDolyame'), wire('PayViaYandexSplit', { amount: 90 }))[0]?.amount).toBeNull()
    expect(items(wire('PayViaDolyame'), wire('PayViaYandexSplit', { amount: 90, isAvailable: false }))[0]?.amount).toBe(
      10_000,
    )
  })

  it('closes Credit only with its last member, and says why [PAY-27]', () => {
    const closed = { isAvailable: false, rejectReason: 'Нет' }
    expect(items(wire('PayViaDolyame', closed), wire('PayViaYandexSplit'))[0]).toMatchObject({
      available: true,
      rejectReason: null,
    })
    expect(items(wire('PayViaDolyame', closed), wire('PayViaYandexSplit', closed))[0]).toMatchObject({
      available: false,
      rejectReason: 'Нет',
    })
  })

  it('shows the item of a recommended member [PAY-25]', () => {
    expect([itemOf('PayViaDolyame'), itemOf('PayViaYooKassa')]).toEqual(['Credit', 'PayViaYooKassa'])
  })

  it('loses no offer and shows none twice, whatever the server offers', () => {
    const id = fc.constantFrom(...credits, 'PayOnDelivery', 'PayViaYooKassa', 'PayImmediately', 'OwnBank')
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.record({ id, displayOrder: fc.nat(20), isAvailable: fc.boolean() }), {
          selector: (option) => option.id,
        }),
        (options) => {
          const given = offers(...options.map((option) => wire(option.id, option)))
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
