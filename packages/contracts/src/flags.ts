import { endpoint, type Endpoint } from './endpoint'
import type * as wire from './flags.wire'

/** The features that a server may switch on. Source: HTTP-10, HTTP-12. */
export type FlagName = 'OnlinePayment' | 'TinkoffInstallment' | 'AddressDelivery' | 'SuggestedCities'

/** Whether a feature is on. Source: HTTP-09. */
export const loadFlag: Endpoint<typeof wire.loadFlagWire> = endpoint({
  name: 'loadFlag',
  method: 'GET',
  path: '/api/feature/{name}/enabled',
  wire: () => import('./flags.wire').then((module) => module.loadFlagWire),
})
