import { defineSettings, setting } from '../lib/settings'
import { numberFrom, texts } from '../lib/value-kinds'

/** What a shop may set of its product pages. */
export const productSettings = defineSettings({
  product: {
    /** The share of visitors who are offered a quick order: 0.04 is four of a hundred. Source: PRODUCT-25. */
    quickbuyProbability: setting(numberFrom(0, 1), 0.04),
    /** Parts of product names that make the button for a discount pulse. Source: PRODUCT-39. */
    pulseKeywords: setting(texts, []),
    /** Offers of other shops are shown from this score, 0 to 1. Source: PRODUCT-36. */
    competitorScoreFrom: setting(numberFrom(0, 1), 0.5),
  },
})
