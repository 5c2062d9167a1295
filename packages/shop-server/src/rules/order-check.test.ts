import { describe, expect, it } from 'vitest'
import { deliveryIsComplete, orderErrors, wayOf, type Checkable } from './order-check'

const full: Checkable = {
  customer: { firstName: 'Анна', lastName: 'Петрова', phone: '+79123456789' },
  recipient: null,
  delivery: { transportCompany: 'Kit', pickPointId: 'pt-1', purchaseType: 'PayOnDelivery' },
  company: null,
  hasConsent: true,
  hasLines: true,
  phones: { foreignPhones: false },
}
const company = {
  inn: '7707083893',
  kpp: '773601001',
  ogrn: '1',
  companyName: 'ООО',
  bic: '1',
  bankAccount: '1',
  corAccount: '1',
}
const errors = (change: Partial<Checkable>) =>
  orderErrors({ ...full, ...change }).map(({ pointer, message }) => [pointer, message])

describe('order check', () => {
  it('lets a full order pass', () => {
    expect(errors({})).toEqual([])
  })

  it("wants the customer's names and phone [VALID-03] [VALID-04] [VALID-05]", () => {
    expect(errors({ customer: { phone: '12' } })).toEqual([
      ['/customer/value/firstName', 'Введите своё имя'],
      ['/customer/value/lastName', 'Введите свою фамилию'],
      ['/customer/value/phone', 'Введите корректный номер телефона'],
    ])
  })

  it.each([
    ['+375 29 123-45-67', [], 'Магазин принимает только российские номера: +7 и десять цифр'],
    ['00375291234567', [], 'Магазин принимает только российские номера: +7 и десять цифр'],
    ['375291234567', ['Введите корректный номер телефона'], 'Введите корректный номер телефона'],
    ['+7 912 345-67-8', ['Введите корректный номер телефона'], 'Введите корректный номер телефона'],
  ])('takes %s where the shop takes phones of other countries: %j, and else says %s', (phone, taken, refused) => {
    const customer = { ...full.customer, phone }
    const messages = (foreignPhones: boolean) =>
      errors({ customer, phones: { foreignPhones } }).map(([, message]) => message)
    expect([messages(true), messages(false)]).toEqual([taken, [refused]])
  })

  it('takes an empty secondary phone, not a wrong one [VALID-15]', () => {
    expect(errors({ customer: { ...full.customer, secondaryPhone: ' ' } })).toEqual([])
    expect(errors({ customer: { ...full.customer, secondaryPhone: '1' } })).toEqual([
      ['/customer/value/secondaryPhone', 'Введите корректный номер телефона'],
    ])
  })

  it("wants another recipient's names and phone, before the customer's [VALID-01] [VALID-06] [VALID-07] [VALID-08]", () => {
    expect(errors({ recipient: {}, customer: { ...full.customer, firstName: '' } })).toEqual([
      ['/recipient/value/firstName', 'Введите имя получателя'],
      ['/recipient/value/lastName', 'Введите фамилию получателя'],
      ['/recipient/value/phone', 'Введите корректный номер телефона получателя'],
      ['/customer/value/firstName', 'Введите своё имя'],
    ])
  })

  it('wants a carrier, a place and a way to pay [VALID-09] [VALID-10] [VALID-11]', () => {
    expect(errors({ delivery: {} })).toEqual([
      ['/delivery/value/transportCompany', 'Выберите транспортную компанию'],
      ['/delivery/value/pickPointId', 'Выберите пункт выдачи или укажите адресс доставки'],
      ['/delivery/value/purchaseType', 'Выберите способ оплаты'],
    ])
  })

  it('wants city, street and house for the courier, not the apartment [VALID-19]', () => {
    const door = {
      ...full.delivery,
      transportCompany: 'Cdek_ToDoor',
      pickPointId: null,
      addressDeliveryCity: 'Москва',
      addressDeliveryStreet: 'Мира',
    }
    expect(errors({ delivery: door })).toEqual([
      ['/delivery/value/addressDelivery', 'Выберите пункт выдачи или укажите адресс доставки'],
    ])
    expect(errors({ delivery: { ...door, addressDeliveryHouse: '5' } })).toEqual([])
  })

  it('wants the consent [VALID-12]', () => {
    expect(errors({ hasConsent: false })).toEqual([
      ['/personalDataConsent', 'Подтвердите согласие на обработку персональных данных'],
    ])
  })

  it('wants all invoice data, and no KPP of a sole trader [VALID-13] [INVOICE-03]', () => {
    const delivery = { ...full.delivery, purchaseType: 'FromCheckingAccountAsLegalEntity' }
    expect(errors({ delivery, company })).toEqual([])
    expect(errors({ delivery, company: { ...company, kpp: '', inn: '123456789012' } })).toEqual([])
    expect(errors({ delivery, company: { ...company, kpp: null } })).toEqual([
      ['/company/value/kpp', 'Введите все данные для выставления счета'],
    ])
    expect(errors({ delivery, company: null })).toHaveLength(7)
  })

  it('knows the courier by suffix or flag [DELIV-02]', () => {
    expect([
      wayOf({ transportCompany: 'Pek_ToDoor' }),
      wayOf({ transportCompany: 'Pek', toDoor: true }),
      wayOf({}),
    ]).toEqual([
      { carrierId: 'Pek', toDoor: true },
      { carrierId: 'Pek', toDoor: true },
      { carrierId: null, toDoor: false },
    ])
  })

  it('counts delivery complete with a point or a full address [DELIV-22]', () => {
    expect(deliveryIsComplete({ transportCompany: 'Kit', pickPointId: 'x' })).toBe(true)
    expect(deliveryIsComplete({ transportCompany: 'Kit_ToDoor', pickPointId: 'x' })).toBe(false)
    expect(deliveryIsComplete({ pickPointId: 'x' })).toBe(false)
  })
})
