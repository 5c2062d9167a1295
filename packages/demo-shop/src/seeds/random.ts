/** Chance that a record draws its fields from; the same key always gives the same draws. */
export interface Chance {
  /** In [0, 1). */
  next(): number
  /** Whole, both ends included. */
  int(from: number, to: number): number
  /** True with this probability. */
  is(probability: number): boolean
  pick<T>(items: readonly [T, ...T[]] | readonly T[]): T
  /** Picks by weight; weights need not add up to anything. */
  weighted<T>(items: readonly (readonly [T, number])[]): T
}

const SEED = 'prilavok-1'

/** A well mixed 32-bit number of a text. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/**
 * The random stream of one record, keyed by what and which it is. Records share no stream, so a new record or a new kind
 * of record leaves the others as they were.
 */
export function chance(entity: string, key: string | number): Chance {
  let state = hashOf(`${SEED}/${entity}/${key}`)
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const pick = <T>(items: readonly T[]): T => {
    const item = items[int(0, items.length - 1)]
    if (item === undefined) throw new RangeError(`nothing to pick from for ${entity}/${key}`)
    return item
  }
  const weighted = <T>(items: readonly (readonly [T, number])[]): T => {
    let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [item, weight] of items) {
      left -= weight
      if (left < 0) return item
    }
    return pick(items)[0]
  }
  return { next, int, is: (probability) => next() < probability, pick, weighted }
}
