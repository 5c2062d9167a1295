import type { KeyValueStorage, Reporter } from '@prilavok/core/effects'

/**
 * Local or session storage that never throws: what the browser refuses to keep (full, denied,
 * private window) is kept in memory for this page, and one warning says so (SAFE-09).
 */
export function createStorage(area: () => Storage, report: Reporter): KeyValueStorage {
  const memory = new Map<string, string>()
  let told = false
  const refused = (cause: unknown) => {
    if (told) return
    told = true
    report({ kind: 'storage', message: 'The browser keeps nothing: the cart is gone when the page is left.', cause })
  }
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(area())
    } catch (cause) {
      refused(cause)
      return otherwise
    }
  }
  return {
    read: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    write(key, value) {
      const kept = attempt((storage) => {
        storage.setItem(key, value)
        return true
      }, false)
      if (kept) memory.delete(key)
      else memory.set(key, value)
    },
    remove(key) {
      memory.delete(key)
      attempt((storage) => storage.removeItem(key), undefined)
    },
  }
}
