import { mostErrors, typingCost } from './typing-cost'
import type { NearWord } from './words.queries'

/** Words of one root count as one, by their cheaper form. */
export interface MeantWord {
  readonly word: string
  readonly cost: number
}

/** Costs this close are equally likely; then the word that more products have was meant. */
const AS_LIKELY = 0.25
const MOST_MEANT = 4
/** A word that is still being typed: its beginning is compared, which is a little less likely. */
const UNFINISHED = 0.5
const UNFINISHED_FROM = 5

const costOf = (typed: string, word: string): number => {
  const whole = typingCost(typed, word)
  if (typed.length < UNFINISHED_FROM || word.length <= typed.length) return whole
  return Math.min(whole, typingCost(typed, word.slice(0, typed.length)) + UNFINISHED)
}

/** The words that were probably meant, the likeliest first; those that are as likely as the first one, and no others. */
export function likeliest(typed: string, near: readonly NearWord[]): readonly MeantWord[] {
  const limit = mostErrors(typed.length)
  const costs = near
    .map(({ word, root }) => ({ word, root, cost: costOf(typed, word) }))
    .filter(({ cost }) => cost <= limit)
    .sort((one, other) => one.cost - other.cost)
  const best = costs[0]?.cost ?? 0
  const roots = new Set<string | null>()
  return costs
    .filter(({ cost, root }) => {
      const isNew = cost <= best + AS_LIKELY && !roots.has(root)
      roots.add(root)
      return isNew
    })
    .slice(0, MOST_MEANT)
    .map(({ word, cost }) => ({ word, cost }))
}
