import {
  findSession,
  PROVIDERS,
  settleUnreportedPayments,
  receiveCallback,
  type ProviderPort,
  type Shop,
} from '@prilavok/shop-server/kit'
import { standInPort } from './stand-in-port'
import type { StandInShop } from './stand-in.types'
import type { Controls } from './controls'

const REQUEST_ID = 'stand-in'

/** The stand-ins of all providers, in place of real connections. */
export const standInProviders = (shop: Pick<Shop, 'db' | 'settings'>, { secret }: Controls): readonly ProviderPort[] =>
  PROVIDERS.map((provider) => standInPort(shop, provider, secret))

/** Connects the stand-in providers to the shop's payments. */
export const withPayments = (shop: Shop, controls: Controls): StandInShop => ({
  ...shop,
  controls,
  payments: {
    find: (provider, id) => findSession(shop.db, provider, id),
    deliver: async (provider, callback) => {
      const port = shop.providers.get(provider)
      if (port !== undefined) await receiveCallback(shop, port, callback, REQUEST_ID)
    },
    settleUnreported: () => settleUnreportedPayments(shop),
  },
})
