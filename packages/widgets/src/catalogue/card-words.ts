import type { ProductCard } from '@prilavok/core/catalogue'
import { isKnownStock, STOCK } from '../lib/stock-words'
import type { ProductCardLabels } from './product-card.labels'

/** Marks of one card: more would cover the picture. */
const MOST_MARKS = 2
const MARKED = [
  'Hit',
  'Novelty',
  'PriceOfDay',
  'Sale',
  'Markdown',
  'Exclusive',
  'Recommended',
  'FreeDelivery',
  'PrepaymentOnly',
] as const

/** The words of the tags that buyers are to see; the most important first. */
export const marksOf = ({ tags }: ProductCard, text: ProductCardLabels): readonly string[] =>
  MARKED.filter((tag) => tags.includes(tag))
    .slice(0, MOST_MARKS)
    .map((tag) => text[`tag${tag}`])

const isOneOf = <T extends object>(known: T, name: string): name is keyof T & string => Object.hasOwn(known, name)

/** Whether it is there, in words and as a tone; a state that nobody knows says only whether it can be ordered. */
export function stockOf({ availability, available }: ProductCard, text: ProductCardLabels) {
  const known = isKnownStock(availability) ? availability : available ? 'InStock' : 'OutOfStock'
  const { label, tone } = STOCK[known]
  return { text: text[label], tone }
}

/** What a piece is called; the server's own word where it is a new one. */
export const unitOf = ({ unit }: ProductCard, text: ProductCardLabels): string => {
  const label = `unit${unit}`
  return isOneOf(text, label) ? String(text[label]) : unit
}
