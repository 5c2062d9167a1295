import type { Instalment } from '@prilavok/contracts'

/** A schedule that is longer shows its ends only. Source: PAY-95. */
export const SHORT_SCHEDULE = 5
const SHOWN_AT_EACH_END = 2

/** A row of a schedule as it is shown: a payment with its number from 1, or the mark of what is left out. */
export type ScheduleRow =
  | (Instalment & { readonly kind: 'payment'; readonly number: number })
  | { readonly kind: 'ellipsis'; readonly hidden: number }

/** The rows of a schedule: all of a short one, the first two and the last two of a long one (PAY-95). */
export function visibleRows({ instalments }: { readonly instalments: readonly Instalment[] }): readonly ScheduleRow[] {
  const rows = instalments.map((instalment, index): ScheduleRow => ({
    ...instalment,
    kind: 'payment',
    number: index + 1,
  }))
  if (rows.length <= SHORT_SCHEDULE) return rows
  const hidden = rows.length - 2 * SHOWN_AT_EACH_END
  return [...rows.slice(0, SHOWN_AT_EACH_END), { kind: 'ellipsis', hidden }, ...rows.slice(-SHOWN_AT_EACH_END)]
}
