import { PLACES } from '../first/find'

/** What listens to a page before its widgets are there. */
export interface Stub {
  /** Places that wait for their widget, with the control that was clicked on each. */
  readonly clicked: Map<HTMLElement, HTMLElement>
  /** Settings of the page: the attributes of the stub's tag. */
  readonly settings: DOMStringMap
  /** Hears of a place that a hand comes near to; whoever can show its widget sets it. False: nobody will, clicks stay the page's. */
  wanted: (place: HTMLElement) => boolean
  /** Listens no more; what was clicked and not served goes the way it would have gone. */
  readonly stop: () => void
}

const MARK = '.pk-root'
const EVENTS = ['pointerover', 'touchstart', 'focusin', 'click'] as const

/**
 * Listens for places without a widget. A click on what the server had put there, which would lead to another page,
 * is kept for the widget (EMBED-04); one that asks for a new tab stays the browser's.
 */
export function keepClicks(settings: DOMStringMap, wanted: Stub['wanted']): Stub {
  const heard = (event: Event) => {
    const target = event.target instanceof Element ? event.target : null
    const place = target?.closest<HTMLElement>(PLACES)
    if (!place || target?.closest(MARK)) return
    const { ctrlKey, metaKey, shiftKey } = event as MouseEvent
    const control =
      event.type === 'click' && !ctrlKey && !metaKey && !shiftKey
        ? target?.closest<HTMLElement>('a,button,input')
        : null
    // Kept before anybody is asked: whoever shows the widget at once carries the click out at once.
    if (control) stub.clicked.set(place, control)
    const served = stub.wanted(place)
    if (!control) return
    if (served) {
      event.preventDefault()
      event.stopPropagation()
    } else stub.clicked.delete(place)
  }
  const stub: Stub = {
    clicked: new Map(),
    settings,
    wanted,
    stop() {
      for (const type of EVENTS) document.removeEventListener(type, heard, true)
      for (const control of stub.clicked.values()) control.click()
      stub.clicked.clear()
    },
  }
  for (const type of EVENTS) document.addEventListener(type, heard, true)
  return stub
}
