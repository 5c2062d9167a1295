import type { KeyValueStorage } from '@prilavok/core/effects'

/** Storage that ends with its creator. */
export function createMemory(): KeyValueStorage {
  const kept = new Map<string, string>()
  return {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  }
}
