export { createShop, type SettingsInput, type ShopExtras, type ShopSettings } from './create-shop'
export { declaredSettings, defaultSettings, everySetting } from './declared-settings'
export type { Feature, Shop } from './shop'
export type { OptionName, ShopOptions } from './shop-options.types'
export { shopSettings } from './shop.settings'
export {
  defaultsOf,
  defineSettings,
  isSetting,
  optional,
  readSettings,
  setting,
  type InputOf,
  type Setting,
  type SettingKind,
  type SettingsGroup,
  type SettingsOf,
  type SettingsPage,
} from './lib/settings'
export { unknownSettings, type UnknownSetting } from './lib/unknown-settings'
export type { ReadonlyStore } from './lib/store'
export { safeLink, safeUrl, type SafeUrl } from './lib/safe-url'
export { keepMarketing, MARKETING_KEY } from './lib/marketing'
export { mergeGroups } from './lib/merge-groups'
export { isRecord } from './lib/parse-json'
export { fail, ok, type Result } from './lib/result'
export { lazy, lazyPart, loadChunk, LOAD_RETRY_MS } from './lib/lazy'
export { withParameter } from './lib/query'
export { personName, type NameRecord } from './lib/person-name'
export { plural, type PluralForms } from './lib/plural'
export type { Effects } from './effects'
