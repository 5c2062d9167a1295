import { flag } from '../lib/setting-kinds'
import { defineSettings, setting } from '../lib/settings'

/** What a shop may set of the phones that its forms take. */
export const phoneSettings = defineSettings({
  /** Phones of other countries are taken, with + and the code of the country; the shop's server has to take them too. Source: VALID-14. */
  foreignPhones: setting(flag, false),
})
