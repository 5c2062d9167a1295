import { createShop } from '../create-shop'
import { createTestEffects } from '../testing'
import { analyticsFeature } from './analytics.store'
import type { SettingsInput } from '../create-shop'

/** The analytics of a page whose service a test scripts. */
export function openAnalytics(more: SettingsInput['analytics'] = {}, test = createTestEffects()) {
  const shop = createShop(test.effects, { analytics: { host: 'https://stats.example', projectId: '7', ...more } })
  return { ...test, shop, analytics: shop.use(analyticsFeature) }
}
