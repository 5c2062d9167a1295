import { callMeBack, confirmOrder, loadOrder, saveOrder, sendSmsCode } from '@prilavok/contracts'
import { findCaller, listCustomers, readCustomer, saveCustomer, saveManufacturer } from '@prilavok/contracts/admin'
import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { expect, it } from 'vitest'
import { describeOwnDatabase } from '../testing/each-database'
import { shopClient } from '../testing/shop-client'
import { staffClient } from '../testing/staff-client'

const FOREIGN = '+375 29 123-45-67'
const REASON = 'Магазин принимает только российские номера: +7 и десять цифр'
const person = { firstName: 'Анна', lastName: 'Петрова', phone: FOREIGN }

describeOwnDatabase('what people type and paste', (shop) => {
  it('a phone of another country is kept as it is in a draft, and refused with the reason everywhere', async () => {
    const { call } = shopClient(shop.server)
    const body = {
      cart: { value: [{ id: ids.beam, quantity: 1 }] },
      customer: { value: { ...person, secondaryPhone: FOREIGN } },
      recipient: { value: person },
      personalDataConsent: true,
    }
    const draft = await call(saveOrder, { body } as never)
    const params = { id: draft.data.id }
    expect((await call(loadOrder, { params })).data?.customer).toMatchObject({ phone: FOREIGN })
    const { problem } = await call(confirmOrder, { params })
    const reasons = (problem?.errors ?? []).filter(({ code }) => code === 'phone')
    expect(reasons.map(({ pointer, message }) => [pointer, message])).toEqual([
      ['/recipient/value/phone', REASON],
      ['/customer/value/phone', REASON],
      ['/customer/value/secondaryPhone', REASON],
    ])
    const others = [
      await call(callMeBack, { body: { FirstName: 'Анна', PhoneNumber: FOREIGN } } as never),
      await call(sendSmsCode, { body: { phoneNumber: FOREIGN } } as never),
    ]
    const admin = await staffClient(shop.server, 'admin')
    const customer = { firstName: 'Анна', phone: '+79123456789', secondaryPhone: FOREIGN, marketing: {}, totalSpent: 0 }
    const saved = await admin.call(saveCustomer, { body: customer } as never)
    for (const { problem: refused } of [...others, saved])
      expect(refused?.errors).toMatchObject([{ code: 'phone', message: REASON }])
  })

  it('characters that nobody sees do not get into the database, escaped ones neither', async () => {
    const { call } = shopClient(shop.server)
    const customer = {
      firstName: 'Ан\u200bна',
      lastName: '\u202aПетрова\u202c',
      phone: '+7\u2060 912 345-67-89',
      email: '\u202aa@b.ru',
    }
    const delivery = { cityId: ids.moscow, addressDeliveryStreet: 'Крас\u00adная' }
    const draft = await call(saveOrder, {
      body: { customer: { value: customer }, delivery: { value: delivery } },
    } as never)
    const { data } = await call(loadOrder, { params: { id: draft.data.id } })
    expect(data).toMatchObject({
      customer: { firstName: 'Анна', lastName: 'Петрова', phone: '+79123456789', email: 'a@b.ru' },
      delivery: { addressDeliveryStreet: 'Красная' },
    })
    const admin = await staffClient(shop.server, 'admin')
    const maker = { name: '\ufeffРомаш\u00adка', shortDescription: '<p>Очень\u00adдлинное</p>' }
    const saved = await admin.call(saveManufacturer, { body: maker } as never)
    expect(saved.data.model).toMatchObject({ name: 'Ромашка', shortDescription: '<p>Очень\u00adдлинное</p>' })
  })
})

describeOwnDatabase(
  'a shop that takes phones of other countries',
  (shop) => {
    it('orders with them, keeps them in one spelling, and its staff find their buyers however they type them', async () => {
      const { call } = shopClient(shop.server)
      const body = {
        cart: { value: [{ id: ids.beam, quantity: 1 }] },
        customer: { value: person },
        delivery: {
          value: {
            cityId: ids.moscow,
            transportCompany: 'Kit',
            pickPointId: ids.kitMoscow,
            purchaseType: 'PayOnDelivery',
          },
        },
        personalDataConsent: true,
      }
      const draft = await call(saveOrder, { body } as never)
      const params = { id: draft.data.id }
      expect((await call(loadOrder, { params })).data?.customer).toMatchObject({ phone: '+375291234567' })
      expect((await call(confirmOrder, { params })).status).toBe(200)
      const callBack = { FirstName: 'Анна', PhoneNumber: '00375291234567' }
      expect((await call(callMeBack, { body: callBack } as never)).status).toBe(200)
      const wrong = await call(callMeBack, { body: { ...callBack, PhoneNumber: '375291234567' } } as never)
      expect(wrong.problem?.errors).toMatchObject([{ code: 'phone', message: 'Введите корректный номер телефона' }])

      const admin = await staffClient(shop.server, 'admin')
      for (const search of [FOREIGN, '375291234567', '00375291234567', '291234567', '123-45-67']) {
        const found = await admin.call(listCustomers, { query: { search } } as never)
        expect([search, found.data.items.map(({ phone }) => phone)]).toEqual([search, ['+375291234567']])
      }
      const caller = await admin.call(findCaller, { query: { phone: '+375 29 123 45 67' } } as never)
      expect(caller.data).toMatchObject({ phone: '+375291234567', resource: 'customer' })
      const { data } = await admin.call(readCustomer, { params: { id: String(caller.data.id) } } as never)
      const saved = await admin.call(saveCustomer, { body: { ...data, secondaryPhone: '+48 600 100 200' } } as never)
      expect(saved.data.model).toMatchObject({ secondaryPhone: '+48600100200' })
    })
  },
  { settings: { foreignPhones: true } },
)
