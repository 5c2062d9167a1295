import { enumerations, titleOf } from '@prilavok/contracts/admin'
import { dateInWords } from '@prilavok/core/clock'
import type { Locale } from '../labels/labels'
import type { Reader } from '../staff/staff-context'
import type { LeafKind } from '../describe/descriptor.types'

const TAGS = { ru: 'ru-RU', en: 'en-GB' } as const
const KOPECKS = 100

/** The text of an enumeration's value; unknown values are shown as they are. */
export const enumTitle = (of: string, value: string, locale: Locale): string => {
  const found = Object.hasOwn(enumerations, of) ? enumerations[of] : undefined
  return found === undefined ? value : titleOf(found, value, locale)
}

/** The group of a value, by which its badge is coloured. */
export const enumGroup = (of: string, value: string): string | undefined => {
  const items = (Object.hasOwn(enumerations, of) ? enumerations[of] : undefined)?.items
  return items !== undefined && Object.hasOwn(items, value) ? items[value]?.group : undefined
}

const money = (value: number, locale: Locale): string => {
  const isWhole = Math.round(value * KOPECKS) % KOPECKS === 0
  const digits = { minimumFractionDigits: isWhole ? 0 : 2, maximumFractionDigits: 2 }
  const amount = value.toLocaleString(TAGS[locale], digits).replace('-', '−')
  return `${amount}\u00a0₽`
}

const UNITS = { ru: ['Б', 'КБ', 'МБ'], en: ['B', 'KB', 'MB'] } as const
const KB = 1024

/** The size of a file as people say it. */
export function bytesText(bytes: number, locale: Locale): string {
  const step = bytes < KB ? 0 : bytes < KB * KB ? 1 : 2
  const most = { maximumFractionDigits: step === 2 ? 1 : 0 }
  return `${(bytes / KB ** step).toLocaleString(TAGS[locale], most)}\u00a0${UNITS[locale][step]}`
}

/** A moment on the shop's clock, or a day; what is neither is shown as it is. */
export function dateText(value: string, { locale, timeZone }: Reader, withTime: boolean): string {
  const date = new Date(value)
  if (value === '' || Number.isNaN(date.getTime())) return value
  const parts: Intl.DateTimeFormatOptions = { day: '2-digit', month: '2-digit', year: 'numeric' }
  const shown = withTime ? ({ ...parts, hour: '2-digit', minute: '2-digit' } as const) : parts
  return dateInWords(value, { locale: TAGS[locale], timeZone }, shown)
}

/** `+79001234567` as people read it; masked numbers stay as they came. */
const phoneText = (value: string): string =>
  value.replace(/^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/, '+7\u00a0$1\u00a0$2-$3-$4')

/** The address that calls a phone; null for a masked one, and for what is none. */
export const telOf = (phone: string | null | undefined): string | null => {
  const plain = (phone ?? '').replace(/[\s()-]/g, '')
  return /^\+?\d{10,15}$/.test(plain) ? `tel:${plain}` : null
}

const nameOf = (value: object): string => {
  const { name, fullName, title } = value as Readonly<Record<string, unknown>>
  const text = name ?? fullName ?? title
  return typeof text === 'string' ? text : JSON.stringify(value)
}

/** A value as plain text: in cells, in the history, beside conflicts. */
export function valueText(
  value: unknown,
  kind: LeafKind | null,
  reader: Reader,
  words: { readonly yes: string; readonly no: string },
): string {
  if (value === null || value === undefined || value === '') return ''
  if (Array.isArray(value)) return value.map((each) => valueText(each, kind, reader, words)).join(', ')
  const { locale } = reader
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number' && kind?.kind === 'bytes') return bytesText(value, locale)
  if (typeof value === 'number')
    return kind?.kind === 'money' ? money(value, locale) : value.toLocaleString(TAGS[locale])
  if (typeof value === 'object') return nameOf(value)
  const text = String(value)
  if (kind?.kind === 'enum') return enumTitle(kind.of, text, locale)
  if (kind?.kind === 'datetime') return dateText(text, reader, true)
  if (kind?.kind === 'date') return dateText(text, reader, false)
  if (kind?.kind === 'phone') return phoneText(text)
  if (kind?.kind === 'html')
    return text
      .replace(/<[^<>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  return text
}
