const WIDGET = '.pk-root'
/** A modal of Bootstrap that is open on the page: 3 marks it with `in`, 4 and 5 with `show`. */
const OPEN_MODAL = '.modal.in,.modal.show'

const isIn = ({ target }: Event, what: string): boolean => target instanceof Element && target.closest(what) !== null

/** jQuery listens for `focus` at the document on its way down, so Bootstrap 3 and 4 have to miss it at the window. */
function passModal(event: Event): void {
  if (isIn(event, WIDGET) && !isIn(event, OPEN_MODAL) && document.querySelector(OPEN_MODAL) !== null)
    event.stopPropagation()
}

/** Traps of Bootstrap 5 and most others listen for `focusin` at the document on its way up. */
function stopAtTheTop(event: Event): void {
  if (isIn(event, WIDGET)) event.stopPropagation()
}

/**
 * Keeps focus traps of the page from taking the focus out of widgets: hosts with an open modal pull it back from
 * every field outside of it. Returns the way to let go, after which nothing listens any more.
 */
export function keepFocusInside(page: Document): () => void {
  const stop = new AbortController()
  const { signal } = stop
  addEventListener('focus', passModal, { capture: true, signal })
  page.documentElement.addEventListener('focusin', stopAtTheTop, { signal })
  return () => stop.abort()
}
