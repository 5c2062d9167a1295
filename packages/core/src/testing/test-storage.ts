import type { KeyValueStorage } from '../effects'

/** Memory that several tabs share, with the faults of a real browser's storage. */
export interface TestStorage extends KeyValueStorage {
  readonly saved: Map<string, string>
  /** The same memory seen from another tab. */
  readonly onStored: (key: string, changed: () => void) => () => void
  /** A second tab over the same memory. */
  readonly otherTab: () => TestStorage
}

interface Listener {
  readonly tab: object
  readonly key: string
  readonly changed: () => void
}

interface Shared {
  readonly saved: Map<string, string>
  readonly listeners: Set<Listener>
  /** When a test gives one, other tabs are notified of a change only when it calls back. */
  readonly deliver: (tell: () => void) => void
}

function tabOf(shared: Shared): TestStorage {
  const tab = {}
  const tell = (key: string) => {
    for (const listener of shared.listeners) {
      if (listener.tab !== tab && listener.key === key) shared.deliver(listener.changed)
    }
  }
  return {
    saved: shared.saved,
    read: (key) => shared.saved.get(key) ?? null,
    write(key, value) {
      shared.saved.set(key, value)
      tell(key)
    },
    remove(key) {
      shared.saved.delete(key)
      tell(key)
    },
    onStored(key, changed) {
      const listener = { tab, key, changed }
      shared.listeners.add(listener)
      return () => void shared.listeners.delete(listener)
    },
    otherTab: () => tabOf(shared),
  }
}

/** Storage in memory, with further tabs and with faults. */
export const createTestStorage = (deliver: (tell: () => void) => void = (tell) => tell()): TestStorage =>
  tabOf({ saved: new Map(), listeners: new Set(), deliver })
