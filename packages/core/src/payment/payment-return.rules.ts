import { valuesOf } from '../lib/query'
import type { PaymentProvider } from './payment-provider.types'
import { providerByKey } from './payment-providers'
import type { PaymentReturn } from './payment-strategy.types'

/** The parameters of a return address; they are removed once they are read, all others stay. */
export const RETURN_PARAMETERS = ['from', 'success', 'status'] as const

/** A return address as it was read: nothing of a payment, an unknown provider, or a return (PAY-60). */
export type ReadReturn =
  { readonly kind: 'none' } | { readonly kind: 'unsupported' } | ({ readonly kind: 'return' } & PaymentReturn)

const CLAIMS: ReadonlyMap<string, PaymentReturn['claim']> = new Map([
  ['true', 'success'],
  ['false', 'failure'],
  ['waiting', 'waiting'],
])

/** The words that Vsegda Da says instead of true and false. Source: PAY-59. */
const VSEGDA_DA: ReadonlyMap<string, PaymentReturn['claim']> = new Map([
  ['approve', 'success'],
  ['signed', 'success'],
  ['reject', 'failure'],
  ['error', 'failure'],
])

/** Of a repeated parameter the first value counts (fault case 26). */
function claimOf(provider: PaymentProvider, search: string): PaymentReturn['claim'] {
  const claim = VSEGDA_DA.get(valuesOf(search, 'status')[0] ?? '')
  if (provider.key === 'vsegda-da' && claim !== undefined) return claim
  // What cannot be read claims nothing: a request is sent to the server.
  return CLAIMS.get(valuesOf(search, 'success')[0] ?? '') ?? 'waiting'
}

/** Reads the return from a payment provider in the query of the page's address; never throws. Source: PAY-57 to PAY-60. */
export function readReturn(search: string, providers: readonly PaymentProvider[]): ReadReturn {
  const from = valuesOf(search, 'from')
  const [key] = from
  if (from.length === 0) return { kind: 'none' }
  const provider = from.length === 1 && typeof key === 'string' ? providerByKey(key, providers) : null
  return provider === null ? { kind: 'unsupported' } : { kind: 'return', provider, claim: claimOf(provider, search) }
}
