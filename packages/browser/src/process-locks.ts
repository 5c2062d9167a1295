import type { Locks } from '@prilavok/core/effects'

/** Runs one task at a time within this page or process. */
export function createProcessLocks(): Locks {
  const lastTasks = new Map<string, Promise<unknown>>()
  return {
    run(name, task) {
      const current = (lastTasks.get(name) ?? Promise.resolve()).then(task, task)
      lastTasks.set(
        name,
        current.catch(() => undefined),
      )
      return current
    },
  }
}
