/** Keeps what is made for a key for so long; requests at once share one making, and what failed is made anew. */
export function keepFor<T>(
  ms: number,
  most: number,
  now: () => number,
  make: (key: string) => Promise<T>,
): (key: string) => Promise<T> {
  const kept = new Map<string, { readonly value: Promise<T>; readonly until: number }>()
  return (key) => {
    const known = kept.get(key)
    if (known !== undefined && now() < known.until) return known.value
    const value = make(key)
    kept.delete(key)
    kept.set(key, { value, until: now() + ms })
    value.catch(() => {
      if (kept.get(key)?.value === value) kept.delete(key)
    })
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return value
  }
}
