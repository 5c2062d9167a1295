/**
 * Runs one task at a time with at most one waiting: whoever asks while a task is running waits
 * for one more run that sees the newest data (the last edit wins). Callers get the outcome of a
 * run that began after they asked.
 */
export function createSingleFlight<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null
  let waiting: Promise<T> | null = null

  const begin = (): Promise<T> => {
    const mine = run().finally(() => {
      if (running === mine) running = null
    })
    running = mine
    return mine
  }
  const next = (): Promise<T> => {
    waiting = null
    return begin()
  }
  return () => {
    if (running === null) return begin()
    waiting ??= running.then(next, next)
    return waiting
  }
}
