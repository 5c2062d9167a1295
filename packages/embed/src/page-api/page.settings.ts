import type { EndpointMap } from '@prilavok/contracts'
import { defineSettings, isRecord, setting, type SettingKind } from '@prilavok/core'
import type { LabelOverrides } from '@prilavok/widgets'

const kind = <T>(accepts: (value: unknown) => boolean): SettingKind<T> => ({
  accepts: (value): value is T => accepts(value),
  wrong: '',
})
const text = kind<string>((value) => typeof value === 'string')

/** What the script itself is told, beside the settings of the shop; for its check alone, whose words are in the page's language. */
export const pageSettings = defineSettings({
  // Their values are words, which are checked where they are used.
  lang: setting(text, 'ru'),
  fontSize: setting(text, 'auto'),
  devtools: setting(
    kind<boolean | 'link'>((value) => typeof value === 'boolean' || typeof value === 'string'),
    'link',
  ),
  recorder: setting(
    kind<boolean>((value) => typeof value === 'boolean'),
    false,
  ),
  labels: setting(kind<LabelOverrides>(isRecord), {}),
  api: {
    origin: setting(text, ''),
    endpoints: setting(kind<EndpointMap>(isRecord), {}),
    timeoutMs: setting(
      kind<number>((value) => typeof value === 'number'),
      30_000,
    ),
  },
})
