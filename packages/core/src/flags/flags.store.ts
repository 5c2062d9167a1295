import { loadFlag } from '@prilavok/contracts'
import { subscribeWithSelector } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import type { Effects } from '../effects'
import type { ReadonlyStore } from '../lib/store'
import type { Feature } from '../shop'

/** The features that a shop server may switch on. Source: HTTP-10, HTTP-12. */
export const FLAG_NAMES = [
  'OnlinePayment',
  'TinkoffInstallment',
  'AddressDelivery',
  'SuggestedCities',
  'Geolocation',
] as const
/** The name of a feature flag, as the server calls it. */
export type FlagName = (typeof FLAG_NAMES)[number]

/** Which features are known to be on. */
export type FlagsState = { readonly [N in FlagName]: boolean }

/** Which features are on. */
export interface Flags {
  /** Every flag is off until the server returns that it is on. */
  readonly state: ReadonlyStore<FlagsState>
  /** Requests a flag once per page; a failure counts as off, without a word (HTTP-11). */
  readonly check: (name: FlagName) => Promise<boolean>
}

/** Feature flags, requested one by one. */
export function createFlags({ http }: Pick<Effects, 'http'>): Flags {
  const state = createStore(
    subscribeWithSelector<FlagsState>(() => ({
      OnlinePayment: false,
      TinkoffInstallment: false,
      AddressDelivery: false,
      SuggestedCities: false,
      Geolocation: false,
    })),
  )
  const requests = new Map<FlagName, Promise<boolean>>()

  const request = async (name: FlagName) => {
    const response = await http(loadFlag, { params: { name } })
    const on = response.ok && response.value
    if (!response.ok) requests.delete(name)
    state.setState((present) => (present[name] === on ? present : { [name]: on }))
    return on
  }
  return {
    state,
    check(name) {
      const known = requests.get(name) ?? request(name)
      requests.set(name, known)
      return known
    },
  }
}

/** The feature flags of a shop: `shop.use(flagsFeature)`. */
export const flagsFeature: Feature<Flags> = {
  name: 'flags',
  create: ({ effects }) => createFlags(effects),
}
