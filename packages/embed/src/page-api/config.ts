import type { EndpointMap } from '@prilavok/contracts'
import { isRecord, type SettingsInput } from '@prilavok/core'
import type { LabelOverrides } from '@prilavok/widgets'

/** The settings of a page; everything has a default. */
export interface PrilavokConfig extends SettingsInput {
  readonly lang?: 'ru' | 'en'
  /** The page's own texts. */
  readonly labels?: LabelOverrides
  readonly api?: {
    /** Where the shop server is, when it is not the page's own origin. */
    readonly origin?: string
    /** Other addresses for calls, by endpoint name. */
    readonly endpoints?: EndpointMap
    readonly timeoutMs?: number
  }
}

export const CONFIG_ID = 'prilavok-config'

/** Reads `<script type="application/json" id="prilavok-config">`; the settings of one that cannot be read are empty, and `wrong` is the reason. */
export function readConfig(page: Document): { readonly config: PrilavokConfig; readonly wrong?: unknown } {
  const text = page.getElementById(CONFIG_ID)?.textContent
  if (text == null) return { config: {} }
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? { config: value } : { config: {}, wrong: value }
  } catch (wrong) {
    return { config: {}, wrong }
  }
}

/** Attributes of a script that are ours; scripts carry those of others as well. */
const OURS = /^(?:(api|pages)([A-Z])(.*)|lang|supportPhone|policyVersion)$/

/** Settings from the attributes of a script: `data-lang="en"`, `data-pages-cart="/basket"`, `data-api-origin="https://…"`. */
export function configOfAttributes(attributes: DOMStringMap = {}): PrilavokConfig {
  const config: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(attributes)) {
    const [ours, group, first = '', rest = ''] = OURS.exec(key) ?? []
    if (group !== undefined)
      config[group] = { ...(config[group] as object | undefined), [first.toLowerCase() + rest]: value }
    else if (ours !== undefined) config[key] = value
  }
  return config
}
