import {
  calculateCart,
  confirmOrder,
  loadDeliveryCosts,
  loadFlag,
  loadOrder,
  loadPurchaseTypes,
  loadUserCity,
  saveOrder,
  sendAnalytics,
  type OrderInProcessSave,
} from '@prilavok/contracts'
import { CART_KEY } from '../cart'
import { DRAFT_KEY } from '../lib/draft-key'
import { ORDER_KEY } from '../order'
import { paymentFeature } from '../payment'
import { createShop } from '../create-shop'
import { createTestEffects, type TestEffects } from '../testing'
import { loadEnd } from './checkout-form.flow'
import { checkoutFlow } from './checkout.flow'

export const DRAFT = 'draft-1-of-a-shop-server'

// Tests count turns: what follows the form is loaded before them.
await loadEnd()

const point = (id: string) => ({
  id,
  address: `ул. Ленина, ${id}`,
  type: 'PickPoint',
  transportCompany: 'Cdek',
  transportCompanyName: 'СДЭК',
  latitude: 55,
  longitude: 37,
  payment: 'CashAndCard',
  recommended: id === '1',
})
const quote = (id: string, more: object = {}) => ({
  transportCompany: id,
  transportCompanyName: id,
  cost: 300,
  cashOnDeliveryAvailability: 'Available',
  pickPoints: [point('1'), point('2')],
  ...more,
})
const discount = {
  orderAmount: 5000,
  discountedOrderAmount: 4900,
  payImmediatelyOrderAmountWithDiscount: 4700,
  payOnDeliveryOrderAmountWithDiscount: 4900,
}

export const costs = {
  transportCompaniesDeliveryInfo: { Kit: quote('Kit'), Cdek: quote('Cdek', { recommended: true }) },
  transportCompaniesDeliveryInfoToDoor: { Cdek: quote('Cdek', { toDoor: true, pickPoints: [] }) },
  discount,
  discountToDoor: discount,
}

export const draft = (more: object = {}) => ({
  id: DRAFT,
  version: 1,
  cart: [],
  customer: {},
  delivery: {},
  updatedOn: '2026-11-01T00:00:00Z',
  ...more,
})
export const confirmed = {
  orderId: 'order-9',
  orderInProcessId: DRAFT,
  customerId: 'customer-1',
  orderNumber: '100-09',
}

type Save = Partial<OrderInProcessSave>
/** The bodies of all saves, unwrapped. */
export const savesOf = (test: TestEffects): readonly Save[] =>
  test.callsOf(saveOrder).map(({ input }) => input.body as Save)

/** The browser has the draft open already, and its key. */
export function keepOwn(test: TestEffects, more: object = {}): void {
  test.storage.saved.set(ORDER_KEY, JSON.stringify({ id: DRAFT, ...more }))
  test.storage.saved.set(DRAFT_KEY, JSON.stringify({ id: DRAFT, key: 'key-of-this-browser' }))
}

/** A shop server that knows one draft and responds to every call of the order page. */
export function scriptShop(test: TestEffects): void {
  test.always(saveOrder, () => ({ id: DRAFT, version: 2, savedOn: '2026-11-01T00:00:00Z' }))
  test.always(loadOrder, () => draft())
  test.always(calculateCart, ({ body: { goods: lines } }) => ({
    items: (lines ?? []).map(({ id }) => ({ id, name: `Товар ${id}`, price: 2500, hashCode: `hash-${id}` })),
    total: 2500 * (lines ?? []).reduce((sum, { quantity }) => sum + quantity, 0),
  }))
  test.always(loadUserCity, ({ params }) => ({
    type: 'HomeCity',
    paymentType: 'PaymentOnDelivery',
    showedCityId: params.id === '0' ? 'moscow' : params.id,
    showedCityName: 'Москва',
  }))
  test.always(loadDeliveryCosts, () => costs)
  test.always(loadPurchaseTypes, () => ({
    items: { PayOnDelivery: { id: 'PayOnDelivery', isAvailable: true, displayOrder: 1 } },
  }))
  test.always(loadFlag, () => true)
  test.always(sendAnalytics, () => null)
}

export const withLines = (test: TestEffects): void =>
  void test.storage.saved.set(
    CART_KEY,
    '{"goods":[{"id":"a","quantity":2,"price":250000,"name":"Товар a","link":"/a","thumbUrl":""}]}',
  )

/** An order page on a scripted shop, with two pieces of one product in the cart. */
export function startCheckout(test: TestEffects = createTestEffects()) {
  scriptShop(test)
  withLines(test)
  test.address.path = '/profile/order'
  const shop = createShop(test.effects)
  const flow = shop.use(checkoutFlow)
  return { ...test, shop, flow, ...flow.features, payment: shop.use(paymentFeature) }
}

/** Opens the page and fills in everything that an order with pay on delivery needs. */
export async function fillIn(page: ReturnType<typeof startCheckout>): Promise<void> {
  await page.flow.open()
  await fillForm(page)
}

/** The same on a page that is open. */
export async function fillForm(page: ReturnType<typeof startCheckout>): Promise<void> {
  page.contacts.editBuyer({ firstName: 'Иван', lastName: 'Петров', phone: '9123456789' })
  page.contacts.setConsent(true)
  page.delivery.choosePoint('1')
  await page.advance(2_000)
}

export const scriptConfirm = (test: TestEffects): void => test.respond(confirmOrder, confirmed)

/** Goes through an order once, so that all lazy code is there and only the test decides what comes when. */
export async function loadAllOfCheckout(): Promise<void> {
  const page = startCheckout()
  await fillIn(page)
  scriptConfirm(page)
  await page.flow.submit()
  await page.settle()
}
