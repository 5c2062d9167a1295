import type { EndpointMap } from '@prilavok/contracts'
import type { SettingsInput } from '@prilavok/core'
import type { LabelOverrides } from '@prilavok/widgets'

/** How a page sets its shop up; everything has a default. */
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

type Tell = (message: string) => void

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads `<script type="application/json" id="prilavok-config">`; what cannot be read is named once (EMBED-12). */
export function readConfig(page: Document, tell: Tell): PrilavokConfig {
  const text = page.getElementById(CONFIG_ID)?.textContent
  if (text === undefined || text === null) return {}
  try {
    const value: unknown = JSON.parse(text)
    if (isObject(value)) return value
    tell(`The script #${CONFIG_ID} must hold a JSON object. Its settings are not used.`)
  } catch (error) {
    tell(`The script #${CONFIG_ID} is not JSON (${String(error)}). Its settings are not used; check commas and quotes.`)
  }
  return {}
}
