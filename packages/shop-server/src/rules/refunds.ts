/** A line of an order, and how many of its pieces money was given back for. */
export interface RefundableLine {
  readonly id: string
  readonly quantity: number
  readonly unitKopecks: number
  readonly refunded: number
}

/** Pieces of a line whose money is to go back. */
interface WantedRefund {
  readonly id: string
  readonly quantity: number
}

/** What the wanted pieces have cost; null where there are not so many of them left. */
export function kopecksOfLines(lines: readonly RefundableLine[], wanted: readonly WantedRefund[]): number | null {
  const known = new Map(lines.map((line) => [line.id, line]))
  const sums = wanted.map(({ id, quantity }) => {
    const line = known.get(id)
    const isThere = line !== undefined && quantity > 0 && quantity <= line.quantity - line.refunded
    return isThere && Number.isInteger(quantity) ? line.unitKopecks * quantity : null
  })
  const isTwice = new Set(wanted.map(({ id }) => id)).size < wanted.length
  return isTwice || sums.some((sum) => sum === null) ? null : sums.reduce<number>((all, sum) => all + (sum ?? 0), 0)
}

/** A payment as far as money can go back by it. */
interface RefundablePayment {
  readonly id: string
  readonly amountKopecks: number
  /** What went back, and what is on its way. */
  readonly refundedKopecks: number
}

/** Which payments a sum goes back by, the newest first; null where they have not so much. */
export function splitRefund(
  payments: readonly RefundablePayment[],
  amountKopecks: number,
): readonly { readonly id: string; readonly kopecks: number }[] | null {
  let left = amountKopecks
  const parts = payments.flatMap(({ id, amountKopecks: paid, refundedKopecks }) => {
    const kopecks = Math.min(left, paid - refundedKopecks)
    left -= Math.max(0, kopecks)
    return kopecks > 0 ? [{ id, kopecks }] : []
  })
  return left > 0 || amountKopecks <= 0 ? null : parts
}

/** What an order has lost of its worth once money went back: what was due stays due, and nothing becomes due by a refund. */
export const returnedAfter = (order: {
  readonly totalKopecks: number
  readonly returnedKopecks: number
  readonly paidKopecks: number
  readonly refundKopecks: number
}): number => {
  const due = Math.max(0, order.totalKopecks - order.returnedKopecks - order.paidKopecks)
  const paid = order.paidKopecks - order.refundKopecks
  return Math.max(order.returnedKopecks, order.totalKopecks - paid - due)
}
