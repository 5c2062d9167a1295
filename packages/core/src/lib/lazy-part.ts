/** Loads a part once. A load that fails answers null and is forgotten, so the next wish tries again. */
export function lazyPart<T>(load: () => Promise<T>): () => Promise<T | null> {
  let part: Promise<T | null> | null = null
  return () => {
    part ??= load().catch(() => {
      part = null
      return null
    })
    return part
  }
}
