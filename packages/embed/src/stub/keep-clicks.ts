import { PLACES } from '../first/find'

/** What listens to a page before its widgets are there. */
export interface Stub {
  /** Places that were clicked and wait for their widget. */
  readonly clicked: Set<HTMLElement>
  /** Settings of the page: the attributes of the stub's tag. */
  readonly settings: DOMStringMap
  /** Called with a place that a hand comes near to; whoever can show its widget sets it. */
  wanted: (place: HTMLElement) => void
}

const MARK = '.pk-root'
const EVENTS = ['pointerover', 'touchstart', 'focusin', 'click'] as const

/**
 * Listens for places without a widget. A click on what the server had put there, which would lead to another page,
 * is kept for the widget (EMBED-04); one that asks for a new tab stays the browser's.
 */
export function keepClicks(settings: DOMStringMap, wanted: Stub['wanted']): Stub {
  const stub: Stub = { clicked: new Set(), settings, wanted }
  const heard = (event: Event) => {
    const target = event.target instanceof Element ? event.target : null
    const place = target?.closest<HTMLElement>(PLACES)
    if (!place || target?.closest(MARK)) return
    if (event.type === 'click') {
      const { ctrlKey, metaKey, shiftKey } = event as MouseEvent
      if (ctrlKey || metaKey || shiftKey || !target?.closest('a,button,input')) return
      event.preventDefault()
      event.stopPropagation()
      stub.clicked.add(place)
    }
    stub.wanted(place)
  }
  for (const type of EVENTS) document.addEventListener(type, heard, true)
  return stub
}
