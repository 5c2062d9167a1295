import type { Page } from '@prilavok/core/effects'
import { readPageFields } from './page-fields'
import { createTitle } from './page-title'

const listen = (target: EventTarget, type: string, run: (event: Event) => void) => {
  target.addEventListener(type, run)
  return () => target.removeEventListener(type, run)
}

/** Title, visibility and lifecycle events of the page. */
export const createPage = (): Page => ({
  setTitle: createTitle(),
  onLeave(leaving) {
    const hidden = listen(document, 'visibilitychange', () => {
      if (document.visibilityState === 'hidden') leaving()
    })
    const hide = listen(globalThis, 'pagehide', leaving)
    return () => {
      hidden()
      hide()
    }
  },
  onRestore: (restored) =>
    listen(globalThis, 'pageshow', (event) => {
      if ((event as PageTransitionEvent).persisted) restored()
    }),
  onVisible: (visible) =>
    listen(document, 'visibilitychange', () => {
      if (document.visibilityState === 'visible') visible()
    }),
  onOnline: (online) => listen(globalThis, 'online', online),
  onMouseLeave: (left) =>
    listen(document.documentElement, 'mouseleave', (event) => left((event as MouseEvent).clientY)),
  warnOnLeave: () => listen(globalThis, 'beforeunload', (event) => event.preventDefault()),
  fields: readPageFields,
  facts: () => ({
    title: document.title,
    userAgent: navigator.userAgent,
    screenWidth: screen.width,
    screenHeight: screen.height,
  }),
  hasDialog: () => document.querySelector('dialog[open]') !== null,
})
