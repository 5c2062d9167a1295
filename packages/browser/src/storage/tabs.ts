import type { Tabs } from '@prilavok/core/effects'

/** Notifies of what other tabs store; clearing the storage counts as a change of every key. */
export const createTabs = (): Tabs => ({
  onStored(key, changed) {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) changed()
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  },
})
