import { SaxesParser } from 'saxes'

/** An element of an XML file. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  readonly text: string
}

interface Open {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: XmlElement[]
  text: string
}

/** The root of an XML file; throws for one that is not well-formed, as strict readers do. */
export function parseXml(xml: string): XmlElement {
  const parser = new SaxesParser({ xmlns: false })
  const open: Open[] = [{ name: '', attributes: {}, children: [], text: '' }]
  const inner = () => open.at(-1) as Open
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    open.push({ name, attributes: attributes as Readonly<Record<string, string>>, children: [], text: '' })
  })
  parser.on('text', (text) => {
    inner().text += text
  })
  parser.on('closetag', () => {
    const closed = open.pop() as Open
    inner().children.push(closed)
  })
  parser.write(xml).close()
  return inner().children[0] as XmlElement
}

/** Every element of a name, however deep. */
export const allOf = (root: XmlElement, name: string): readonly XmlElement[] => [
  ...(root.name === name ? [root] : []),
  ...root.children.flatMap((child) => allOf(child, name)),
]

/** The texts of an element's children, by their names. */
export const textsIn = (element: XmlElement): Readonly<Record<string, string>> =>
  Object.fromEntries(element.children.map(({ name, text }) => [name, text]))
