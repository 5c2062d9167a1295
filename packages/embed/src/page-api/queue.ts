import type { PageWork, Prilavok } from './prilavok'

/** Runs what the page had queued, and from now on everything at once. One piece that fails does not stop the others. */
export function serveQueue(prilavok: Prilavok): void {
  const push = (...works: readonly PageWork[]) => {
    for (const work of works) {
      try {
        work(prilavok)
      } catch (error) {
        console.error('[Prilavok] Code in prilavokQueue failed.', error)
      }
    }
  }
  const queued = globalThis.prilavokQueue
  globalThis.prilavokQueue = { push }
  if (Array.isArray(queued)) push(...queued)
}
