import { DAY_MS } from '@prilavok/shop-server/kit'
import { demoToday } from '../today'

const YEARS = 2

/** Order `number` in the sequence that halves the gaps: 1/2, 1/4, 3/4, 1/8 … Any beginning of it is spread evenly. */
function halving(number: number): number {
  let place = 0
  for (let rest = number, part = 0.5; rest > 0; rest = Math.floor(rest / 2), part /= 2) place += (rest % 2) * part
  return place
}

/** By how much of a day's orders is done at which hour, UTC; the shop sleeps at night and is busiest in the afternoon. */
const HOURS: readonly (readonly [share: number, hour: number])[] = [
  [0, 0],
  [0.02, 4],
  [0.14, 7],
  [0.38, 10],
  [0.62, 13],
  [0.82, 16],
  [0.95, 20],
  [1, 24],
]

function hourOf(share: number): number {
  const next = HOURS.findIndex(([end]) => share < end)
  const [from, start] = HOURS[next - 1] ?? [0, 0]
  const [to, end] = HOURS[next] ?? [1, 24]
  return start + ((share - from) / (to - from)) * (end - start)
}

/** When an order was made and which number it bears; numbers grow with time. */
export interface OrderTime {
  readonly createdMs: number
  readonly orderNumber: string
}

/** The orders of the last hours have the numbers before the one that the shop gives next. */
const LAST_NUMBER = 99_999
const OF_THE_MORNING = 10
const MINUTE_MS = 60_000

/** The time of one of the orders of the last hours, the latest first (from 0): of this morning, then of yesterday evening. */
export function timeOfToday(index: number): OrderTime {
  const minutesAgo = index < OF_THE_MORNING ? 3 + index * 13 : 570 + (index - OF_THE_MORNING) * 21
  return { createdMs: demoToday - minutesAgo * MINUTE_MS, orderNumber: String(LAST_NUMBER - index) }
}

/** The time of an order (from 1); later months have more orders. */
export function orderTime(number: number): OrderTime {
  const place = halving(number)
  const day = place ** 0.8 * 365 * YEARS
  const createdMs =
    demoToday - 365 * YEARS * DAY_MS + Math.floor(day) * DAY_MS - (demoToday % DAY_MS) + hourOf(day % 1) * 3_600_000
  return {
    createdMs: Math.min(createdMs, demoToday - 60_000),
    orderNumber: String(10_000 + Math.floor(place * 90_000)),
  }
}
