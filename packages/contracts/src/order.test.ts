import { describe, expect, it } from 'vitest'
import {
  addressOf,
  confirmOrder,
  loadOrder,
  emptyBuyer,
  emptyDelivery,
  orderBody,
  parseResponse,
  readRequest,
  parseWireResponse,
  saveOrder,
  type DeliveryChoice,
  type OrderChange,
} from './index'

const draft = {
  id: 'a1',
  cart: [
    {
      id: 5,
      quantity: 2,
      name: 'Цемент',
      price: 450.5,
      total: 901,
      hashCode: 'h',
      thumbUrl: '/5.jpg',
      link: '/p/5',
      discountPrice: 400,
    },
  ],
  customer: { id: 'c1', firstName: 'Анна', lastName: 'Орлова', phone: '+79123456789', comment: 'После 18' },
  recipient: { firstName: 'Пётр', lastName: 'Орлов', phone: '+79120000000' },
  delivery: {
    cityId: '77',
    transportCompany: 'Cdek_ToDoor',
    toDoor: true,
    cost: 350,
    addressDeliveryCity: 'Тверь',
    purchaseType: 'PayOnDelivery',
  },
  company: {
    inn: '7707083893',
    ogrn: '1027700132195',
    companyName: 'ООО',
    bic: '044525225',
    bankAccount: '40702810',
    corAccount: '30101810',
  },
  createdOrderId: null,
  lastStep: 'pickpointSelection',
  roistatVisitId: '99',
  tinkoffInstallmentId: 't1',
  purchaseType: 'PayViaYooKassa',
  paymentStatus: 'Pending',
}

const delivery: DeliveryChoice = { ...emptyDelivery, cityId: '77' }

const loaded = async (body: unknown) => {
  const parsed = await parseWireResponse(loadOrder, body)
  return parsed.ok ? parsed.value : parsed
}

describe('the order draft', () => {
  it('is read with GET by its id [CHK-44]', () => {
    expect(addressOf(loadOrder, { params: { id: 'a1' } })).toEqual({
      method: 'GET',
      address: '/api/order-in-process/a1',
    })
  })

  it('is null when the server answers 204 [CHK-44]', async () => {
    expect(await loaded(null)).toBeNull()
  })

  it('has all its fields [CHK-38]', async () => {
    expect(await loaded(draft)).toMatchObject({ ...draft, cart: [{ ...draft.cart[0], id: '5' }] })
  })

  it('has the fields of a cart item [CART-01]', async () => {
    const order = await loaded(draft)
    expect(order && 'cart' in order && order.cart).toEqual([{ ...draft.cart[0], id: '5' }])
  })

  it('has the fields of a delivery [DELIV-01]', async () => {
    const delivery = {
      cityId: '77',
      transportCompany: 'Kit',
      toDoor: false,
      pickPointId: '9',
      cost: 300,
      purchaseType: 'PayOnDelivery',
      addressDelivery: '170000, Тверь, Советская, 1, 2',
      addressDeliveryCity: 'Тверь',
      addressDeliveryStreet: 'Советская',
      addressDeliveryHouse: '1',
      addressDeliverApartment: '2',
    }
    expect(await loaded({ ...draft, delivery })).toMatchObject({ delivery })
  })

  it('is read when a server leaves everything but the id out [HTTP-15]', async () => {
    expect(await loaded({ id: 'a1' })).toMatchObject({
      id: 'a1',
      cart: [],
      customer: { phone: null },
      delivery: { toDoor: false, cityId: null },
      recipient: null,
    })
  })
})

