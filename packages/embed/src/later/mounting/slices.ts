/** How long a page may be kept from answering its visitor at a time: with the frame that follows still no long task on a slow phone. */
const SLICE_MS = 10

/** Work on many places of a page, in slices between which the page can answer. */
export interface Slices {
  readonly add: (work: () => void) => void
  /** Works on a slice at once. */
  readonly run: () => void
}

export function createSlices(): Slices {
  const waiting: Array<() => void> = []
  let planned = false
  const run = () => {
    const end = performance.now() + SLICE_MS
    while (waiting.length > 0 && performance.now() < end) waiting.shift()?.()
    plan()
  }
  const plan = () => {
    if (planned || waiting.length === 0) return
    planned = true
    setTimeout(() => {
      planned = false
      run()
    })
  }
  return {
    add(work) {
      waiting.push(work)
      plan()
    },
    run,
  }
}
