import { createBrowserEffects } from '@prilavok/browser'
import { createHttp } from '@prilavok/browser/http'
import { createShop } from '@prilavok/core'

/** Where the shop server is, without a slash at the end. */
export const shopOrigin = import.meta.env.VITE_SHOP_ORIGIN

/** The one shop of the application. */
export const shop = createShop(createBrowserEffects({ http: createHttp({ origin: shopOrigin }) }), { bestPay: false })
