/** The first batch: a page of products, as most lists are. */
const FIRST = 100
const LEAST = 10
/** So long may a batch and its frame keep the page from reacting to a press (ms): half of what a visitor notices. */
const TARGET_MS = 100

/** Work on many elements, in batches between which the page can react. */
export interface Batches<T> {
  readonly add: (items: readonly T[]) => void
  readonly clear: () => void
}

/** Waits until the browser has shown a frame. A tab in the background shows none. */
const frame = () =>
  new Promise<void>((shown) => {
    requestAnimationFrame(() => setTimeout(shown))
    setTimeout(shown, TARGET_MS)
  })

/** Processes items in the order in which they were added: the first batch at once, each other one after the frame of the one before. */
export function createBatches<T>(process: (batch: readonly T[]) => void): Batches<T> {
  let waiting: T[] = []
  let size = FIRST
  let running = false
  const run = async () => {
    running = true
    while (waiting.length > 0) {
      const began = performance.now()
      const batch = waiting.splice(0, size)
      process(batch)
      if (waiting.length === 0) break
      await frame()
      const took = Math.max(performance.now() - began, 1)
      size = Math.max(LEAST, Math.min(2 * size, Math.round((batch.length * TARGET_MS) / took)))
    }
    running = false
  }
  return {
    add(items) {
      waiting.push(...items)
      if (!running) void run()
    },
    clear() {
      waiting = []
    },
  }
}
