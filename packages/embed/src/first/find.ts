/** What an element asks for a widget with: an attribute (EMBED-01) or a class, where editors strip attributes (EMBED-11). */
const ATTRIBUTE = 'data-prilavok'
const CLASS = 'pk-mount-'
export const PLACES = `[${ATTRIBUTE}],[class*=${CLASS}]`

/** The widget that an element asks for; empty when it asks for none. */
export const widgetOf = (element: Element): string =>
  element.getAttribute(ATTRIBUTE) ||
  ([...element.classList].find((each) => each.startsWith(CLASS))?.slice(CLASS.length) ?? '')

const isParent = (part: Node): part is Node & ParentNode => 'querySelectorAll' in part

/** Every element in a part of the page that asks for a widget, in page order. */
export function findPlaces(part: Node): readonly HTMLElement[] {
  if (!isParent(part)) return []
  const inside = [...part.querySelectorAll<HTMLElement>(PLACES)]
  return part instanceof HTMLElement && part.matches(PLACES) ? [part, ...inside] : inside
}
