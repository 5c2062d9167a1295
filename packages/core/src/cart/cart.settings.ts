import { defineSettings, setting } from '../lib/settings'
import { kopecks } from '../lib/value-kinds'

/** What a shop may set of the cart. */
export const cartSettings = defineSettings({
  /** Cart page: pay on delivery is promised from this total, in kopecks, where the server does not say from which (CART-24). */
  payOnDeliveryNoteFrom: setting(kopecks, 300_000),
})
