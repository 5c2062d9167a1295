import { isRecord } from './parse-json'
import { isSetting, type SettingsGroup } from './settings'

/** A setting that nobody declares, such as a misspelt one. */
export interface UnknownSetting {
  /** Its name with those of its groups: `pages.basket`. */
  readonly name: string
  /** The names that its group has. */
  readonly known: readonly string[]
}

/** The settings of a page that no feature declares. */
export function unknownSettings(given: unknown, declared: SettingsGroup, path = ''): readonly UnknownSetting[] {
  if (!isRecord(given)) return []
  return Object.entries(given).flatMap(([key, value]) => {
    const node = Object.hasOwn(declared, key) ? declared[key] : undefined
    if (node === undefined) return [{ name: path + key, known: Object.keys(declared) }]
    return isSetting(node) ? [] : unknownSettings(value, node, `${path}${key}.`)
  })
}
