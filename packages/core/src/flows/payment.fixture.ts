import { loadOrder, loadProviderStatus, loadPurchaseTypes, startProvider } from '@prilavok/contracts'
import { purchasesFeature } from '../order'
import { createShop, type SettingsInput } from '../create-shop'
import { createStrategies, standardProviders } from '../payment'
import { createTestEffects, type TestEffects } from '../testing'
import { checkoutFlow } from './checkout.flow'
import { DRAFT, draft, keepOwn, scriptShop, withLines } from './checkout.fixture'
import { paymentFlow } from './payment.flow'

// Tests count turns: what providers need is loaded before them.
await Promise.all(standardProviders.map(createStrategies(new Map(), [])))

export const SERVICE = 'https://yoomoney.ru/checkout/1'

/** What the server offers: pay on delivery and the given options, each for 4700 roubles. */
export const offering = (...ids: readonly string[]) => ({
  items: Object.fromEntries(
    ['PayOnDelivery', ...ids].map((id, index) => [
      id,
      { id, isAvailable: true, displayOrder: index + 1, amount: 4700 },
    ]),
  ),
})
/** The same, with the option that the server would choose. */
export const offeringBest = (best: string, ...ids: readonly string[]) => {
  const { items } = offering(best, ...ids)
  return { items: { ...items, [best]: { ...items[best], bestPayOption: true } } }
}

export const status = (paymentStatus: string, more: object = {}) => ({
  paymentStatus,
  isFinal: false,
  succeed: false,
  updatedOn: '2026-11-01T00:00:00Z',
  ...more,
})
export const started = (more: object = {}) => ({ url: SERVICE, succeed: true, providerOrderId: 's-1', ...more })

/** The draft as it is after the buyer has left for a payment with an option. */
export const leftDraft = (purchaseType: string, more: object = {}) =>
  draft({
    cart: [{ id: 'a', quantity: 2, name: 'Товар a', price: 2500 }],
    customer: { firstName: 'Иван', lastName: 'Петров', phone: '+79123456789' },
    delivery: { cityId: 'moscow', transportCompany: 'Cdek', pickPointId: '1', purchaseType },
    purchaseType,
    lastStep: 'orderConfirmation',
    ...more,
  })

/** The order page of a shop that takes a card through a page of its provider. */
export function startPayment(test: TestEffects = createTestEffects(), settings?: SettingsInput) {
  scriptShop(test)
  withLines(test)
  test.always(loadPurchaseTypes, () => offering('PayViaYooKassa', 'PayViaDolyame'))
  test.always(startProvider, () => started())
  test.always(loadProviderStatus, () => status('Pending'))
  test.address.path = '/profile/order'
  const shop = createShop(test.effects, settings)
  const flow = shop.use(checkoutFlow)
  const pay = shop.use(paymentFlow)
  return {
    ...test,
    shop,
    flow,
    pay,
    run: pay.run,
    purchases: shop.use(purchasesFeature),
    ...flow.features,
    payment: pay.payment,
  }
}

export type PaymentPage = ReturnType<typeof startPayment>

/** Opens the page, fills in everything and chooses how to pay. */
export async function choosePayment(page: PaymentPage, option: string): Promise<void> {
  await page.flow.open()
  page.contacts.editBuyer({ firstName: 'Иван', lastName: 'Петров', phone: '9123456789', email: 'ivan@mail.example' })
  page.contacts.setConsent(true)
  page.delivery.choosePoint('1')
  await page.advance(2_000)
  page.payment.choose(option as 'PayViaYooKassa')
  await page.advance(1_000)
}

/** Waits until all that follows has happened: refused calls are responded to at once and lead to further ones. */
export async function quiet({ settle }: PaymentPage): Promise<void> {
  for (let round = 0; round < 6; round += 1) await settle()
}

/** The page that a provider sends the buyer back to, in the browser that made the draft. */
export async function comeBack(
  query: Readonly<Record<string, string>>,
  script: (page: PaymentPage) => void = () => {},
  test: TestEffects = createTestEffects(),
): Promise<PaymentPage> {
  keepOwn(test)
  const page = startPayment(test)
  page.always(loadOrder, () => leftDraft('PayViaYooKassa'))
  script(page)
  for (const [name, value] of Object.entries({ id: DRAFT, ...query })) page.address.query.set(name, value)
  await page.flow.open()
  await quiet(page)
  return page
}

/** What the run shows, in short. */
export const seen = ({ run, checkout }: PaymentPage) => [
  checkout.state.getState().screen,
  run.getState().phase,
  run.getState().problem,
]
