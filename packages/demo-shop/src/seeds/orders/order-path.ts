import type { Chance } from '../random'
import { DAY_MS } from '@prilavok/shop-server/kit'

/** How an order ends when nothing stops it. */
type Ending = 'completed' | 'byCustomer' | 'byShop' | 'automatically' | 'refused'

/** One status of an order and when it came. */
export interface Step {
  readonly status: string
  readonly atMs: number
}

/** What an order's path depends on. */
export interface PathFacts {
  readonly createdMs: number
  readonly isPrepaid: boolean
  readonly toDoor: boolean
  readonly travelDays: number
  /** Buyers of this kind leave parcels at the point. */
  readonly isUnreliable: boolean
}

type Leg = readonly [status: string, minDays: number, maxDays: number]

const toWork = ({ isPrepaid }: PathFacts): readonly Leg[] =>
  isPrepaid
    ? [
        ['AwaitingPayment', 0, 0.02],
        ['Paid', 0.01, 0.6],
      ]
    : [
        ['AwaitingConfirmation', 0, 0.01],
        ['Confirmed', 0.05, 0.9],
      ]

const toBuyer = ({ travelDays, toDoor }: PathFacts): readonly Leg[] => [
  ['Assembling', 0.2, 1.5],
  ['ReadyToShip', 0.2, 1],
  ['Shipped', 0.1, 0.8],
  ...(toDoor ? [] : [['AtPickPoint', travelDays, travelDays + 1] as const]),
]

function legs(ending: Ending, facts: PathFacts, waitsForSupply: boolean): readonly Leg[] {
  const [waiting, working] = toWork(facts)
  if (waiting === undefined || working === undefined) return []
  const supply: readonly Leg[] = waitsForSupply ? [['AwaitingSupply', 0.1, 0.5]] : []
  const arrives = facts.toDoor ? facts.travelDays : 0.3
  const way = [waiting, working, ...supply, ...toBuyer(facts)]
  switch (ending) {
    case 'completed':
      return [...way, ['Delivered', arrives, arrives + 3], ['Completed', 14, 14]]
    case 'byCustomer':
      return [waiting, ...(facts.isPrepaid ? [] : [working]), ['CancelledByCustomer', 0.2, 2]]
    case 'byShop':
      return [waiting, working, ...supply, ['CancelledByShop', 0.5, 4]]
    case 'automatically':
      return [waiting, ['CancelledAutomatically', 3, 3]]
    case 'refused':
      return [...way, ['Refused', arrives, arrives + 6], ['Returning', 0.5, 2], ['Returned', 4, 9]]
  }
}

const ENDINGS: readonly (readonly [Ending, number])[] = [
  ['completed', 87],
  ['byCustomer', 5],
  ['byShop', 2.5],
  ['automatically', 3],
  ['refused', 2.5],
]
const UNRELIABLE: readonly (readonly [Ending, number])[] = [
  ['completed', 48],
  ['byCustomer', 12],
  ['byShop', 3],
  ['automatically', 12],
  ['refused', 25],
]

/** The statuses of an order until `nowMs`, the first one New; every step is one that the shop's state machine allows. */
export function orderPath(facts: PathFacts, nowMs: number, random: Chance): readonly Step[] {
  const ending = random.weighted(facts.isUnreliable ? UNRELIABLE : ENDINGS)
  const steps: Step[] = [{ status: 'New', atMs: facts.createdMs }]
  let atMs = facts.createdMs
  for (const [status, from, to] of legs(ending, facts, random.is(0.14))) {
    atMs += Math.round((from + random.next() * (to - from)) * DAY_MS)
    if (atMs > nowMs) break
    steps.push({ status, atMs })
  }
  return steps
}

const SHIPMENTS: Readonly<Record<string, string>> = {
  Shipped: 'InTransit',
  AtPickPoint: 'ReadyForPickup',
  Delivered: 'Delivered',
  Completed: 'Delivered',
  Refused: 'Refused',
  Returning: 'Returning',
  Returned: 'Returned',
}

/** The carrier's status that goes with an order's. */
export const shipmentOf = (status: string): string => SHIPMENTS[status] ?? 'NotSent'
