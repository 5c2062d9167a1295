import type { Kopecks } from '@prilavok/contracts'

/** The exact sum of amounts. */
export const sumOf = (amounts: readonly Kopecks[]): Kopecks => amounts.reduce((sum, amount) => sum + amount, 0)

const positive = (weight: number): number => (weight > 0 && Number.isFinite(weight) ? weight : 0)

/**
 * Splits an amount by weights without losing a kopeck: everybody gets the whole part of the share, and
 * the kopecks that are left go to the largest remainders, the earlier first. Weights that are all zero
 * count as equal; a negative amount is split like the positive one.
 */
export function splitByWeights(amount: Kopecks, weights: readonly number[]): readonly Kopecks[] {
  const total = sumOf(weights.map(positive))
  const size = Math.abs(amount)
  const exact = weights.map((weight) => (total === 0 ? size / weights.length : (size * positive(weight)) / total))
  const parts = exact.map(Math.floor)
  const remainder = (index: number) => (exact[index] ?? 0) - (parts[index] ?? 0)
  const order = parts.map((_, index) => index).sort((one, other) => remainder(other) - remainder(one))
  let left = size - sumOf(parts)
  for (const index of order) {
    if (left <= 0) break
    parts[index] = (parts[index] ?? 0) + 1
    left -= 1
  }
  return amount < 0 ? parts.map((part) => 0 - part) : parts
}

/** Splits an amount into equal parts, as split payment does; the last part takes the kopecks that are left. */
export function splitEvenly(amount: Kopecks, count: number): readonly Kopecks[] {
  const part = Math.trunc(amount / count)
  return Array.from({ length: Math.max(0, Math.trunc(count)) }, (_, index) =>
    index < count - 1 ? part : amount - part * (count - 1),
  )
}
