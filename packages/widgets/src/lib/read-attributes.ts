/** The `data-*` attributes of a mount element, in camel case. */
export type Dataset = Readonly<Record<string, string | undefined>>

/** An attribute with a wrong value; reported to the page's developer (EMBED-01). */
export interface SettingProblem {
  /** The attribute as scripts name it, for example `thumbUrl` for `data-thumb-url`. */
  readonly key: string
  /** What it should hold; reads on after "must be". */
  readonly expected: string
}

/** Props read from attributes, or the first attribute that is wrong. */
export type ReadProps<P> = { readonly props: P } | { readonly problem: SettingProblem }

/** Reads one attribute: its value, or what it should have held. */
export type Reader<T> = (text: string | undefined) => { readonly value: T } | { readonly expected: string }

/** A text that must be there. */
export const required =
  (expected: string): Reader<string> =>
  (text = '') =>
    text.trim() === '' ? { expected } : { value: text.trim() }

/** A text that may be missing; an empty one counts as missing. */
export const optional: Reader<string | undefined> = (text = '') => ({
  value: text.trim() === '' ? undefined : text.trim(),
})

/** A text that may be missing, but must not be empty when it is there. */
export const filled =
  (expected: string): Reader<string | undefined> =>
  (text) =>
    text?.trim() === '' ? { expected } : { value: text?.trim() }

const AMOUNT = /^(\d{1,12})(?:[.,](\d{1,2}))?$/

/** An amount of roubles such as `1234.50` or `1 234,5`, as kopecks; 0 when it is missing, because the server has it as well. */
export const roubles: Reader<number> = (text = '') => {
  const amount = text.replace(/\s/g, '')
  if (amount === '') return { value: 0 }
  const [, whole, fraction = ''] = AMOUNT.exec(amount) ?? []
  if (whole === undefined) return { expected: 'a price such as "1234.50"' }
  return { value: Number(whole) * 100 + Number(fraction.padEnd(2, '0')) }
}

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
  return isWebAddress(url) ? { value: url } : { expected: 'an address such as "/product/7"' }
}

/** Reads the attributes of a mount element into props; the first one that is wrong is named. Absent ones leave no key. */
export function readAttributes<P extends object>(
  dataset: Dataset,
  readers: { readonly [K in keyof P]-?: Reader<P[K]> },
): ReadProps<P> {
  const props: Partial<P> = {}
  for (const key of Object.keys(readers) as (keyof P & string)[]) {
    const read = readers[key](dataset[key])
    if ('expected' in read) return { problem: { key, expected: read.expected } }
    if (read.value !== undefined) props[key] = read.value
  }
  return { props: props as P }
}
