import { loadCityCompetitorPrices, loadCompetitorPrices, loadProductDelivery, pageHtml } from '@prilavok/contracts'
import { subscribeWithSelector } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import type { Effects } from '../effects'
import { createLatest } from '../lib/latest'
import { safeUrl } from '../lib/safe-url'
import { defaultsOf, type SettingsOf } from '../lib/settings'
import type { ReadonlyStore } from '../lib/store'
import type { Feature } from '../shop'
import { PRODUCT_ELEMENT, readProductFields } from './product-fields'
import { shownOffers } from './product.rules'
import { productSettings } from './product.settings'
import type { PageProduct, ProductState, ProductTab } from './product.types'
import { readQuickbuyDraw } from './quickbuy-draw'

/** The product that a page is about. */
export interface ProductStore {
  /** The page's product, its delivery and the prices of others. */
  readonly state: ReadonlyStore<ProductState>
  /** Reads the product from the page, once; what is wrong there is reported to its developer. Source: PRODUCT-02. */
  readonly readPage: () => void
  /** Shows a product that the page does not name, or another one: for apps that render their pages themselves. */
  readonly show: (product: PageProduct) => void
  /**
   * Loads the delivery to a city and the prices of others there; without a city only the prices. A failure is silent and resets what it
   * was about. Source: PRODUCT-37, PRODUCT-38.
   */
  readonly load: (cityId: string | null) => Promise<void>
  /** Loads the reviews from an address of the page's server or another one with https, once; a failed one again. Source: PRODUCT-07. */
  readonly loadComments: (address: string) => Promise<void>
  /** Opens a tab of the page. Source: PRODUCT-05. */
  readonly openTab: (tab: ProductTab) => void
  /** Another probability of the quick order, from personalisation. Source: PRODUCT-25. */
  readonly personaliseQuickbuy: (probability: number) => void
}

type Ports = Pick<Effects, 'http' | 'page' | 'storage' | 'random' | 'report' | 'location'>

const noComments = { status: 'idle', html: '' } as const
const unknown = { status: 'idle', delivery: null, offers: [] } as const

/** The product of a page, its delivery to the visitor's city and what others ask for it. */
export function createProduct(
  { http, page, storage, random, report, location }: Ports,
  { product: settings }: SettingsOf<typeof productSettings> = defaultsOf(productSettings),
): ProductStore {
  const state = createStore(
    subscribeWithSelector<ProductState>(() => ({
      ...unknown,
      product: null,
      quickbuyDraw: null,
      quickbuyProbability: settings.quickbuyProbability,
      comments: noComments,
      wantedTab: null,
    })),
  )
  const [latestDelivery, latestPrices] = [createLatest(), createLatest()]
  let isRead = false

  /** An address of the page as it is called, which may be another server than the shop's; null for one that may not be called. */
  const wholeAddress = (address: string): string | null => {
    const origin = location.origin()
    const safe = safeUrl(address, origin)
    return safe?.startsWith('/') === true && !safe.startsWith('//') ? origin + safe : safe
  }

  const show = (product: PageProduct) => {
    if (product.id !== state.getState().product?.id) {
      latestDelivery.forget()
      latestPrices.forget()
      state.setState({ ...unknown, comments: noComments, wantedTab: null })
    }
    state.setState({ product, quickbuyDraw: readQuickbuyDraw(storage, random) })
  }

  const loadDelivery = (productId: string, cityId: string) =>
    latestDelivery(
      (signal) => http(loadProductDelivery, { params: { productId, cityId }, body: { productId, cityId } }, { signal }),
      (response) =>
        state.setState(
          response.ok ? { status: 'ready', delivery: response.value } : { status: 'failed', delivery: null },
        ),
    )
  const loadPrices = (productId: string, cityId: string | null) =>
    latestPrices(
      (signal) =>
        cityId === null
          ? http(loadCompetitorPrices, { params: { productId } }, { signal })
          : http(loadCityCompetitorPrices, { params: { productId, cityId } }, { signal }),
      (response) =>
        state.setState({ offers: response.ok ? shownOffers(response.value, settings.competitorScoreFrom) : [] }),
    )

  return {
    state,
    show,
    readPage() {
      if (isRead) return
      isRead = true
      const fields = page.fields(PRODUCT_ELEMENT)
      if (fields === null) return
      const { product, problems } = readProductFields(fields)
      for (const { field, expected } of problems)
        report({ kind: 'settings', message: `#${PRODUCT_ELEMENT}: the field ${field} must be ${expected}.` })
      if (product !== null && state.getState().product === null) show(product)
    },
    async load(cityId) {
      const { product } = state.getState()
      if (product === null) return
      latestDelivery.forget()
      // What is known of another city is not true of this one.
      state.setState({ ...unknown, status: cityId === null ? 'idle' : 'loading' })
      await Promise.all([
        cityId === null ? undefined : loadDelivery(product.id, cityId),
        loadPrices(product.id, cityId),
      ])
    },
    async loadComments(address) {
      const { status } = state.getState().comments
      if (status === 'loading' || status === 'ready') return
      const whole = wholeAddress(address)
      state.setState({ comments: { status: 'loading', html: '' } })
      const response = whole === null ? null : await http(pageHtml(whole), {})
      state.setState({
        comments: response?.ok === true ? { status: 'ready', html: response.value } : { status: 'failed', html: '' },
      })
    },
    openTab: (tab) =>
      state.setState(({ wantedTab }) => ({ wantedTab: { tab, request: (wantedTab?.request ?? 0) + 1 } })),
    personaliseQuickbuy: (quickbuyProbability) => state.setState({ quickbuyProbability }),
  }
}

/** The product of a shop's page: `shop.use(productFeature)`. */
export const productFeature: Feature<ProductStore> = {
  name: 'product',
  create: ({ effects, settings }) => createProduct(effects, settings(productSettings)),
}
