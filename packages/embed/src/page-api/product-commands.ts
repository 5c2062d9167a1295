import type { Shop } from '@prilavok/core'
import { PRODUCT_TABS, productFeature, type ProductTab } from '@prilavok/core/product'

/** The product page for the page's own scripts. Wrong input throws a TypeError that says what is expected. */
export interface ProductCommands {
  /** Opens a tab of the product page and scrolls it into view. */
  readonly openTab: (tab: ProductTab) => void
}

export function createProductCommands(shop: Shop): ProductCommands {
  return {
    openTab(tab) {
      if (!PRODUCT_TABS.includes(tab))
        throw new TypeError(`[Prilavok] prilavok.product.openTab: the tab must be one of ${PRODUCT_TABS.join(', ')}.`)
      shop.use(productFeature).openTab(tab)
    },
  }
}
