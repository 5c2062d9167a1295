import { DAY_MS } from '@prilavok/shop-server/kit'
import type { Trade } from '../catalogue/makers'
import type { ProductRow } from '../catalogue/product'
import { feminine, FIRST_NAMES, LAST_NAMES } from '../people/names'
import { chance, type Chance } from '../random'
import { demoToday } from '../today'
import { ANSWERS, COMPLAINTS, DOUBTS, PRAISE } from './texts'
import { TRADE_TEXTS } from './trade-texts'

/** A row of the product_comment table. */
export interface ReviewRow {
  readonly id: string
  readonly details: Readonly<Record<string, unknown>>
  readonly created_on: string
  readonly updated_on: string
}

/** A product and what kind of product it is, which decides the words of its reviews. */
export interface ReviewedProduct {
  readonly trade: Trade
  readonly row: Pick<ProductRow, 'id' | 'tags' | 'created_on'>
}

const SHARE_REVIEWED = 0.62
/** Reviews younger than this wait for the moderators. */
const MODERATION_DAYS = 6
/** How many of the usual and of the disappointing products' reviews have 5, 4, 3, 2 and 1 stars. */
const STARS = [
  [62, 26, 8, 3, 1],
  [38, 34, 17, 7, 4],
] as const

const howMany = (random: Chance, isHit: boolean) => {
  if (isHit) return random.int(9, 34)
  return random.is(SHARE_REVIEWED) ? 1 + Math.floor(random.next() ** 2 * 7) : 0
}

function nameOf(random: Chance): string {
  const gender = random.is(0.6) ? 'Male' : 'Female'
  const last = random.pick(LAST_NAMES)
  const first = random.pick(FIRST_NAMES[gender])
  return random.is(0.35) ? first : `${first} ${(gender === 'Male' ? last : feminine(last))[0]}.`
}

function textOf(random: Chance, trade: Trade, score: number): string {
  const { good, bad } = TRADE_TEXTS[trade]
  if (score >= 4) return [random.pick(good), ...(random.is(0.5) ? [random.pick(PRAISE)] : [])].join(' ')
  if (score === 3) return random.is(0.5) ? `${random.pick(DOUBTS)} ${random.pick(bad)}` : random.pick(bad)
  return random.is(0.6) ? random.pick(COMPLAINTS) : `${random.pick(COMPLAINTS)} ${random.pick(bad)}`
}

function reviewsOf({ trade, row }: ReviewedProduct): readonly ReviewRow[] {
  const random = chance('reviews', row.id)
  const count = howMany(random, row.tags.includes('Hit'))
  const stars = STARS[random.is(0.2) ? 1 : 0]
  const said = new Set<string>()
  const from = Date.parse(row.created_on)
  const reviews: ReviewRow[] = []
  for (let number = 1; number <= count; number += 1) {
    const score = random.weighted(stars.map((weight, missing) => [5 - missing, weight] as const))
    const text = textOf(random, trade, score)
    const userName = nameOf(random)
    // Most are written soon after the product came, or lately.
    const on = demoToday - Math.floor((demoToday - from) * random.next() ** 1.4 * 0.95)
    const answer = score <= 3 && random.is(0.6) ? random.pick(ANSWERS) : null
    const isVerifiedPurchase = random.is(0.7)
    if (said.has(text)) continue
    said.add(text)
    const moment = new Date(on).toISOString()
    reviews.push({
      id: `${row.id}-r${number}`,
      details: {
        productId: row.id,
        userName,
        score,
        text,
        pictures: [],
        status: demoToday - on < MODERATION_DAYS * DAY_MS ? 'New' : 'Published',
        isVerifiedPurchase,
        isBest: false,
        answer,
        source: 'Site',
      },
      created_on: moment,
      updated_on: moment,
    })
  }
  return reviews
}

/** What buyers say of the products: much of what sells best, nothing of more than a third. */
export const demoReviews = (products: readonly ReviewedProduct[]): readonly ReviewRow[] => products.flatMap(reviewsOf)
