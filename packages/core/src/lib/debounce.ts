import type { Clock } from '../effects/clock'

/** Delays a call until it was not requested again for `ms`. */
export interface Debounced {
  (): void
  /** Runs now what is waiting, if anything is. */
  readonly flush: () => void
  readonly cancel: () => void
}

export function createDebounce(clock: Clock, ms: number, run: () => void): Debounced {
  let stop: (() => void) | null = null
  const cancel = () => {
    stop?.()
    stop = null
  }
  const debounced = () => {
    cancel()
    stop = clock.after(ms, () => {
      stop = null
      run()
    })
  }
  const flush = () => {
    if (stop === null) return
    cancel()
    run()
  }
  return Object.assign(debounced, { flush, cancel })
}
