/** Builds a part of a widget that draws itself. */
export const build =
  (create: (tag: string) => Element) =>
  (tag: string, attributes: Readonly<Record<string, string>>, ...children: readonly (Node | string)[]): Element => {
    const element = create(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    element.append(...children)
    return element
  }

/** An element of HTML with its attributes and children. */
export const html = build((tag) => document.createElement(tag))

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
