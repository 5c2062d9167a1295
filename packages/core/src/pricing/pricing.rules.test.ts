import { describe, expect, it } from 'vitest'
import { discountedAmount, displayedTotal, emailGroup } from './pricing.rules'

const calculation = {
  items: [],
  total: 100_000,
  discountedTotal: 98_000,
  payOnDeliveryDiscountedCost: 99_000,
  payOnDeliveryFrom: null,
  removed: [],
}
const discount = {
  orderAmount: 100_000,
  discountedOrderAmount: 99_500,
  payImmediately: 95_000,
  payOnDelivery: 99_000,
  reasons: [],
}
const door = { ...discount, payImmediately: 96_000, payOnDelivery: 99_900 }

describe('the discounted amount of a payment method', () => {
  it.each([
    ['[PRICE-17] [PRICE-20] PayImmediately pays at once', 'PayImmediately', discount, 95_000],
    ['[PRICE-17] [PRICE-20] PayViaYooKassa pays at once', 'PayViaYooKassa', discount, 95_000],
    ['[PRICE-17] [PRICE-20] PayViaSberbankAcquiring pays at once', 'PayViaSberbankAcquiring', discount, 95_000],
    ['[PRICE-17] at the door', 'PayViaYooKassa', door, 96_000],
    ['[PRICE-18] pay on delivery', 'PayOnDelivery', discount, 99_000],
    ['[PRICE-18] pay on delivery at the door', 'PayOnDelivery', door, 99_900],
    ['[PRICE-19] split payment', 'PayViaDolyame', discount, 98_000],
    ['[PRICE-19] an invoice', 'FromCheckingAccountAsLegalEntity', door, 98_000],
    ['an amount that the server has not given', 'PayOnDelivery', null, null],
    ['nor for paying at once', 'PayImmediately', null, null],
  ])('%s', (_name, payment, given, expected) => {
    expect(discountedAmount(payment, { discount: given, calculation })).toBe(expected)
  })
  it('is not known before the cart is priced', () => {
    expect(discountedAmount('PayViaDolyame', { discount, calculation: null })).toBeNull()
  })
})

it('[PRICE-11] the total of a cart is that with the discount on delivery where there is one', () => {
  expect(displayedTotal(calculation)).toBe(99_000)
  expect(displayedTotal({ ...calculation, payOnDeliveryDiscountedCost: null })).toBe(100_000)
})

describe('the discount group of an e-mail', () => {
  it.each([
    ['[PRICE-15] [PRICE-16] mail.ru', 'ivan@mail.ru', 'mail.ru'],
    ['[PRICE-15] ya.ru', 'ivan@ya.ru', 'ya.ru'],
    ['[PRICE-15] yandex.ru, in capitals and with spaces', ' Ivan@Yandex.RU ', 'yandex.ru'],
    ['[PRICE-15] [PRICE-16] the shop itself, without www', 'ivan@shop.ru', 'shop.ru'],
    ['[PRICE-16] another domain has none', 'ivan@gmail.com', null],
    ['[PRICE-16] a domain that only ends alike has none', 'ivan@hotmail.ru', null],
    ['[PRICE-16] an unfinished address has none', 'ivan@mail.r', null],
    ['[PRICE-16] no address has none', '', null],
  ])('%s', (_name, email, expected) => {
    expect(emailGroup(email, 'www.shop.ru')).toBe(expected)
  })
  it.each([
    ['a www. inside the name of the host stays', 'ivan@my.www.ru', 'my.www.ru', 'my.www.ru'],
    ['a shop without a host has no group of its own', 'ivan@', '', null],
  ])('%s', (_name, email, host, expected) => {
    expect(emailGroup(email, host)).toBe(expected)
  })
})
