import type { SharedStore } from './shared-store'

interface Entry {
  readonly text: string
  readonly version: string
  readonly until: number
}

/** So many keys are kept; the ones that were written longest ago go first. */
const MOST_ENTRIES = 50_000

/** A store in the memory of one process: drafts are gone with it. */
export function memoryStore(now: () => number = Date.now): SharedStore {
  const entries = new Map<string, Entry>()
  let writes = 0
  const alive = (key: string): Entry | null => {
    const entry = entries.get(key)
    if (entry === undefined || entry.until > now()) return entry ?? null
    entries.delete(key)
    return null
  }
  return {
    read: async (key) => alive(key),
    write: async (key, text, expected, seconds) => {
      if ((alive(key)?.version ?? null) !== expected) return null
      writes += 1
      const version = String(writes)
      // A map keeps the order of insertion.
      entries.delete(key)
      entries.set(key, { text, version, until: now() + seconds * 1000 })
      const [oldest] = entries.keys()
      if (entries.size > MOST_ENTRIES && oldest !== undefined) entries.delete(oldest)
      return version
    },
    remove: async (key) => void entries.delete(key),
  }
}
