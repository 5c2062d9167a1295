import type { Locks } from '@prilavok/core/effects'

/** Runs one task at a time over all tabs (Web Locks); where the browser has none, within this page. */
export function createLocks(): Locks {
  const lastTasks = new Map<string, Promise<unknown>>()
  const inPage: Locks['run'] = (name, task) => {
    const current = (lastTasks.get(name) ?? Promise.resolve()).then(task, task)
    lastTasks.set(
      name,
      current.catch(() => undefined),
    )
    return current
  }
  const { locks } = navigator as { readonly locks?: LockManager }
  if (locks === undefined) return { run: inPage }
  return {
    async run<T>(name: string, task: () => Promise<T>): Promise<T> {
      return (await locks.request(`prilavok.${name}`, task)) as T
    },
  }
}
