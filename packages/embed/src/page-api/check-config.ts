import { defaultSettings, isRecord } from '@prilavok/core'
import { CONFIG_ID, type PrilavokConfig } from './config'

type Group = Readonly<Record<string, unknown>>

/** What each setting looks like; null may be a text. */
const EXAMPLE: Group = {
  ...defaultSettings,
  personalData: () => null,
  lang: 'ru',
  devtools: 'link',
  fontSize: 'auto',
  labels: {},
  api: { origin: '', endpoints: {}, timeoutMs: 0 },
}
/** Groups with keys of the page's own, or checked elsewhere. */
const OPEN = new Set([
  'labels',
  'payment',
  'api.endpoints',
  'allowedRedirectHosts',
  'paymentProviders',
  'paymentStrategies',
  'regionHosts.pages',
])

const kindOf = (value: unknown): string =>
  value === null || typeof value === 'string'
    ? 'a text'
    : typeof value === 'object'
      ? 'a group of settings'
      : `a ${typeof value}`

type Warn = (message: string) => void

/** Names every setting of a group that the example lacks or has of another kind. */
export function checkGroup(given: Group, example: Group, path: string, warn: Warn): void {
  for (const [key, value] of Object.entries(given)) {
    const name = path + key
    const expected = example[key]
    if (expected === undefined)
      warn(`The setting "${name}" is not known; it is not used. Known are ${Object.keys(example).join(', ')}.`)
    else if (value !== null && kindOf(value) !== kindOf(expected))
      warn(`The setting "${name}" must be ${kindOf(expected)}, and not ${kindOf(value)}.`)
    else if (!OPEN.has(name) && kindOf(value) === 'a group of settings')
      checkGroup(value as Group, expected as Group, `${name}.`, warn)
  }
}

/** The settings of payments are checked by their own chunk, loaded where a page has any. */
async function checkPayment({ payment }: PrilavokConfig, warn: Warn): Promise<void> {
  if (payment == null || kindOf(payment) !== 'a group of settings') return
  const { defaultPaymentSettings } = await import('./payment-defaults')
  checkGroup({ ...payment }, { ...defaultPaymentSettings }, 'payment.', warn)
}

/** Names every setting of a page that is unknown or of the wrong kind, each once, and a JSON script that is `wrong` (EMBED-12). */
export function checkConfig(config: PrilavokConfig, wrong: unknown, warn: Warn): Promise<void> {
  // An element; documents are checked where there is no page, too.
  if (isRecord(wrong) && 'localName' in wrong)
    warn(
      `The element #${CONFIG_ID} is a <${String(wrong['localName'])}>; settings are read from <script type="application/json"> alone. ` +
        'Those of this element are not used.',
    )
  else if (wrong !== undefined) {
    const why = wrong instanceof Error ? `is not JSON (${String(wrong)})` : 'must hold a JSON object'
    warn(`The script #${CONFIG_ID} ${why}. Its settings are not used; check commas and quotes.`)
  }
  checkGroup(config as Group, EXAMPLE, '', warn)
  if (config.lang !== undefined && config.lang !== 'ru' && config.lang !== 'en')
    warn(`The setting "lang" must be "ru" or "en", and not "${String(config.lang)}". Russian is used.`)
  if (config.fontSize !== undefined && !['auto', 'page', 'fixed'].includes(config.fontSize))
    warn(`The setting "fontSize" must be "auto", "page" or "fixed", and not "${String(config.fontSize)}".`)
  return checkPayment(config, warn)
}
