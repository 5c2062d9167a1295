import { flag } from '../lib/setting-kinds'
import { defineSettings, setting } from '../lib/settings'

/** What a shop may set of products that cannot be bought; a file of its own, because it is loaded with the first of them. */
export const stockSettings = defineSettings({
  /** Beside the button of a product that is not in stock, whether buyers may ask to be told when it is. */
  stockSubscription: setting(flag, true),
})
