/** A line of an order, at the price of one piece after discounts. */
export interface ReturnableLine {
  readonly id: string
  readonly article: string
  readonly name: string
  readonly quantity: number
  readonly unit: string
  readonly unitKopecks: number
}

/** Money that went back, or is on its way to the buyer. */
export interface ReturnedMoney {
  readonly amountKopecks: number
  readonly reason: string
  readonly lines: readonly { readonly id: string; readonly quantity: number }[]
}

/** What an act of return lists. */
export interface ReturnAct {
  readonly rows: readonly (Omit<ReturnableLine, 'id'> & { readonly number: number; readonly totalKopecks: number })[]
  /** All the money that went back. */
  readonly totalKopecks: number
  /** Why, each reason once. */
  readonly reasons: readonly string[]
}

interface ReturnedOrder {
  readonly lines: readonly ReturnableLine[]
  readonly deliveryKopecks: number
  /** What the whole order came to. */
  readonly totalKopecks: number
  readonly refunds: readonly ReturnedMoney[]
}

const row = (name: string, unitKopecks: number) => ({ article: '', name, quantity: 1, unit: 'усл.', unitKopecks })

/**
 * The pieces whose money went back. Where all the money of an order did, all of its lines with the delivery; money that belongs to no line
 * is a row of its own. Null where nothing went back.
 */
export function returnActOf({ lines, deliveryKopecks, totalKopecks, refunds }: ReturnedOrder): ReturnAct | null {
  const sum = refunds.reduce((total, { amountKopecks }) => total + amountKopecks, 0)
  if (sum <= 0) return null
  const isWhole = sum >= totalKopecks
  const named = refunds.flatMap((each) => each.lines)
  const returned = lines.flatMap(({ id, ...line }) => {
    const pieces = named.filter((each) => each.id === id).reduce((total, { quantity }) => total + quantity, 0)
    const quantity = isWhole ? line.quantity : Math.min(line.quantity, pieces)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
  const all = isWhole && deliveryKopecks > 0 ? [...returned, row('Доставка', deliveryKopecks)] : returned
  const ofRows = all.reduce((total, { quantity, unitKopecks }) => total + quantity * unitKopecks, 0)
  const rest = sum - ofRows
  const rows = rest > 0 ? [...all, row('Возврат денег без возврата товара', rest)] : all
  return {
    rows: rows.map((each, index) => ({ ...each, number: index + 1, totalKopecks: each.quantity * each.unitKopecks })),
    totalKopecks: sum,
    reasons: [...new Set(refunds.map(({ reason }) => reason.trim()).filter(Boolean))],
  }
}
