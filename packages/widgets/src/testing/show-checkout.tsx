import {
  confirmOrder,
  loadDeliveryCosts,
  loadFlag,
  loadNearestCities,
  loadOrder,
  loadPurchaseTypes,
  loadUserCity,
  saveOrder,
  sendAnalytics,
} from '@prilavok/contracts'
import type { SettingsInput } from '@prilavok/core'
import type { CartLine } from '@prilavok/core/cart'
import { checkoutFlow, type CheckoutFlow } from '@prilavok/core/flows'
import type { TestEffects } from '@prilavok/core/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { CheckoutPage } from '../checkout/checkout-page'
import { line, showInShop, type ShownInShop } from './show-in-shop'

export const DRAFT = 'draft-1'
const SAVED = { id: DRAFT, version: 2, savedOn: '2026-11-01T00:00:00Z' }

export const draft = (more: object = {}): object => ({
  id: DRAFT,
  version: 1,
  cart: [],
  customer: {},
  delivery: {},
  updatedOn: '2026-11-01T00:00:00Z',
  ...more,
})

/** What the forms and widgets of the providers need to be offered. */
const PROVIDER_IDS = { terminalKey: 'T', shopId: 'S', showcaseId: 'W', accessId: 'A' }

/** A pickup point of СДЭК. */
export const point = (id: string, more: object = {}): object => ({
  id,
  address: `ул. Ленина, ${id}`,
  brand: 'СДЭК',
  type: 'PickPoint',
  transportCompany: 'Cdek',
  transportCompanyName: 'СДЭК',
  latitude: 55,
  longitude: 37,
  payment: 'CashAndCard',
  ...more,
})

export const points = (count: number): readonly object[] =>
  Array.from({ length: count }, (_, index) => point(String(index + 1)))

/** What a carrier charges. */
export const carrier = (id: string, name: string, more: object = {}): object => ({
  transportCompany: id,
  transportCompanyName: name,
  cost: 350,
  cashOnDeliveryAvailability: 'Available',
  daysTravelTimeFrom: 2,
  daysTravelTimeTo: 4,
  storagePeriodInDays: 7,
  pickPoints: points(2),
  ...more,
})

export const costsOf = (carriers: Readonly<Record<string, object>>, more: object = {}): object => ({
  transportCompaniesDeliveryInfo: carriers,
  transportCompaniesDeliveryInfoToDoor: { Cdek: carrier('Cdek', 'СДЭК', { toDoor: true, pickPoints: [], cost: 690 }) },
  discount: null,
  discountToDoor: null,
  ...more,
})

/** СДЭК, which is recommended, and ПЭК. */
export const costs = costsOf({
  Cdek: carrier('Cdek', 'СДЭК', { recommended: true }),
  Pek: carrier('Pek', 'ПЭК', { cost: 500 }),
})

export const payOnDelivery = (more: object = {}): object => ({
  items: { PayOnDelivery: { id: 'PayOnDelivery', isAvailable: true, displayOrder: 1, amount: 550, ...more } },
})

/** Scripts a shop server that knows one draft and every request of the order page. */
export function scriptShop(test: TestEffects): void {
  test.always(saveOrder, () => SAVED)
  test.always(loadOrder, () => draft())
  test.always(loadUserCity, ({ params }) => ({
    type: 'CityWithPickPoint',
    paymentType: 'PaymentOnDelivery',
    showedCityId: params.id === '0' ? 'moscow' : params.id,
    showedCityName: params.id === 'tver' ? 'Тверь' : 'Москва',
  }))
  test.always(loadDeliveryCosts, () => costs)
  test.always(loadPurchaseTypes, () => payOnDelivery())
  test.always(loadFlag, () => true)
  test.always(loadNearestCities, () => ({}))
  test.always(sendAnalytics, () => null)
  test.always(confirmOrder, () => ({
    orderId: 'order-9',
    orderInProcessId: DRAFT,
    customerId: 'customer-1',
    orderNumber: '100-09',
  }))
}

interface Given {
  readonly lines?: readonly CartLine[]
  readonly settings?: SettingsInput
  /** Scripts other responses. */
  readonly script?: (test: TestEffects) => void
}

export interface ShownCheckout extends ShownInShop {
  readonly flow: CheckoutFlow
}

/** Opens the order page with two pieces of one product in the cart, 100 ₽ each. */
export async function showCheckout({
  lines = [line('a', { quantity: 2 })],
  settings,
  script,
}: Given = {}): Promise<ShownCheckout> {
  const page = showInShop(<CheckoutPage />, {
    lines,
    settings: { payment: PROVIDER_IDS, ...settings },
    script(test) {
      scriptShop(test)
      script?.(test)
    },
  })
  // The form's own code comes while the draft is requested.
  await act(() => vi.dynamicImportSettled())
  await page.settle()
  await page.advance(1_000)
  return { ...page, flow: page.shop.use(checkoutFlow) }
}

/** A field by its label; its list of suggestions has the same one. */
export const field = (label: string): HTMLInputElement =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' })

/** Types into a field and leaves it. */
export function type(label: string, text: string): void {
  const input = field(label)
  act(() => input.focus())
  fireEvent.input(input, { target: { value: text } })
  act(() => input.blur())
}

export const submitButton = (): HTMLElement =>
  screen.getByRole('button', { name: /^(Оформить заказ|Подтвердить заказ|Оформляем…)$/ })

/** Fills in everything that an order with pay on delivery needs. */
export async function fillIn(page: ShownCheckout): Promise<void> {
  type('Фамилия', 'Петров')
  type('Имя', 'Иван')
  type('Телефон', '9123456789')
  await act(async () => page.flow.features.delivery.choosePoint('1'))
  fireEvent.click(screen.getByRole('checkbox', { name: /^Согласен/ }))
  await page.advance(2_000)
  await screen.findByRole('radio', { name: 'При получении' })
}

/** Presses the button and waits for what comes of it. */
export async function submit(page: ShownCheckout): Promise<void> {
  fireEvent.click(submitButton())
  await page.settle()
}
