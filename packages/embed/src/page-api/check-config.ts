import {
  declaredSettings,
  everySetting,
  isRecord,
  isSetting,
  unknownSettings,
  type SettingsGroup,
  type Shop,
} from '@prilavok/core'
import type { PageProblem, SettingKind } from '../self-check/problem'
import type { PrilavokConfig } from './config'
import { pageSettings } from './page.settings'

const kindOf = (value: unknown): SettingKind => {
  if (value === null || typeof value === 'string') return 'text'
  return typeof value === 'object' ? 'group' : (typeof value as SettingKind)
}

type Warn = (problem: PageProblem) => void

/** Names the settings of a group that are of another kind than it declares. */
function checkKinds(given: unknown, declared: SettingsGroup, path: string, warn: Warn): void {
  for (const [key, value] of Object.entries(isRecord(given) ? given : {})) {
    const node = declared[key]
    // Settings in JSON that are null are left out.
    if (node === undefined || value === null) continue
    const name = path + key
    if (isSetting(node)) {
      if (node.accepts(value, '')) continue
      warn({ kind: 'setting-kind', name, expected: kindOf(node.standard), given: kindOf(value) })
    } else if (isRecord(value)) checkKinds(value, node, `${name}.`, warn)
    else warn({ kind: 'setting-kind', name, expected: 'group', given: kindOf(value) })
  }
}

/**
 * Names every setting of a page that is unknown or of the wrong kind, each once, and a JSON script that is `wrong`. The settings of the shop
 * are read, all of them: whoever reads one reports what is wrong with it. Source: EMBED-12.
 */
export function checkConfig(config: PrilavokConfig, wrong: unknown, read: Shop['settings'], warn: Warn): void {
  // An element; documents are checked where there is no page, too.
  if (isRecord(wrong) && 'localName' in wrong) warn({ kind: 'config-element', element: String(wrong['localName']) })
  else if (wrong !== undefined) warn({ kind: 'config-json', why: wrong instanceof Error ? String(wrong) : null })
  const known: SettingsGroup = { ...everySetting, ...pageSettings }
  for (const setting of unknownSettings(config, known)) warn({ kind: 'setting', ...setting })
  checkKinds(config, pageSettings, '', warn)
  if (config.lang !== undefined && config.lang !== 'ru' && config.lang !== 'en')
    warn({ kind: 'lang', value: String(config.lang) })
  if (config.fontSize !== undefined && !['auto', 'page', 'fixed'].includes(config.fontSize))
    warn({ kind: 'font-size', value: String(config.fontSize) })
  for (const declared of declaredSettings) read(declared)
}
