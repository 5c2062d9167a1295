import { findSession } from '../features/payment/sessions'
import { standInPort } from '../features/stand-in/stand-in-port'
import type { StandInShop } from '../features/stand-in/stand-in.types'
import type { ProviderPort } from '../providers/provider-port'
import { PROVIDERS } from '../rules/payment-providers'
import type { Sandbox } from '../sandbox'
import type { Shop } from '../shop'
import { settleUnreportedPayments } from './poll-provider'
import { receiveCallback } from './receive-callback'

const REQUEST_ID = 'stand-in'

/** The stand-ins of all providers, in place of real connections. */
export const standInProviders = (
  shop: Pick<Shop, 'db' | 'settings'>,
  { secret }: Sandbox,
): ReadonlyMap<string, ProviderPort> =>
  new Map(PROVIDERS.map((provider) => [provider.key, standInPort(shop, provider, secret)]))

/** Connects the stand-in providers to the shop's payments. */
export const withPayments = (shop: Shop, sandbox: Sandbox): StandInShop => ({
  ...shop,
  sandbox,
  payments: {
    find: (provider, id) => findSession(shop.db, provider, id),
    deliver: async (provider, callback) => {
      const port = shop.providers.get(provider)
      if (port !== undefined) await receiveCallback(shop, port, callback, REQUEST_ID)
    },
    settleUnreported: () => settleUnreportedPayments(shop),
  },
})
