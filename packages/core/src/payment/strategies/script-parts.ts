import { isValidEmail } from '../../forms'
import { isRecord } from '../../lib/parse-json'
import type { PaymentOrder } from '../payment-strategy.types'

/** A function of somebody else's script, called in its own object. */
export type ForeignCall = (...given: readonly unknown[]) => unknown

/** A function at a path of somebody else's script, such as `methods.on`; null where the script has none. */
export function callOf(script: unknown, ...path: readonly string[]): ForeignCall | null {
  let owner: unknown = null
  let value = script
  for (const name of path) {
    owner = value
    value =
      isRecord(value) || typeof value === 'function' ? (value as Readonly<Record<string, unknown>>)[name] : undefined
  }
  return typeof value === 'function' ? (...given) => Reflect.apply(value, owner, given) : null
}

/** The buyer's e-mail where it holds; a form is better without one than with a wrong one (PAY-44). */
export const emailOf = ({ buyer }: PaymentOrder): string | null => (isValidEmail(buyer.email) ? buyer.email : null)
