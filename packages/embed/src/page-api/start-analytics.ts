import { dataLayerSink } from '@prilavok/browser'
import type { Shop } from '@prilavok/core'
import { analyticsSettings, googleEntry, yandexEntry, type Analytics } from '@prilavok/core/analytics'
import type { CartLine } from '@prilavok/core/cart'
import { analyticsFlow } from '@prilavok/core/flows'

/** Starts the analytics of a page, with the lists that the settings name. */
export function startAnalytics(shop: Shop, before: readonly CartLine[]): Analytics {
  const { google, yandex } = shop.settings(analyticsSettings).analytics.dataLayer
  const { analytics, start } = shop.use(analyticsFlow)
  if (google !== null) analytics.addSink(dataLayerSink(google, googleEntry))
  if (yandex !== null) analytics.addSink(dataLayerSink(yandex, yandexEntry))
  start(before)
  return analytics
}
