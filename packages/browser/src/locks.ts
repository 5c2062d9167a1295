import type { Locks } from '@prilavok/core/effects'

/** One at a time over all tabs (Web Locks); where the browser has none, over this page. */
export function createLocks(): Locks {
  const tails = new Map<string, Promise<unknown>>()
  const inPage: Locks['run'] = (name, task) => {
    const mine = (tails.get(name) ?? Promise.resolve()).then(task, task)
    tails.set(
      name,
      mine.catch(() => undefined),
    )
    return mine
  }
  const { locks } = navigator as { readonly locks?: LockManager }
  if (locks === undefined) return { run: inPage }
  return {
    async run<T>(name: string, task: () => Promise<T>): Promise<T> {
      return (await locks.request(`prilavok.${name}`, task)) as T
    },
  }
}
