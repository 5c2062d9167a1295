import { lazyPart } from '../../lib/lazy-part'
import type { PaymentProvider, ProviderKey } from '../payment-provider.types'
import type { PaymentStrategy } from '../payment-strategy.types'
import { redirectStrategy } from './redirect.strategy'

type MakeStrategy = (provider: PaymentProvider) => PaymentStrategy

/** Providers that do more than to take the buyer to a page; the code of each comes when it is needed. */
const inPage: ReadonlyMap<ProviderKey, () => Promise<MakeStrategy | null>> = new Map([
  ['online-card', lazyPart(async () => (await import('./online-card.strategy')).onlineCardStrategy)],
  ['tinkoff', lazyPart(async () => (await import('./tinkoff.strategy')).tinkoffStrategy)],
  ['pos-credit', lazyPart(async () => (await import('./pos-credit.strategy')).posCreditStrategy)],
])

/** Finds how a provider is paid through; null when its code does not come. */
export type StrategyOf = (provider: PaymentProvider) => Promise<PaymentStrategy | null>

/** The strategies of a shop: those that were registered, then those of its settings, then ours; any other provider has a page of its own. */
export function createStrategies(
  registered: ReadonlyMap<ProviderKey, PaymentStrategy>,
  given: readonly PaymentStrategy[],
): StrategyOf {
  const made = new Map<ProviderKey, PaymentStrategy>()
  return async (provider) => {
    const known = registered.get(provider.key) ?? given.find(({ id }) => id === provider.key) ?? made.get(provider.key)
    if (known !== undefined) return known
    const load = inPage.get(provider.key)
    const make = load === undefined ? redirectStrategy : await load()
    if (make === null) return null
    const strategy = make(provider)
    made.set(provider.key, strategy)
    return strategy
  }
}
