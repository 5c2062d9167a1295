import type { EndpointMap } from '@prilavok/contracts'
import { isRecord, type SettingsInput } from '@prilavok/core'
import type { LabelOverrides } from '@prilavok/widgets'
import { nativeDocument } from '../kernel/native-document'
import type { FontSizeSetting } from '../styles/page-font-size'

/** The settings of a page; everything has a default. */
export interface PrilavokConfig extends SettingsInput {
  /** Language of all texts; Russian by default. */
  readonly lang?: 'ru' | 'en'
  /** Whether `#prilavok-debug` in an address opens the devtools for whoever follows it; without it, only on the developer's own machine. */
  readonly devtools?: boolean | 'link'
  /** Whether the page records its last events in memory, to be sent to the shop's support by whoever wants to; `false` by default. */
  readonly recorder?: boolean
  /** Whose font size the widgets follow; `auto` by default. */
  readonly fontSize?: FontSizeSetting
  /** The page's own texts. */
  readonly labels?: LabelOverrides
  /** Where the shop server is and how it is called. */
  readonly api?: {
    /** Where the shop server is, when it is not the page's own origin. */
    readonly origin?: string
    /** Other addresses for calls, by endpoint name. */
    readonly endpoints?: EndpointMap
    readonly timeoutMs?: number
  }
}

export const CONFIG_ID = 'prilavok-config'

/**
 * Reads `<script type="application/json" id="prilavok-config">`; the settings of one that cannot be read are empty, and `wrong` is the reason.
 * Nothing but a script of that type is read: a visitor's comment may hold any other element with that id. Called on the prototype,
 * because an element named `querySelector` would take the place of the document's own.
 */
export function readConfig(page: Document): { readonly config: PrilavokConfig; readonly wrong?: unknown } {
  const found = nativeDocument().querySelector.call(page, `script[type="application/json"]#${CONFIG_ID}`)
  if (!(found instanceof HTMLScriptElement)) {
    const other = nativeDocument().querySelector.call(page, `#${CONFIG_ID}`)
    return other === null ? { config: {} } : { config: {}, wrong: other }
  }
  try {
    const value: unknown = JSON.parse(found.textContent)
    return isRecord(value) ? { config: value } : { config: {}, wrong: value }
  } catch (wrong) {
    return { config: {}, wrong }
  }
}

/** Attributes of a script that are ours; scripts carry those of others as well. */
const OURS = /^(?:(address|api|cookies|pages)([A-Z])(.*)|lang|supportPhone|policyVersion|devtools|fontSize)$/

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
