import { discountedUnit, type Discounted } from './discounts'

/** A line of an order that is counted anew. */
interface CountedLine {
  readonly priceKopecks: number
  readonly quantity: number
  /** Staff have set the price of this line by hand: no discount changes it. */
  readonly isFixed: boolean
}

/** No more than this is given by hand; what costs nothing is a gift, which is another line of work. */
const MOST_PERCENT = 100

/** The shop's own discounts with what staff give besides: a per cent of every line whose price they have not set by hand. */
export function furtherDiscounted(lines: readonly CountedLine[], own: Discounted, percent: number): Discounted {
  const unitKopecks = lines.map(({ priceKopecks, isFixed }, index) =>
    isFixed ? priceKopecks : discountedUnit(own.unitKopecks[index] ?? priceKopecks, percent, MOST_PERCENT),
  )
  const totalKopecks = lines.reduce((sum, { quantity }, index) => sum + (unitKopecks[index] ?? 0) * quantity, 0)
  return { ...own, unitKopecks, totalKopecks }
}

/** What an order's status depends on after an edit; money in kopecks. */
interface EditedPayment {
  readonly status: string
  readonly option: string
  readonly totalKopecks: number
  readonly paidKopecks: number
}

/** The status that follows from an edit: an order waits for money that it lacks, and for none that it has. */
export function statusAfterEdit({ status, option, totalKopecks, paidKopecks }: EditedPayment): string {
  const isOnDelivery = option === 'PayOnDelivery'
  if (status === 'Paid' && paidKopecks < totalKopecks) return isOnDelivery ? 'Confirmed' : 'AwaitingPayment'
  if (status !== 'AwaitingPayment' && status !== 'AwaitingConfirmation') return status
  if (paidKopecks > 0 && paidKopecks >= totalKopecks) return 'Paid'
  if (status === 'AwaitingPayment' && isOnDelivery) return 'AwaitingConfirmation'
  return status
}
