import type { KeyValueStorage, Reporter } from '@prilavok/core/effects'

/**
 * Local or session storage that never throws: what the browser refuses to store (full, denied, private window) stays in memory for
 * this page, with one warning (SAFE-09).
 */
export function createStorage(area: () => Storage, report: Reporter): KeyValueStorage {
  const memory = new Map<string, string>()
  let reported = false
  const reportOnce = (cause: unknown) => {
    if (reported) return
    reported = true
    report({ kind: 'storage', message: 'The browser keeps nothing: the cart is gone when the page is left.', cause })
  }
  const attempt = <T>(work: (storage: Storage) => T, fallback: T): T => {
    try {
      return work(area())
    } catch (cause) {
      reportOnce(cause)
      return fallback
    }
  }
  return {
    read: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    write(key, value) {
      const stored = attempt((storage) => {
        storage.setItem(key, value)
        return true
      }, false)
      if (stored) memory.delete(key)
      else memory.set(key, value)
    },
    remove(key) {
      memory.delete(key)
      attempt((storage) => storage.removeItem(key), undefined)
    },
  }
}
