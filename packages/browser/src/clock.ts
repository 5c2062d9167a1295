import type { Clock } from '@prilavok/core/effects'

/** The time and the timers of the browser. */
export const createClock = (): Clock => ({
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
})
