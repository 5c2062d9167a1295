/** Marks an element with an attribute without a value, or takes the mark away. */
export function setMark(element: Element, name: string, on: boolean): void {
  if (element.hasAttribute(name) !== on) element.toggleAttribute(name, on)
}

/** Lets a part stand where `put` puts it, or takes it away; one that stands already is left alone. */
export function stand(part: ChildNode, on: boolean, put: () => void): void {
  if (on === (part.parentNode !== null)) return
  if (on) put()
  else takeAway(part)
}

/** Takes an element away wherever it stands. Where Prototype has put a `remove` of its own in place of the browser's, that one fails for what stands nowhere. */
export function takeAway(part: ChildNode): void {
  part.parentNode?.removeChild(part)
}