describe('the order body', () => {
  it('is sent with POST and answers the id [CHK-45]', async () => {
    expect(addressOf(saveOrder, {})).toEqual({ method: 'POST', address: '/api/order-in-process' })
    expect(await parseResponse(saveOrder, { id: 'a1', version: 1, savedOn: '2026-01-01T00:00:00Z' })).toMatchObject({
      ok: true,
      value: { id: 'a1' },
    })
  })

  it('wraps its parts as values and leaves the rest bare [CHK-47]', () => {
    const body = orderBody({
      id: 'a1',
      lastStep: 'userContacts',
      lines: [],
      company: null,
      roistatVisitId: '9',
      tinkoffInstallmentId: 't',
    })
    expect(body).toEqual({
      id: 'a1',
      lastStep: { value: 'userContacts' },
      cart: { value: [] },
      company: { value: null },
      roistatVisitId: '9',
      tinkoffInstallmentId: 't',
    })
  })

  it('wraps every one of the six parts, clears with null and leaves absent ones out [CHK-47]', () => {
    const body = orderBody({ lastStep: null, lines: [], buyer: emptyBuyer, recipient: null, delivery, company: null })
    expect(body).toEqual({
      lastStep: { value: null },
      cart: { value: [] },
      customer: { value: emptyBuyer },
      recipient: { value: null },
      delivery: { value: expect.objectContaining({ toDoor: false }) as unknown },
      company: { value: null },
    })
    expect(orderBody({})).toEqual({})
  })

  it('carries of a line its id, its quantity and its hash code alone [CART-01]', () => {
    const line = {
      id: '5',
      quantity: 2,
      name: 'Цемент',
      price: 45_050,
      total: 90_100,
      discountPrice: null,
      thumbUrl: '/5.jpg',
      link: '/p/5',
      hashCode: 'h',
    }
    expect(orderBody({ lines: [line] }).cart).toEqual({ value: [{ id: '5', quantity: 2, hashCode: 'h' }] })
  })

  const changes: readonly (readonly [string, OrderChange])[] = [
    ['creation', { lines: [], buyer: emptyBuyer }],
    ['autosave', { id: 'a1', buyer: { ...emptyBuyer, firstName: 'Анна' }, recipient: null, company: null }],
    ['a change of the cart', { id: 'a1', lines: [{ id: '5', quantity: 3 }] }],
    ['the last step', { id: 'a1', lastStep: 'paymentSelection' }],
    [
      'finalisation',
      {
        id: 'a1',
        lastStep: 'orderConfirmation',
        personalDataConsent: true,
        lines: [{ id: '5', quantity: 3 }],
        buyer: emptyBuyer,
      },
    ],
  ]
  it.each(changes)('of %s is what a server reads [CHK-46]', async (_, change) => {
    const body = orderBody(change)
    expect(await readRequest(saveOrder, 'body', body)).toMatchObject({
      ok: true,
      value: JSON.parse(JSON.stringify(body)) as object,
      dropped: [],
    })
  })

  it('says what a save was made from, and need not [SAFE-04]', async () => {
    const from = { version: 7, ownSaves: ['a-key-of-this-page'] }
    expect(await readRequest(saveOrder, 'body', { id: 'a1', ...from })).toMatchObject({ ok: true, value: from })
    expect(await readRequest(saveOrder, 'body', { id: 'a1' })).toMatchObject({
      ok: true,
      value: { version: null, ownSaves: null },
    })
    expect(await readRequest(saveOrder, 'body', { id: 'a1', version: '"v7"' })).toMatchObject({ ok: false })
  })

  it('is confirmed with POST and answers the ids [CHK-48]', async () => {
    expect(addressOf(confirmOrder, { params: { id: 'a1' } })).toEqual({
      method: 'POST',
      address: '/api/order-in-process/a1/confirm',
    })
    const response = { orderId: 1, orderInProcessId: 'a1', customerId: 'c1', orderNumber: '77-1' }
    expect(await parseResponse(confirmOrder, response)).toMatchObject({
      ok: true,
      value: { ...response, orderId: '1' },
    })
    expect(confirmOrder.idempotency).toBe('required')
  })
})

describe('a draft in domain values', () => {
  const read = async (body: unknown) => {
    const order = await parseResponse(loadOrder, body)
    if (!order.ok || order.value === null) throw new Error('the draft was not read')
    return order.value
  }

  it('counts money in kopecks, names the buyer and splits the method from the carrier', async () => {
    expect(await read(draft)).toMatchObject({
      id: 'a1',
      lines: [{ id: '5', quantity: 2, price: 45050, total: 90100, discountPrice: 40000 }],
      buyer: {
        ...emptyBuyer,
        id: 'c1',
        firstName: 'Анна',
        lastName: 'Орлова',
        phone: '9123456789',
        comment: 'После 18',
      },
      recipient: { firstName: 'Пётр', lastName: 'Орлов', middleName: '', phone: '9120000000' },
      delivery: {
        cityId: '77',
        method: 'courier',
        carrier: 'Cdek',
        cost: 35000,
        address: { city: 'Тверь', street: '' },
      },
      paymentOption: 'PayViaYooKassa',
    })
  })

  it('takes the payment option of the delivery where the order has none', async () => {
    expect((await read({ ...draft, purchaseType: null })).paymentOption).toBe('PayOnDelivery')
  })

  it.each(['+79123456789', '8 (912) 345-67-89', '79123456789', '9123456789'])(
    'has the phone %s as its ten national digits',
    async (phone) => {
      const { buyer, recipient } = await read({
        id: 'a1',
        customer: { phone, secondaryPhone: phone },
        recipient: { firstName: 'Пётр', lastName: 'Орлов', phone },
      })
      expect([buyer.phone, buyer.secondaryPhone, recipient?.phone]).toEqual(Array<string>(3).fill('9123456789'))
    },
  )

  it('goes back as the same values; the server fills in its own of a line', async () => {
    const whole = await read(draft)
    const { lines, buyer, recipient: other, delivery: to, company: firm } = whole
    const change = { lines, buyer, recipient: other, delivery: to, company: firm }
    const sent = await readRequest(saveOrder, 'body', orderBody(change))
    if (!sent.ok) throw new Error(sent.issues.join())
    const { cart, customer, recipient, delivery, company } = sent.value
    expect(cart?.value).toMatchObject([{ id: '5', quantity: 2, hashCode: 'h', name: null, price: null }])
    const again = { ...draft, customer: customer?.value, recipient: recipient?.value, delivery: delivery?.value }
    expect(await read({ ...again, company: company?.value })).toEqual(whole)
  })
})
