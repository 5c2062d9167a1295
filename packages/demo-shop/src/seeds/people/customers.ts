import { DAY_MS, slugOf, type ClientRating } from '@prilavok/shop-server/kit'
import { chance } from '../random'
import { demoToday } from '../today'
import { feminine, FIRST_NAMES, LAST_NAMES, MIDDLE_NAMES } from './names'

/** A row of the customer table. */
export interface CustomerRow {
  readonly id: string
  readonly phone: string
  readonly first_name: string
  readonly last_name: string
  readonly middle_name: string | null
  readonly email: string | null
  readonly secondary_phone: string | null
  readonly rating: ClientRating
  readonly registered_on: string
  readonly updated_on: string
}

const RATINGS: readonly (readonly [ClientRating, number])[] = [
  ['NotRated', 46],
  ['Positive', 33],
  ['Neutral', 15],
  ['Negative', 5],
  ['Blocked', 1],
]
const MAIL_HOSTS = ['mail.example', 'pochta.example', 'inbox.example', 'stroyka.example']

/** A ten-digit phone behind a code that no operator has; every number gives another one. */
const phoneOf = (number: number) => `+7945${String((number * 7_654_321 + 1_234_567) % 10_000_000).padStart(7, '0')}`

/** A position in a list that favours its beginning. */
const early = (random: { next(): number }, length: number) => Math.floor(random.next() ** 1.8 * length)

/** Buyer number `number`, from 1. */
export function customerOf(number: number): CustomerRow {
  const random = chance('customer', number)
  const gender = random.is(0.62) ? 'Male' : 'Female'
  const first = FIRST_NAMES[gender][early(random, FIRST_NAMES[gender].length)] ?? 'Иван'
  const last = LAST_NAMES[early(random, LAST_NAMES.length)] ?? 'Иванов'
  const [maleMiddle, femaleMiddle] = random.pick(MIDDLE_NAMES)
  const lastName = gender === 'Male' ? last : feminine(last)
  const registered = demoToday - random.int(1, 1_100) * DAY_MS - random.int(0, DAY_MS)
  return {
    id: `cu${number}`,
    phone: phoneOf(number),
    first_name: first,
    last_name: lastName,
    middle_name: random.is(0.7) ? (gender === 'Male' ? maleMiddle : femaleMiddle) : null,
    email: random.is(0.76) ? `${slugOf(first)}.${slugOf(lastName)}${number}@${random.pick(MAIL_HOSTS)}` : null,
    secondary_phone: random.is(0.12) ? phoneOf(number + 5_000_000) : null,
    rating: random.weighted(RATINGS),
    registered_on: new Date(registered).toISOString(),
    updated_on: new Date(Math.min(demoToday, registered + random.int(0, 200) * DAY_MS)).toISOString(),
  }
}

/** The buyers of a demo shop. */
export const demoCustomers = (count: number): readonly CustomerRow[] =>
  Array.from({ length: count }, (_, index) => customerOf(index + 1))
