import type { Clock, Page, Random, Reporter } from '@prilavok/core/effects'

const listen = (target: EventTarget, type: string, run: (event: Event) => void) => {
  target.addEventListener(type, run)
  return () => target.removeEventListener(type, run)
}

export const createPage = (): Page => ({
  setTitle(title) {
    document.title = title
  },
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
  onOnline: (online) => listen(globalThis, 'online', online),
})

export const createClock = (): Clock => ({
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
})

const uuidFromBytes = (): string => {
  const hex = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}

export const createRandom = (): Random => ({
  next: Math.random,
  // randomUUID is missing on pages without https.
  id: () => ('randomUUID' in crypto ? crypto.randomUUID() : uuidFromBytes()),
})

/** Says in the console what a developer of the page should know, each thing once. */
export function createReporter(say: (text: string, cause?: unknown) => void = console.warn): Reporter {
  const said = new Set<string>()
  return ({ message, cause }) => {
    if (said.has(message)) return
    said.add(message)
    const text = `[Prilavok] ${message}`
    if (cause === undefined) say(text)
    else say(text, cause)
  }
}
