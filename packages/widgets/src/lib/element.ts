const HTML = 'http://www.w3.org/1999/xhtml'
const SVG = 'http://www.w3.org/2000/svg'

/** Builds a part of a widget that draws itself; drawings are built with `svg`. */
const build =
  (namespace: string) =>
  (tag: string, attributes: Readonly<Record<string, string>>, ...children: readonly (Node | string)[]): Element => {
    const element = document.createElementNS(namespace, tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    element.append(...children)
    return element
  }

export const html = build(HTML)
export const svg = build(SVG)

/** Sets an attribute, unless it says so already: observers of the page hear of real changes alone. */
export function setAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

/** Sets the one text of an element, in the text node that it has had from the beginning. */
export function setText(element: Element, text: string): void {
  const node = element.firstChild as Text | null
  if (node === null) element.append(text)
  else if (node.data !== text) node.data = text
}
