import { xmlText } from './xml-text'

/** A part of an XML file that is written already. */
export interface Xml {
  readonly xml: string
}
type Attributes = Readonly<Record<string, string | number | boolean | null>>

/** What every XML file begins with. */
export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

const attributesOf = (attributes: Attributes): string =>
  Object.entries(attributes)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => ` ${name}="${xmlText(String(value))}"`)
    .join('')

/** The start tag of an element whose inside is written as it comes. */
export const opening = (name: string, attributes: Attributes = {}): string => `<${name}${attributesOf(attributes)}>`

/** An element with a text or with others inside; one with null inside is left out. */
export function element(
  name: string,
  inside: string | number | readonly Xml[] | null,
  attributes: Attributes = {},
): Xml {
  if (inside === null) return { xml: '' }
  const text = typeof inside === 'object' ? inside.map(({ xml }) => xml).join('') : xmlText(String(inside))
  return {
    xml: text === '' ? `<${name}${attributesOf(attributes)}/>` : `${opening(name, attributes)}${text}</${name}>`,
  }
}
