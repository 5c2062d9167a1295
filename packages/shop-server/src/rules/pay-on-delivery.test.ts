import { describe, expect, it } from 'vitest'
import {
  cashOnDeliveryAvailability,
  payOnDeliveryReject,
  pointPaymentStatus,
  rejectText,
  type OrderFacts,
  type PointFacts,
  type WayFacts,
} from './pay-on-delivery'

const order: OrderFacts = {
  productsKopecks: 500_000,
  prepaymentProductName: null,
  rating: 'NotRated',
  cityPayment: 'PaymentOnDelivery',
  heaviestLineKg: 10,
}
const way: WayFacts = { costKopecks: 50_000, carrierAccepts: true, toDoor: false }
const point: PointFacts = { payment: 'CashAndCard', maxPaymentKopecks: null, amountKopecks: 550_000 }
type Change = { order?: Partial<OrderFacts>; way?: Partial<WayFacts>; point?: Partial<PointFacts> }
const reject = ({ order: o, way: w, point: p }: Change) =>
  payOnDeliveryReject({ ...order, ...o }, { ...way, ...w }, { ...point, ...p })

describe('pay on delivery', () => {
  it.each<[string, Change, string | null]>([
    ['nothing against it', {}, null],
    ['exactly 2000 ₽ is enough [PAY-36]', { order: { productsKopecks: 200_000 } }, null],
    ['a kopeck less is not', { order: { productsKopecks: 199_999 } }, 'CheaperThan2000'],
    ['a prepayment-only good', { order: { prepaymentProductName: 'Котёл' } }, 'OnlyForPrepayment'],
    ['a bad buy-out [PAY-37]', { order: { rating: 'Negative' } }, 'NegativeClientRating'],
    ['a blocked buyer', { order: { rating: 'Blocked' } }, 'NegativeClientRating'],
    ['delivery without a price', { way: { costKopecks: null } }, 'CantResolve'],
    ['a carrier without the service', { way: { carrierAccepts: false } }, 'NoPayOnDeliveryInThisTk'],
    ['a courier', { way: { toDoor: true } }, 'NoPayOnDeliveryInThisTk'],
    ['a city with prepayment only', { order: { cityPayment: 'OnlyPrepayment' } }, 'NoPayOnDeliveryInThisTk'],
    ['60 kg is small', { order: { cityPayment: 'PaymentOnDeliveryForSmallProducts', heaviestLineKg: 60 } }, null],
    [
      'more than 60 kg is big',
      { order: { cityPayment: 'PaymentOnDeliveryForSmallProducts', heaviestLineKg: 60.1 } },
      'NoPayOnDeliveryInThisTk',
    ],
    ['a point without payment', { point: { payment: 'NoPayment' } }, 'NoPayOnDeliveryInThisPickPoint'],
    ['exactly what the point takes', { point: { maxPaymentKopecks: 550_000 } }, null],
    ['a kopeck more than the point takes', { point: { maxPaymentKopecks: 549_999 } }, 'NoPayOnDeliveryInThisPickPoint'],
    ['delivery at half the price', { way: { costKopecks: 250_000 } }, null],
    ['delivery above half the price', { way: { costKopecks: 250_001 } }, 'TooCheapByComparisonToDeliveryCost'],
  ])('%s', (_, change, expected) => {
    expect(reject(change)).toBe(expected)
  })

  it('gives the first reason in the order of the checks', () => {
    const everything: Change = {
      order: { prepaymentProductName: 'Котёл', productsKopecks: 1, rating: 'Negative' },
      way: { costKopecks: null, toDoor: true },
      point: { payment: 'NoPayment' },
    }
    const reasons: (string | null)[] = [reject(everything)]
    reasons.push(reject({ ...everything, order: { ...everything.order, prepaymentProductName: null } }))
    reasons.push(reject({ ...everything, order: { rating: 'Negative' } }))
    reasons.push(reject({ way: { costKopecks: null, toDoor: true }, point: { payment: 'NoPayment' } }))
    reasons.push(reject({ way: { costKopecks: 400_000, toDoor: true }, point: { payment: 'NoPayment' } }))
    reasons.push(reject({ way: { costKopecks: 400_000 }, point: { payment: 'NoPayment' } }))
    reasons.push(reject({ way: { costKopecks: 400_000 } }))
    expect(reasons).toEqual([
      'OnlyForPrepayment',
      'CheaperThan2000',
      'NegativeClientRating',
      'CantResolve',
      'NoPayOnDeliveryInThisTk',
      'NoPayOnDeliveryInThisPickPoint',
      'TooCheapByComparisonToDeliveryCost',
    ])
  })

  it('does not hold against the order what is not chosen yet', () => {
    expect(payOnDeliveryReject({ ...order, cityPayment: 'None' }, null, null)).toBeNull()
  })

  it("gives the reason in the shop's words, with the product's name as text [PAY-35] [PAY-30]", () => {
    expect(rejectText('OnlyForPrepayment', 'Котёл <b>')).toBe('Товар «Котёл &#60;b&#62;» можно оплатить только заранее')
    expect(rejectText('CheaperThan2000', null)).toBe('Оплата при получении доступна для заказов от 2000 рублей')
    const ofShop = (fromKopecks: number) => rejectText('CheaperThan2000', null, { fromKopecks })
    expect([ofShop(300_000), ofShop(1_500_000)]).toEqual([
      'Оплата при получении доступна для заказов от 3000 рублей',
      'Оплата при получении доступна для заказов от 15\u00a0000 рублей',
    ])
  })

  it("folds reasons that a carrier's row has no value for", () => {
    expect(
      [null, 'CheaperThan2000', 'NegativeClientRating', 'NoPayOnDeliveryInThisTk'].map((code) =>
        cashOnDeliveryAvailability(code as never),
      ),
    ).toEqual(['Available', 'CheaperThan2000', 'CantResolve', 'CantResolve'])
  })

  it.each<[string, Change, string]>([
    ['as at the point', {}, 'CashAndCard'],
    [
      'a point that takes no money',
      { point: { payment: 'DontUsePayment' }, order: { productsKopecks: 1 } },
      'DontUsePayment',
    ],
    ['a small order', { order: { productsKopecks: 100 } }, 'CheaperThan2000'],
    ['dear delivery', { way: { costKopecks: 300_000 } }, 'TooCheapByComparisonToDeliveryCost'],
    ['no price', { way: { costKopecks: null } }, 'CantResolve'],
    ['a bad buy-out', { order: { rating: 'Blocked' } }, 'NoPayment'],
    ['exactly what the point takes', { point: { maxPaymentKopecks: 550_000 } }, 'CashAndCard'],
    ['a kopeck more than the point takes', { point: { maxPaymentKopecks: 549_999 } }, 'MaxPaymentExceeded'],
  ])('shows at a point: %s', (_, { order: o, way: w, point: p }, expected) => {
    expect(pointPaymentStatus({ ...order, ...o }, { ...way, ...w }, { ...point, ...p })).toBe(expected)
  })
})
