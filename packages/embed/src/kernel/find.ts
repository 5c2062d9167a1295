import { nativeDocument } from './native-document'

/** How an element requests a widget: an attribute (EMBED-01), or a class where editors strip attributes (EMBED-11). */
const ATTRIBUTE = 'data-prilavok'
const CLASS = 'pk-mount-'
export const MOUNT_ELEMENTS = `[${ATTRIBUTE}],[class*=${CLASS}]`

// Controls of a form hide the form's own members (`<input name="getAttribute">`), so here those of the prototype are called.
const attributeOf = (element: Element, name: string): string | null =>
  Element.prototype.getAttribute.call(element, name)

/** Every element inside a part of the page that a selector finds, in page order. */
const inside = (part: Node, selector: string): HTMLElement[] => {
  const { querySelectorAll } = part instanceof Element ? Element.prototype : nativeDocument()
  return [...querySelectorAll.call(part, selector)] as HTMLElement[]
}

/** The nearest element around another, itself included. */
export const closest = (element: Element | null, selector: string): HTMLElement | null =>
  element === null ? null : (Element.prototype.closest.call(element, selector) as HTMLElement | null)

/** Whether translators have put an element in place of a text. */
export const isForeign = (node: Node): node is HTMLElement => /^(?:FONT|YA-TR-SPAN)$/.test(node.nodeName)

/** The name of the widget that an element asks for; empty when it asks for none. */
export const widgetOf = (element: Element): string => {
  const named = attributeOf(element, ATTRIBUTE)
  if (named) return named
  // Editors put a prefix of their own before classes: `wrap_pk-mount-cart-badge`.
  const [, ofClass = ''] = /(?:^|\s)\S*?pk-mount-(\S*)/.exec(attributeOf(element, 'class') ?? '') ?? []
  return ofClass
}

/** The name of a control that hides a member of its form; a widget cannot be mounted on such a form. */
export function hidingControl(element: Element): string | undefined {
  if (!(element instanceof HTMLFormElement)) return undefined
  const names = inside(element, '[name],[id]').flatMap((control) => [control.id, attributeOf(control, 'name') ?? ''])
  return names.find((name) => name in HTMLFormElement.prototype)
}

/** Every element in a part of the page that requests a widget, in page order. */
export function findElements(part: Node): readonly HTMLElement[] {
  if (part === document) return inside(part, MOUNT_ELEMENTS)
  if (!(part instanceof Element)) return []
  const isOne = part instanceof HTMLElement && Element.prototype.matches.call(part, MOUNT_ELEMENTS)
  return isOne ? [part, ...inside(part, MOUNT_ELEMENTS)] : inside(part, MOUNT_ELEMENTS)
}
