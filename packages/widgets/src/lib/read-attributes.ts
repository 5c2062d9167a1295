/** The `data-*` attributes of a mount element, in camel case. */
export type Dataset = Readonly<Record<string, string | undefined>>

/** What an attribute should hold. */
export type ExpectedSetting =
  | 'productId'
  | 'productName'
  | 'price'
  | 'address'
  | 'modalId'
  | 'availability'
  | 'wholeNumber'
  | 'cityId'
  | 'orderId'
  | 'place'
  | 'productField'
  | 'categoryId'
  | 'topic'
  | 'title'

/** An attribute with a wrong value; reported to the page's developer (EMBED-01). */
export interface SettingProblem {
  /** The attribute as scripts name it, for example `thumbUrl` for `data-thumb-url`. */
  readonly key: string
  /** What the setting has to be. */
  readonly expected: ExpectedSetting
}

/** Props read from attributes, with the attributes that the widget can do without and that are wrong; or the first one that it cannot do without. */
export type ReadProps<P> =
  { readonly props: P; readonly remarks?: readonly SettingProblem[] } | { readonly problem: SettingProblem }

/** Reads one attribute: its value, what it should have held, or both where the widget can do without it. */
export type Reader<T> = (
  text: string | undefined,
) => { readonly value: T; readonly instead?: ExpectedSetting } | { readonly expected: ExpectedSetting }

/** A text that must be there. */
export const required =
  (expected: ExpectedSetting): Reader<string> =>
  (text = '') =>
    text.trim() === '' ? { expected } : { value: text.trim() }

/** A text that may be missing; an empty one counts as missing. */
export const optional: Reader<string | undefined> = (text = '') => ({
  value: text.trim() === '' ? undefined : text.trim(),
})

/** A text that may be missing, but must not be empty when it is there. */
export const filled =
  (expected: ExpectedSetting): Reader<string | undefined> =>
  (text) =>
    text?.trim() === '' ? { expected } : { value: text?.trim() }

const AMOUNT = /^(\d{1,12})(?:[.,](\d{1,2}))?(?:₽|руб(?:\.|л(?:ь|я|ей))?|р\.?|rub)?$/i

/**
 * An amount of roubles such as `1234.50`, `1 234,5` or `1 234 руб.`, as kopecks. 0 when it is missing or cannot be read: the server
 * has the price as well, and its price counts.
 */
export const roubles: Reader<number> = (text = '') => {
  const amount = text.replace(/\s|&nbsp;/g, '')
  if (amount === '') return { value: 0 }
  const [, whole, fraction = ''] = AMOUNT.exec(amount) ?? []
  if (whole === undefined) return { value: 0, instead: 'price' }
  return { value: Number(whole) * 100 + Number(fraction.padEnd(2, '0')) }
}

/** Whole pieces; what cannot be read counts as missing, as the server knows them as well. */
export const pieces: Reader<number | undefined> = (text = '') => {
  const number = text.trim()
  if (number === '') return { value: undefined }
  return /^\d{1,4}$/.test(number) ? { value: Number(number) } : { value: undefined, instead: 'wholeNumber' }
}

/** `icon` for a button without words; anything else is a button with words. */
export const icon: Reader<'icon' | undefined> = (text = '') => ({ value: text.trim() === 'icon' ? 'icon' : undefined })

/** Asks the browser's own reading of an address, which sees through spaces, cases and control characters. */
function isWebAddress(url: string): boolean {
  try {
    return /^https?:$/.test(new URL(url, 'https://page.invalid').protocol)
  } catch {
    return false
  }
}

/** An address of the web or of this site; scripts are not addresses. */
export const address: Reader<string | undefined> = (text = '') => {
  const url = text.trim()
  if (url === '') return { value: undefined }
  return isWebAddress(url) ? { value: url } : { expected: 'address' }
}

/** Reads the attributes of a mount element into props; the first one that is needed and wrong is named. Absent ones leave no key. */
export function readAttributes<P extends object>(
  dataset: Dataset,
  readers: { readonly [K in keyof P]-?: Reader<P[K]> },
): ReadProps<P> {
  const props: Partial<P> = {}
  const remarks: SettingProblem[] = []
  for (const key of Object.keys(readers) as (keyof P & string)[]) {
    const read = readers[key](dataset[key])
    if ('expected' in read) return { problem: { key, expected: read.expected } }
    if (read.instead !== undefined) remarks.push({ key, expected: read.instead })
    if (read.value !== undefined) props[key] = read.value
  }
  return remarks.length === 0 ? { props: props as P } : { props: props as P, remarks }
}
