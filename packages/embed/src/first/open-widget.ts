import type { ReactElement } from 'react'
import type { Renderer } from '../renderer'

/** A widget that stands on an element of the page. */
export interface Opened {
  /** Takes the widget away and puts back what the server had put there. */
  readonly close: () => void
}

const MARK = 'pk-root'
/** What a widget's first control is marked with: it inherits the focus and the click of what stood there before. */
const FIRST = '[data-pk-first]'

/** Shows a widget in place of what the server had put there; a click that was made on that is carried out now (EMBED-04). */
export function openWidget(renderer: Renderer, element: HTMLElement, widget: ReactElement): Opened {
  const before = [...element.childNodes]
  const focused = element.contains(document.activeElement)
  element.replaceChildren()
  element.classList.add(MARK)
  const root = renderer(element)
  const close = () => {
    root.close()
    element.classList.remove(MARK)
    element.replaceChildren(...before)
  }
  try {
    root.show(widget)
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
