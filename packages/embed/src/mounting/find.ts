/** How an element asks for a widget: an attribute (EMBED-01), or a class where editors strip attributes (EMBED-11). */
const ATTRIBUTE = 'data-prilavok'
const CLASS = 'pk-mount-'
export const MOUNT_ELEMENTS = `[${ATTRIBUTE}],[class*=${CLASS}]`

/** The name of the widget that an element asks for; empty when it asks for none. */
export const widgetOf = (element: Element): string =>
  element.getAttribute(ATTRIBUTE) ||
  ([...element.classList].find((each) => each.startsWith(CLASS))?.slice(CLASS.length) ?? '')

const isParent = (node: Node): node is Node & ParentNode => 'querySelectorAll' in node

/** Every element in a part of the page that asks for a widget, in page order. */
export function findElements(part: Node): readonly HTMLElement[] {
  if (!isParent(part)) return []
  const inside = [...part.querySelectorAll<HTMLElement>(MOUNT_ELEMENTS)]
  return part instanceof HTMLElement && part.matches(MOUNT_ELEMENTS) ? [part, ...inside] : inside
}
