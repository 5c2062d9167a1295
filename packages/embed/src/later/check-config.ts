import { defaultSettings } from '@prilavok/core'
import { defaultPaymentSettings } from '@prilavok/core/payment'
import { CONFIG_ID, type PrilavokConfig } from '../first/config'

type Group = Readonly<Record<string, unknown>>

/** What each setting looks like; null may be a text. */
const EXAMPLE: Group = { ...defaultSettings, payment: defaultPaymentSettings, personalData: () => null, lang: 'ru', labels: {}, api: { origin: '', endpoints: {}, timeoutMs: 0 } }
/** Groups whose keys are not ours to know here. */
const OPEN = new Set(['labels', 'api.endpoints', 'allowedRedirectHosts', 'paymentProviders', 'paymentStrategies', 'regionHosts.pages'])

const kindOf = (value: unknown): string => (value === null || typeof value === 'string' ? 'a text' : typeof value === 'object' ? 'a group of settings' : `a ${typeof value}`)

/** Names every setting of a page that is unknown or of the wrong kind, each once, and a JSON script that is `wrong` (EMBED-12). */
export function checkConfig(config: PrilavokConfig, wrong: unknown, tell: (message: string) => void): void {
  if (wrong !== undefined) {
    const why = wrong instanceof Error ? `is not JSON (${String(wrong)})` : 'must hold a JSON object'
    tell(`The script #${CONFIG_ID} ${why}. Its settings are not used; check commas and quotes.`)
  }
  const check = (given: Group, example: Group, path: string) => {
    for (const [key, value] of Object.entries(given)) {
      const name = path + key
      const expected = example[key]
      if (expected === undefined) tell(`The setting "${name}" is not known; it is not used. Known are ${Object.keys(example).join(', ')}.`)
      else if (value !== null && kindOf(value) !== kindOf(expected)) tell(`The setting "${name}" must be ${kindOf(expected)}, and not ${kindOf(value)}.`)
      else if (!OPEN.has(name) && kindOf(value) === 'a group of settings') check(value as Group, expected as Group, `${name}.`)
    }
  }
  check(config as Group, EXAMPLE, '')
  if (config.lang !== undefined && config.lang !== 'ru' && config.lang !== 'en') tell(`The setting "lang" must be "ru" or "en", and not "${String(config.lang)}". Russian is used.`)
}
