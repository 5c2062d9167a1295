import type { CalculatedCart } from '@prilavok/contracts'
import { expect, it } from 'vitest'
import { cartPaymentNote } from './cart-payment.rules'
import type { PricedLine } from './cart.types'

const line = (id: string, price = 300_000): PricedLine => ({
  ...{ id, name: id, price, thumbUrl: '', link: '', quantity: 1 },
  ...{ total: price, hashCode: null, discountPrice: null, available: true },
})
const calculated = (more: Partial<CalculatedCart>): CalculatedCart => ({
  ...{
    items: [],
    total: 0,
    discountedTotal: null,
    payOnDeliveryDiscountedCost: null,
    payOnDeliveryFrom: null,
    removed: [],
  },
  ...more,
})
const gates = calculated({ prepaymentOnly: [{ id: 'gates', name: 'Ворота' }] })
const onDelivery = { kind: 'onDelivery' }

it.each([
  ['nothing of an empty cart', [], null, 'PaymentOnDelivery', null],
  ['nothing before the prices are known', [line('a', 0)], null, 'PaymentOnDelivery', null],
  ['on delivery from the threshold on [CART-22]', [line('a')], null, 'PaymentOnDelivery', onDelivery],
  ['small products too [CART-22]', [line('a')], null, 'PaymentOnDeliveryForSmallProducts', onDelivery],
  ['nothing in another city [CART-22]', [line('a')], null, 'None', null],
  ['the threshold below it [CART-23]', [line('a', 299_999)], null, null, { kind: 'prepaidBelow', sum: 300_000 }],
  ["the server's threshold first", [line('a', 200_000)], calculated({ payOnDeliveryFrom: 200_000 }), 'None', null],
  [
    'a product to be paid in advance, before the sum',
    [line('gates', 1)],
    gates,
    null,
    { kind: 'prepaidProduct', name: 'Ворота' },
  ],
  ['no product that has left the cart', [line('a')], gates, 'PaymentOnDelivery', onDelivery],
] as const)('says %s', (_, lines, known, cityPayment, note) => {
  const total = lines.reduce((sum, { price }) => sum + price, 0)
  expect(cartPaymentNote({ lines, total, calculated: known }, { below: 300_000, cityPayment })).toEqual(note)
})
