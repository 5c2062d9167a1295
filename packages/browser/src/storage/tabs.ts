import type { Tabs } from '@prilavok/core/effects'

/** Hears what other tabs store; a cleared storage counts as a change of every key. */
export const createTabs = (): Tabs => ({
  onStored(key, changed) {
    const heard = (event: StorageEvent) => {
      if (event.key === key || event.key === null) changed()
    }
    addEventListener('storage', heard)
    return () => removeEventListener('storage', heard)
  },
})
