import { SLICE_MS } from '../../first/first-pass'

/** Work on many places of a page, in slices between which the page can answer. */
export interface Slices {
  readonly add: (work: () => void) => void
}

export function createSlices(): Slices {
  const waiting: Array<() => void> = []
  const run = () => {
    const end = performance.now() + SLICE_MS
    while (waiting.length > 0 && performance.now() < end) waiting.shift()?.()
    plan()
  }
  const plan = () => void (waiting.length > 0 && setTimeout(run))
  return {
    add(work) {
      if (waiting.push(work) === 1) plan()
    },
  }
}
