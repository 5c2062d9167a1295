import { isValidEmail } from '../../forms'
import { isRecord } from '../../lib/parse-json'
import type { ScriptUrl } from '../../lib/safe-url'
import type { PaymentContext, PaymentOrder } from '../payment-strategy.types'
import { scriptUrl } from '../script-url'

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

/** What a strategy loads its script with, at the press or ahead of it. */
export type ScriptContext = Pick<PaymentContext, 'loadScript' | 'settings' | 'origin' | 'report'>

/** Where a provider's script comes from. */
export interface ScriptSource {
  readonly setting: keyof PaymentContext['settings']['scripts']
  /** The provider's own address. */
  readonly url: string
  readonly hosts: readonly string[]
}

/** The script that the shop has set, where it comes from the provider or from the page's own origin; else the provider's own. */
export function scriptOf(
  { settings, origin, report }: Omit<ScriptContext, 'loadScript'>,
  source: ScriptSource,
): ScriptUrl | null {
  const { setting, url, hosts } = source
  const written: unknown = settings.scripts[setting]
  const own = written === null ? null : scriptUrl(written, { hosts, origin })
  if (written !== null && own === null)
    report(
      `The setting payment.scripts.${setting} is not used, because "${String(written)}" is no address of a script that may run here. ` +
        `Give one of this site or of ${hosts.join(', ')}, with https.`,
    )
  return own ?? scriptUrl(url, { hosts, origin })
}

/** The global that a provider's script defines; null when it does not load. */
export const loadSource = (context: ScriptContext, source: ScriptSource, global: string): Promise<unknown> =>
  context.loadScript(scriptOf(context, source), global)

/** The buyer's e-mail where it holds; a form is better without one than with a wrong one (PAY-44). */
export const emailOf = ({ buyer }: PaymentOrder): string | null => (isValidEmail(buyer.email) ? buyer.email : null)
