const MOST_EDITS = 2

/** How many letters have to be added, dropped, replaced or exchanged with their neighbour to make one word of another. */
export function editDistance(from: string, to: string): number {
  let before: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= to.length; j += 1) {
      const replaced = (last[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1)
      const isExchange = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      const exchanged = isExchange ? (before[j - 2] ?? 0) + 1 : Infinity
      next[j] = Math.min(replaced, exchanged, (last[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1)
    }
    before = last
    last = next
  }
  return last[to.length] ?? 0
}

/** The known word that was probably meant; undefined where none is near, or the word is known. Case does not count. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  if (known.includes(word)) return undefined
  let best: { readonly word: string; readonly edits: number } | undefined
  for (const each of known) {
    const edits = editDistance(word.toLowerCase(), each.toLowerCase())
    // Of short words, half the letters must be right.
    const isNear = edits <= Math.min(MOST_EDITS, Math.floor(each.length / 2))
    if (isNear && (best === undefined || edits < best.edits)) best = { word: each, edits }
  }
  return best?.word
}

/** The same for many words, each of which is looked for once: pages have a thousand elements with the same attributes. */
export function createNearest(known: readonly string[]): (word: string) => string | undefined {
  const found = new Map<string, string | undefined>()
  return (word) => {
    if (!found.has(word)) found.set(word, nearest(word, known))
    return found.get(word)
  }
}
