import { productFeature, type ProductStore } from '../product'
import type { Feature } from '../shop'
import { cityFlow } from './city.flow'

/** The experiment whose options are the share of visitors who are offered a quick order. Source: PRODUCT-25. */
export const QUICKBUY_EXPERIMENT = 'QuickbuyProbability'

/** The product of the page in the visitor's city. */
export interface ProductFlow {
  /** The page's product and what is loaded for it. */
  readonly product: ProductStore
  /** Reads the product from the page and finds the visitor's city; from then on both are followed. */
  readonly start: () => void
}

/** Loads the delivery of the page's product and what others ask for it, anew whenever the product or the visitor's city is another one. Source: PRODUCT-37. */
export const productFlow: Feature<ProductFlow> = {
  name: 'product-flow',
  create(shop) {
    const product = shop.use(productFeature)
    let isStarted = false
    let loadedFor = ''
    const load = () => {
      const { status, visitor } = shop.use(cityFlow).city.state.getState()
      const { product: shown } = product.state.getState()
      // While another city is being found out, the former one says nothing.
      if (shown === null || status === 'idle' || status === 'loading') return
      const cityId = visitor?.city?.id ?? null
      const wanted = JSON.stringify([shown.id, cityId])
      if (wanted === loadedFor) return
      loadedFor = wanted
      void product.load(cityId)
    }
    return {
      product,
      start() {
        if (isStarted) return
        isStarted = true
        product.readPage()
        const probability = shop.experiments?.optionOf(QUICKBUY_EXPERIMENT)?.value
        if (typeof probability === 'number') product.personaliseQuickbuy(probability)
        const { city, start } = shop.use(cityFlow)
        city.state.subscribe(load)
        product.state.subscribe(({ product: shown }) => shown?.id, load)
        load()
        void start()
      },
    }
  },
}
