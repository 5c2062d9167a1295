import type { Locks } from '@prilavok/core/effects'
import { createProcessLocks } from './process-locks'

/** Runs one task at a time over all tabs (Web Locks); where the browser has none, within this page. */
export function createLocks(): Locks {
  const { locks } = navigator as { readonly locks?: LockManager }
  if (locks === undefined) return createProcessLocks()
  return {
    async run<T>(name: string, task: () => Promise<T>): Promise<T> {
      return (await locks.request(`prilavok.${name}`, task)) as T
    },
  }
}
