import type { Mount } from '@prilavok/widgets/mounts'
import type { Templates } from '@prilavok/widgets/templates'

/** Settings of a widget by attribute name, as scripts write them. */
export type GivenSettings = Readonly<Record<string, string>>

/** An element of the page that has requested a widget; plain data, because pages have a thousand of them. */
export interface MountPoint {
  readonly element: HTMLElement
  readonly widget: Mount
  props: object
  /** What a script of the page has given it beside its attributes. */
  readonly given: GivenSettings | undefined
  state: 'waiting' | 'loading' | 'mounted' | 'failed' | 'unmounted'
  /** Work that rendering took, in milliseconds: its share of the batch; null before that. */
  ms: number | null
  /** Why it failed. */
  cause?: unknown
  /** The page's own markup for parts of it. */
  templates: Templates | null
  /** What the server had put there; it is the placeholder until the widget is rendered. */
  before: readonly ChildNode[]
}

const ROOT_CLASS = 'pk-root'
/** Marks an element far down a list for the sheet of its widget. */
const FAR = 'data-pk-far'
const FIRST_CONTROL = '[data-pk-first]'
const CONTROL = 'a[href],button,input,select,textarea'

/** The control of a widget that inherits the focus and the click of what was there before: the marked one, or the only one. */
function heirIn(element: HTMLElement): HTMLElement | null {
  const [only, ...others] = element.querySelectorAll<HTMLElement>(CONTROL)
  return element.querySelector<HTMLElement>(FIRST_CONTROL) ?? (others.length === 0 ? (only ?? null) : null)
}

/** Types what was typed into an element before its widget came. */
export type TypeAgain = (control: HTMLElement | null) => void

/** Makes the element of a mount point ready for its widget; a far one is painted near the window only. Returns the step that follows once the widget is rendered. */
export function prepareElement(point: MountPoint, isFar: boolean, typeAgain: TypeAgain | undefined): () => void {
  const { element } = point
  point.before = [...element.childNodes]
  const hadFocus = element.contains(document.activeElement)
  element.replaceChildren()
  element.classList.add(ROOT_CLASS)
  element.toggleAttribute(FAR, isFar)
  return () => {
    const clicked = globalThis.prilavokStub?.clicked.get(element)
    globalThis.prilavokStub?.clicked.delete(element)
    if (!hadFocus && !clicked && !typeAgain) return
    const control = heirIn(element)
    if (hadFocus) control?.focus()
    typeAgain?.(control)
    // The click was made on what the server had put there (EMBED-04): where nothing inherits it, it is the page's again.
    if (clicked) (control ?? clicked).click()
  }
}

/** Puts back what the server had put on the page. */
export function restoreElement({ element, before }: MountPoint): void {
  element.classList.remove(ROOT_CLASS)
  element.removeAttribute(FAR)
  element.replaceChildren(...before)
}
