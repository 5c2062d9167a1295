import type { PaymentSteps } from '@prilavok/core/effects'

/** Marks the entry of the history that a step has added. */
const MARK = 'prilavokStep'

/** A frame of the provider may have entries of its own on top: going back then is no event of this page. */
const LIMIT_MS = 500

const isMarked = (): boolean => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && MARK in state
}

/** Steps of the history: entries with the page's own address and state, and a mark. */
export const createPaymentSteps = (): PaymentSteps => ({
  enter(gone) {
    history.pushState({ ...(history.state as object | null), [MARK]: true }, '')
    const left = new AbortController()
    addEventListener(
      'popstate',
      () => {
        if (isMarked()) return
        left.abort()
        gone()
      },
      { signal: left.signal },
    )
    return () =>
      new Promise<void>((done) => {
        // Somebody else's entry may be on top by now; going back would leave that one.
        const isOver = left.signal.aborted || !isMarked()
        left.abort()
        if (isOver) return done()
        const ending = new AbortController()
        let last: EventTarget | null = null
        const end = () => {
          ending.abort()
          // Chromium takes the focus away as it goes back.
          if (document.activeElement === document.body && last instanceof HTMLElement)
            last.focus({ preventScroll: true })
          done()
        }
        addEventListener('focusout', ({ target }) => (last = target), { capture: true, signal: ending.signal })
        addEventListener('popstate', () => setTimeout(end), { once: true, signal: ending.signal })
        const late = setTimeout(end, LIMIT_MS)
        ending.signal.addEventListener('abort', () => clearTimeout(late))
        history.back()
      })
  },
})
