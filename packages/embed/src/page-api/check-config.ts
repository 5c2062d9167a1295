import { defaultSettings, isRecord } from '@prilavok/core'
import type { PageProblem, SettingKind } from '../self-check/problem'
import type { PrilavokConfig } from './config'

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
  'experiments.running',
  'checkout.alternateTitles',
  'api.endpoints',
  'allowedRedirectHosts',
  'paymentProviders',
  'paymentStrategies',
  'regionHosts.pages',
])

const kindOf = (value: unknown): SettingKind => {
  if (value === null || typeof value === 'string') return 'text'
  return typeof value === 'object' ? 'group' : (typeof value as SettingKind)
}

type Warn = (problem: PageProblem) => void

/** Names every setting of a group that the example lacks or has of another kind. */
export function checkGroup(given: Group, example: Group, path: string, warn: Warn): void {
  for (const [key, value] of Object.entries(given)) {
    const name = path + key
    const expected = example[key]
    if (expected === undefined) warn({ kind: 'setting', name, known: Object.keys(example) })
    else if (value !== null && kindOf(value) !== kindOf(expected))
      warn({ kind: 'setting-kind', name, expected: kindOf(expected), given: kindOf(value) })
    else if (!OPEN.has(name) && kindOf(value) === 'group')
      checkGroup(value as Group, expected as Group, `${name}.`, warn)
  }
}

/** The settings of payments are checked by their own chunk, loaded where a page has any. */
async function checkPayment({ payment }: PrilavokConfig, warn: Warn): Promise<void> {
  if (payment == null || kindOf(payment) !== 'group') return
  const { defaultPaymentSettings } = await import('./payment-defaults')
  checkGroup({ ...payment }, { ...defaultPaymentSettings }, 'payment.', warn)
}

/** Names every setting of a page that is unknown or of the wrong kind, each once, and a JSON script that is `wrong`. Source: EMBED-12. */
export function checkConfig(config: PrilavokConfig, wrong: unknown, warn: Warn): Promise<void> {
  // An element; documents are checked where there is no page, too.
  if (isRecord(wrong) && 'localName' in wrong) warn({ kind: 'config-element', element: String(wrong['localName']) })
  else if (wrong !== undefined) warn({ kind: 'config-json', why: wrong instanceof Error ? String(wrong) : null })
  checkGroup(config as Group, EXAMPLE, '', warn)
  if (config.lang !== undefined && config.lang !== 'ru' && config.lang !== 'en')
    warn({ kind: 'lang', value: String(config.lang) })
  if (config.fontSize !== undefined && !['auto', 'page', 'fixed'].includes(config.fontSize))
    warn({ kind: 'font-size', value: String(config.fontSize) })
  return checkPayment(config, warn)
}
