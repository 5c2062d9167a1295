import {
  calculateCart,
  loadBlogPosts,
  loadCategoryFilters,
  loadCategoryProducts,
  loadFlag,
  loadPickPoints,
  loadSurvey,
  loadUserCity,
} from '@prilavok/contracts'
import { createShop, shopSettings } from '@prilavok/core'
import { CART_KEY } from '@prilavok/core/cart'
import { checkoutFlow } from '@prilavok/core/flows'
import { phoneForm } from '@prilavok/core/login'
import { notificationsFeature } from '@prilavok/core/notifications'
import { createTestEffects } from '@prilavok/core/testing'
import { act } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import * as hooks from './index'

/** Every hook with what it needs; a new one is added here. */
const calls: Readonly<Record<string, () => unknown>> = {
  useStore: () => hooks.useStore(hooks.useShop().use(notificationsFeature).state),
  useShop: () => hooks.useShop().settings(shopSettings).pages.cart,
  useAvailable: () => hooks.useAvailable('p0'),
  useCart: hooks.useCart,
  useCartActions: hooks.useCartActions,
  useCartCount: hooks.useCartCount,
  usePromoCode: () => hooks.usePromoCode().code,
  useFavourites: hooks.useFavourites,
  useFavouriteActions: hooks.useFavouriteActions,
  useFavouriteCount: hooks.useFavouriteCount,
  useIsFavourite: () => hooks.useIsFavourite('p0'),
  useKeptCards: () => hooks.useKeptCards([]),
  useComparison: hooks.useComparison,
  useComparisonActions: hooks.useComparisonActions,
  useComparedCount: hooks.useComparedCount,
  useComparedProducts: () => hooks.useComparedProducts([]),
  useIsCompared: () => hooks.useIsCompared('p0'),
  useQuantity: () => hooks.useQuantity('p0'),
  useQuantityStep: () => hooks.useQuantityStep('p0'),
  useCheckout: hooks.useCheckout,
  useCheckoutField: () => hooks.useCheckoutField('phone').error('wrong'),
  useContactField: () => hooks.useContactField('phone', 'wrong'),
  useCity: hooks.useCity,
  useCitySearch: hooks.useCitySearch,
  useDeliveryCity: () => hooks.useDeliveryCity({ wanted: false }),
  useVisitorCity: hooks.useVisitorCity,
  useCompany: hooks.useCompany,
  useContacts: hooks.useContacts,
  useCrossSales: hooks.useCrossSales,
  useDelivery: hooks.useDelivery,
  useOrderPoints: hooks.useOrderPoints,
  usePickupPoints: () => hooks.usePickupPoints('moscow'),
  useFlag: () => hooks.useFlag('AddressDelivery'),
  useLogin: hooks.useLogin,
  useSmallForm: () => hooks.useSmallForm(phoneForm, { given: null, labels: { phone: 'Телефон' } }).fields.phone.value,
  useNotifications: hooks.useNotifications,
  useOrderPayment: hooks.useOrderPayment,
  usePayment: hooks.usePayment,
  usePaymentRun: hooks.usePaymentRun,
  usePaymentSchedule: () => hooks.usePaymentSchedule(null),
  useOption: () => hooks.useOption('ContactsHide'),
  useSettings: () => hooks.useSettings(shopSettings),
  usePayOnDeliveryFrom: hooks.usePayOnDeliveryFrom,
  useVatPercent: hooks.useVatPercent,
  useCategory: () => hooks.useCategory({ id: 'c', hasOwnList: false, prefer: 'html' }),
  useContentBlock: () => hooks.useContentBlock('/terms'),
  useBlogList: () => hooks.useBlogList(),
  useBlogPost: hooks.useBlogPost,
  useBestComment: () => hooks.useBestComment('p0'),
  useProductQuestions: () => hooks.useProductQuestions('p0'),
  useSurvey: hooks.useSurvey,
  useOrderSurvey: () => hooks.useOrderSurvey('key').values,
  useAbandonedSurvey: () => hooks.useAbandonedSurvey('draft').values,
  useDeliveryPlace: hooks.useDeliveryPlace,
  useLightbox: () => hooks.useLightbox({ name: 'gallery', count: 3 }).state.getState(),
  useProduct: hooks.useProduct,
  useProductField: () => hooks.useProductField('p0', 'quantity'),
  useProductOffers: () => hooks.useProductOffers('relations'),
  useRecentlyViewed: hooks.useRecentlyViewed,
  useSearch: hooks.useSearch,
  useSplitPayment: hooks.useSplitPayment,
}

const line = (id: string) => ({ id, name: id, price: 10_000, thumbUrl: '', link: '', quantity: 1 })

/** A shop of a page; that of the browser has stored a cart and a place of the device, and a try to order has failed before it hydrates. */
function shopOf(lines: number, begun: boolean) {
  const test = createTestEffects()
  test.always(calculateCart, () => ({ items: [], total: 0 }))
  test.always(loadUserCity, () => ({ type: 'CityWithPickPoint', paymentType: 'None', resolvedStatus: 'Resolved' }))
  test.always(loadFlag, () => true)
  test.always(loadCategoryFilters, () => ({ filters: [] }))
  test.always(loadCategoryProducts, () => '')
  test.always(loadBlogPosts, () => ({ items: [], paging: { pageIndex: 1, pageSize: 20 } }))
  test.always(loadSurvey, () => ({ state: 'None' }))
  test.always(loadPickPoints, () => ({
    items: [],
    paging: { pageIndex: 1, pageSize: 200, totalCount: 0, totalIsExact: true },
  }))
  test.storage.saved.set(
    CART_KEY,
    JSON.stringify({ goods: Array.from({ length: lines }, (_, index) => line(`p${index}`)) }),
  )
  if (begun)
    test.storage.saved.set(
      'prilavok.geo-coords',
      JSON.stringify({ latitude: 55.75, longitude: 37.62, cityId: 'moscow' }),
    )
  const shop = createShop(test.effects)
  if (begun) {
    const { contacts, checkout } = shop.use(checkoutFlow).features
    contacts.editBuyer({ firstName: 'Иван', phone: '12' })
    checkout.end()
    shop.use(notificationsFeature).show({ kind: 'notice', text: 'Сохранено' })
  }
  return { ...test, shop }
}

let root: Root | undefined
afterEach(() => {
  act(() => root?.unmount())
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const names = Object.keys(hooks).filter((name) => name.startsWith('use'))
const cases = [0, 1, 50].flatMap((lines) => names.map((name) => [name, lines] as const))

it.each(cases)('%s: the first render over a stored cart of %i lines is that of the server', async (name, lines) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const use = calls[name] ?? expect.unreachable(`${name} is not listed`)
  const Probe = () => <output>{JSON.stringify(use()) ?? ''}</output>
  const app = ({ shop }: ReturnType<typeof shopOf>) => (
    <hooks.ShopProvider shop={shop}>
      <Probe />
    </hooks.ShopProvider>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(app(shopOf(0, false)))
  const page = shopOf(lines, true)
  const onRecoverableError = vi.fn()
  await act(async () => {
    root = hydrateRoot(container, app(page), { onRecoverableError })
  })
  await act(() => page.settle())
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(console.error).not.toHaveBeenCalled()
  if (name === 'useCartCount') expect(container.textContent).toBe(String(lines))
})
