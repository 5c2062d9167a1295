import type { PaymentOptionId } from '@prilavok/contracts'
import type { Feature } from '../../shop'
import type { PaymentProvider } from '../payment-provider.types'
import { lackingSetting, providerOf, withOwnProviders } from '../payment-providers'
import { paymentFormSettings, type PaymentSettings } from '../payment-form.settings'
import type { PaymentStrategy } from '../payment-strategy.types'
import { paymentSettings } from '../payment.settings'
import { createStrategies, type StrategyOf } from '../strategies/strategies'

/** Everybody who takes money in this shop, a partner's own providers among them. */
export interface ShopProviders {
  readonly all: readonly PaymentProvider[]
  readonly settings: PaymentSettings
  /** How a provider is paid through; null when its code does not load. */
  readonly strategyOf: StrategyOf
  /** Registers how a provider is paid through, in place of what the shop knows of it. */
  readonly register: (strategy: PaymentStrategy) => void
  /** Whether this page has set what the option's form or widget needs; a strategy of one's own needs what it needs. */
  readonly canOpen: (option: PaymentOptionId) => boolean
}

/** The payment providers of a shop: `shop.use(shopProvidersFeature)`. */
export const shopProvidersFeature: Feature<ShopProviders> = {
  name: 'shop-providers',
  create({ effects: { payments, report }, settings: read }) {
    const { paymentProviders, paymentStrategies } = read(paymentSettings)
    const registered = new Map<string, PaymentStrategy>()
    const all = withOwnProviders(paymentProviders)
    const settings = read(paymentFormSettings).payment
    const reported = new Set<string>()
    /** Where there is no page, no form could be shown with the setting either. */
    const tellOfPage = async (message: string) => {
      if ((await payments()) !== null) report({ kind: 'settings', message })
    }
    const isOwn = (key: string) => registered.has(key) || paymentStrategies.some(({ id }) => id === key)
    return {
      all,
      settings,
      strategyOf: createStrategies(registered, paymentStrategies),
      register: (strategy) => void registered.set(strategy.id, strategy),
      canOpen(option) {
        const provider = providerOf(option, all)
        const lacks = provider === null || isOwn(provider.key) ? null : lackingSetting(provider, settings)
        if (lacks === null) return true
        if (!reported.has(lacks))
          void tellOfPage(`The server offers ${option}, which needs the setting payment.${lacks}. It is not shown.`)
        reported.add(lacks)
        return false
      },
    }
  },
}
