import { closest, MOUNT_ELEMENTS } from '../kernel/find'

/** What a page has until its widgets are mounted. */
export interface Stub {
  /** Elements that wait for their widget, with the control that was clicked on each. */
  readonly clicked: Map<HTMLElement, HTMLElement>
  /** Settings of the page: the attributes of the stub's tag. */
  readonly settings: DOMStringMap
  /** Called when an element is pointed at, focused or clicked. False: no widget will be mounted there, and the click stays the page's. */
  onWanted: (element: HTMLElement) => boolean
  /** Unsubscribes; a click that was kept and not carried out is given back to its control. */
  readonly stop: () => void
}

const MOUNTED = '.pk-root'
const EVENTS = ['pointerover', 'touchstart', 'focusin', 'click'] as const

/**
 * Watches elements that have no widget yet. A click on what the server had put there, which would lead to another page,
 * is kept for the widget (EMBED-04); one that opens a new tab stays the browser's.
 */
export function keepClicks(settings: DOMStringMap, onWanted: Stub['onWanted']): Stub {
  const onEvent = (event: Event) => {
    const target = event.target instanceof Element ? event.target : null
    const element = closest(target, MOUNT_ELEMENTS)
    if (!element || closest(target, MOUNTED)) return
    const { ctrlKey, metaKey, shiftKey } = event as MouseEvent
    const control =
      event.type === 'click' && !ctrlKey && !metaKey && !shiftKey ? closest(target, 'a,button,input') : null
    // A form that the server had put there is sent as without script.
    const form = (control as HTMLInputElement | null)?.form
    if (form && element.contains(form)) return void stub.onWanted(element)
    // Kept first: a widget that is mounted at once carries the click out at once.
    if (control) stub.clicked.set(element, control)
    const isServed = stub.onWanted(element)
    if (!control) return
    if (isServed) {
      event.preventDefault()
      event.stopPropagation()
    } else stub.clicked.delete(element)
  }
  const stub: Stub = {
    clicked: new Map(),
    settings,
    onWanted,
    stop() {
      for (const type of EVENTS) document.removeEventListener(type, onEvent, true)
      for (const control of stub.clicked.values()) control.click()
      stub.clicked.clear()
    },
  }
  for (const type of EVENTS) document.addEventListener(type, onEvent, true)
  return stub
}
