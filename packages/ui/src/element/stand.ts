/** Marks an element with an attribute without a value, or takes the mark away. */
export function setMark(element: Element, name: string, on: boolean): void {
  if (element.hasAttribute(name) !== on) element.toggleAttribute(name, on)
}

/** Lets a part stand where `put` puts it, or takes it away; one that stands already is left alone. */
export function stand(part: ChildNode, on: boolean, put: () => void): void {
  if (on === (part.parentNode !== null)) return
  if (on) put()
  else part.remove()
}
