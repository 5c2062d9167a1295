/** Remembers what was loaded for a short time, so that many buyers cost WooCommerce one request; failures are not remembered. */
export interface ShortMemory<T> {
  readonly get: (key: string, load: () => Promise<T>) => Promise<T>
}

const MOST_ENTRIES = 1000

/** A memory of at most a thousand values, each for so many milliseconds. */
export function keptFor<T>(ms: number, now: () => number): ShortMemory<T> {
  const entries = new Map<string, { readonly value: Promise<T>; readonly until: number }>()
  return {
    get: (key, load) => {
      const known = entries.get(key)
      if (known !== undefined && known.until > now()) return known.value
      const value = load()
      entries.delete(key)
      entries.set(key, { value, until: now() + ms })
      value.catch(() => entries.delete(key))
      const [oldest] = entries.keys()
      if (entries.size > MOST_ENTRIES && oldest !== undefined) entries.delete(oldest)
      return value
    },
  }
}
