/** How an element requests a widget: an attribute (EMBED-01), or a class where editors strip attributes (EMBED-11). */
const ATTRIBUTE = 'data-prilavok'
const CLASS = 'pk-mount-'
export const MOUNT_ELEMENTS = `[${ATTRIBUTE}],[class*=${CLASS}]`

/** The name of the widget that an element requests; empty when it requests none. */
export const widgetOf = (element: Element): string =>
  element.getAttribute(ATTRIBUTE) ||
  ([...element.classList].find((each) => each.startsWith(CLASS))?.slice(CLASS.length) ?? '')

const isParent = (node: Node): node is Node & ParentNode => 'querySelectorAll' in node

/** Every element in a part of the page that requests a widget, in page order. */
export function findElements(part: Node): readonly HTMLElement[] {
  if (!isParent(part)) return []
  const inside = [...part.querySelectorAll<HTMLElement>(MOUNT_ELEMENTS)]
  return part instanceof HTMLElement && part.matches(MOUNT_ELEMENTS) ? [part, ...inside] : inside
}
