import type { Dataset } from '@prilavok/widgets/mounts'

const ATTRIBUTE = 'data-prilavok'
const CLASS = 'pk-mount-'
const SELECTOR = `[${ATTRIBUTE}],[class*="${CLASS}"]`

/** The widget that an element asks for by attribute (EMBED-01) or by class (EMBED-11); null when it asks for none. */
export function widgetOf(element: Element): string | null {
  const name = element.getAttribute(ATTRIBUTE)
  if (name) return name
  const mark = [...element.classList].find((each) => each.startsWith(CLASS))
  return mark === undefined ? null : mark.slice(CLASS.length)
}

const isParent = (part: Node): part is Node & ParentNode => 'querySelectorAll' in part

/** Every element in a part of the page that asks for a widget, in page order. */
export function findPlaces(part: Node): readonly HTMLElement[] {
  if (!isParent(part)) return []
  const inside = [...part.querySelectorAll<HTMLElement>(SELECTOR)]
  return part instanceof HTMLElement && part.matches(SELECTOR) ? [part, ...inside] : inside
}

export const datasetOf = (element: HTMLElement): Dataset => ({ ...element.dataset })
