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
        addEventListener('popstate', () => done(), { once: true })
        setTimeout(done, LIMIT_MS)
        history.back()
      })
  },
})
