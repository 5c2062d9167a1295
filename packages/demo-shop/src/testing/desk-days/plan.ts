import fc from 'fast-check'

/** How many orders stand open in the morning. */
export const OPEN_ORDERS = 60
const PEOPLE = 3

/** What somebody does with an order; `number` decides how much, which status or which line. */
export interface Step {
  readonly kind: (typeof KINDS)[number]
  readonly at: number
  readonly number: number
}
/** A kind that stands twice is done twice as often. */
const KINDS = [
  'note',
  'note',
  'quantity',
  'quantity',
  'add',
  'remove',
  'discount',
  'price',
  'recipient',
  'pay',
  'pay',
  'status',
  'status',
  'cancel',
  'refund',
  'refund',
  'refundLine',
  'decide',
  'tags',
  'statuses',
  'takeBack',
] as const

/** What each of the people does on one day, one step after the other. */
export type Day = readonly (readonly Step[])[]

/** People meet: most of what they do is about the same few orders. */
const place = fc.oneof(
  { weight: 3, arbitrary: fc.nat({ max: 4 }) },
  { weight: 1, arbitrary: fc.nat({ max: OPEN_ORDERS - 1 }) },
)
const step = fc.record({ kind: fc.constantFrom(...KINDS), at: place, number: fc.nat({ max: 999 }) })
const day = fc.array(fc.array(step, { minLength: 10, maxLength: 16 }), { minLength: PEOPLE, maxLength: PEOPLE })

/** The plan of a day; the same for the same seed. */
export function planOf(seed: number, number: number): Day {
  const [plan] = fc.sample(day, { seed: seed * 100_000 + number, numRuns: 1 })
  if (plan === undefined) throw new Error('A sample of one has one.')
  return plan
}
