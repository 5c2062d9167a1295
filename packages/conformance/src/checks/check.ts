import { calculateCart, type CartCalculation, type CartGoodRef } from '@prilavok/contracts'
import type { Bench } from '../kit/bench'
import type { SavedParts } from '../kit/drafts'
import type { Feature } from '../kit/features'
import { NotJudged } from '../kit/verdict'

/** One thing that is judged. */
export interface Check {
  /** What the back end does when it passes. */
  readonly name: string
  /** Throws `Broken` where a sentence of the contract does not hold, `NotJudged` where that cannot be found out here. */
  readonly run: (bench: Bench) => Promise<void>
}

/** The checks of every back end are of `http`. */
export type CheckGroup = Feature | 'http'

/** Text that would run where it is taken for markup, break a statement, or be lost where characters are not counted. */
export const ODD_TEXTS: readonly string[] = [
  '<script>alert("pk")</script>',
  `"'; drop table pk; --`,
  '%00%0d%0aX-Pk: 1',
  '{{7*7}}${7*7}',
  '😀 Ёлка «ё» \u202Eكتاب',
  '../../etc/passwd',
]

/** The odd text that must not come back as markup or in a problem. */
export const MARKUP = '<script>alert("pk")</script>'

/** Kopecks of an amount in roubles. */
export const kopecks = (roubles: number): number => Math.round(roubles * 100)

/** What the shop asks for products; `NotJudged` where it has no cart to ask. */
export function cartOf(bench: Bench, goods: readonly Pick<CartGoodRef, 'id' | 'quantity'>[]): Promise<CartCalculation> {
  if (!bench.facts.features.includes('cart')) throw new NotJudged('Prices are compared with the feature cart.')
  return bench.data(calculateCart, { body: { goods } })
}

/** A key of a draft or of a request that nobody else has. */
export const newKey = (): string => crypto.randomUUID()

/** The body of a save. */
export const bodyOf = (parts: SavedParts): { readonly body: SavedParts } => ({ body: parts })

/** A save of the buyer's comment alone. */
export const comment = (text: string): SavedParts => ({ customer: { value: { comment: text } } })
