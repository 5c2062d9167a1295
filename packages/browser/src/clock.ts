import type { Clock } from '@prilavok/core/effects'

export const createClock = (): Clock => ({
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
})
