import type { Item, SectionReader } from '../examination.types'
import { mask } from '../redact/plain-text'
import { SETTINGS, shape } from '../redact/shape'

const text = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 1).replaceAll('"', '')

/** The configuration as merged from the page's script, tag and call; then what was said of it. */
export const readSettings: SectionReader = ({ patient: { config, shop, remarks } }) => {
  const all = shape({ lang: 'ru', ...config, ...shop.settings }, SETTINGS) as Readonly<Record<string, unknown>>
  return [
    ...Object.entries(all).map(([title, value]): Item =>
      typeof value === 'object' ? { title, details: text(value) } : { title, facts: [text(value)] },
    ),
    ...remarks.all.flatMap(({ message, element }): Item[] =>
      element === undefined ? [{ title: '', text: mask(message), english: true, tone: 'error' }] : [],
    ),
  ]
}
