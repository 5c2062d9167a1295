import type { PlaceOf } from '@prilavok/widgets/mounts'

/** Puts a widget into an element; answers the way to take it away. */
export type Draw = (element: HTMLElement) => () => void

/** A widget that draws itself: it needs no view library, and its code is there. */
export interface DrawnWidget extends PlaceOf<object> {
  readonly draw: (element: HTMLElement, props: object) => () => void
}

/** A widget that stands on an element of the page. */
export interface Opened {
  /** Takes the widget away and puts back what the server had put there. */
  readonly close: () => void
}

const MARK = 'pk-root'
/** What a widget's first control is marked with: it inherits the focus and the click of what stood there before. */
const FIRST = '[data-pk-first]'

/** Shows a widget in place of what the server had put there; a click that was made on that is carried out now (EMBED-04). */
export function openWidget(element: HTMLElement, draw: Draw): Opened {
  const before = [...element.childNodes]
  const focused = element.contains(document.activeElement)
  element.replaceChildren()
  element.classList.add(MARK)
  let takeAway: (() => void) | undefined
  const close = () => {
    takeAway?.()
    element.classList.remove(MARK)
    element.replaceChildren(...before)
  }
  try {
    takeAway = draw(element)
  } catch (cause) {
    close()
    throw cause
  }
  const clicked = globalThis.prilavokStub?.clicked.delete(element)
  const first = focused || clicked ? element.querySelector<HTMLElement>(FIRST) : null
  if (focused) first?.focus()
  if (clicked) first?.click()
  return { close }
}
