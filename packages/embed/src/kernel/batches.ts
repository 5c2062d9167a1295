/** The first batch: a page of products, as most lists are. In one task it is ready sooner than with frames between. */
const FIRST = 100
/** So long may a batch keep the page from reacting to a press (ms). */
const TARGET_MS = 40

/** Work on many elements, in batches between which the page can react. */
export interface Batches<T> {
  readonly add: (items: readonly T[]) => void
  readonly clear: () => void
}

/** Lets the page react and draw before the next task; a timer would wait for 4 ms each time. */
const nextTask = () =>
  new Promise((next) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = next
    port2.postMessage(null)
  })

/** Processes items in the order in which they were added: the first batch at once, each other one in a task of its own. */
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
      size = Math.min(2 * size, Math.ceil((batch.length * TARGET_MS) / (performance.now() - began)))
      if (waiting.length > 0) await nextTask()
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
