import { orderStatusValues } from '@prilavok/contracts/admin'

/** A status on the way of an order, and whether the order has been there. */
export interface Step {
  readonly status: string
  readonly state: 'done' | 'current' | 'ahead'
  /** When the order came there, where that is known. */
  readonly on: string | null
}

/** What the path needs to know of an order. */
export interface OrderMoments {
  readonly status: string
  readonly createdOn?: string | null
  readonly confirmedOn?: string | null
  readonly shippedOn?: string | null
  readonly deliveredOn?: string | null
}

/** How an order is paid and delivered, which says what is on its way. */
export interface OrderWay {
  readonly purchaseType?: string | null
  readonly paidAmount?: number | null
  readonly total?: number | null
  readonly delivery?: { readonly toDoor?: boolean | null } | null
}

/** The statuses in the order in which an order passes them when all goes well. */
const WAY: readonly string[] = [
  'New',
  'AwaitingConfirmation',
  'Confirmed',
  'AwaitingPayment',
  'Paid',
  'AwaitingSupply',
  'Assembling',
  'ReadyToShip',
  'Shipped',
  'AtPickPoint',
  'Delivered',
  'Completed',
]
/** The statuses that every order passes; others are shown while an order is in them, or where its way leads through them. */
const ALWAYS = new Set(['New', 'Confirmed', 'Assembling', 'ReadyToShip', 'Shipped', 'Delivered', 'Completed'])

/** Whether an order comes through a status by its way to pay and to deliver. */
function passes({ purchaseType, paidAmount, total, delivery }: OrderWay, status: string): boolean {
  if (ALWAYS.has(status)) return true
  const isPrepaid = typeof purchaseType === 'string' && purchaseType !== 'PayOnDelivery'
  const isPaid = (total ?? 0) > 0 && (paidAmount ?? 0) >= (total ?? 0)
  if (status === 'Paid') return isPrepaid
  if (status === 'AwaitingPayment') return isPrepaid && !isPaid
  return status === 'AtPickPoint' && delivery?.toDoor === false
}

const momentOf = (order: OrderMoments, status: string): string | null =>
  ({
    New: order.createdOn,
    Confirmed: order.confirmedOn,
    Shipped: order.shippedOn,
    Delivered: order.deliveredOn,
  })[status] ?? null

/** The path of an order: behind it, where it is, and ahead of it. An order that was cancelled or returned ends where it ended. */
export function pathOf(order: OrderMoments & OrderWay): readonly Step[] {
  const at = WAY.indexOf(order.status)
  const step = (status: string, state: Step['state']): Step => ({ status, state, on: momentOf(order, status) })
  if (at < 0) {
    const passed = ['New', 'Confirmed', 'Shipped', 'Delivered'].filter((status) => momentOf(order, status) !== null)
    return [...passed.map((status) => step(status, 'done')), step(order.status, 'current')]
  }
  return WAY.filter((status) => status === order.status || passes(order, status)).map((status) => {
    const index = WAY.indexOf(status)
    return step(status, index < at ? 'done' : index === at ? 'current' : 'ahead')
  })
}

/** What a call in vain makes of an order: a new one awaits its confirmation from then on. */
export const changeUnreached = (
  { status, allowedStatuses }: { readonly status: string; readonly allowedStatuses?: unknown },
  callOn: string,
): Readonly<Record<string, string>> => {
  const mayWait = Array.isArray(allowedStatuses) && allowedStatuses.includes('AwaitingConfirmation')
  return status === 'New' && mayWait ? { callOn, status: 'AwaitingConfirmation' } : { callOn }
}

const CANCELLED = new Set(['CancelledByCustomer', 'CancelledByShop', 'CancelledAutomatically'])
const REASONED = new Set(['CancelledByCustomer', 'CancelledByShop'])

/** Whether a status ends an order without a delivery. */
export const isCancelled = (status: string): boolean => CANCELLED.has(status)

/** Whether the server wants a reason for a status. */
export const needsReason = (status: string): boolean => REASONED.has(status)

/**
 * The statuses that may follow: those that the server names; where it names none, any other. First the next step of the drawn path, then
 * what else leads on, the nearest first, then what leads back, then what ends the order. Source: ADMIN-20.
 */
export function nextStatuses(
  order: OrderWay & { readonly status: string; readonly allowedStatuses?: unknown },
): readonly string[] {
  const { status, allowedStatuses } = order
  const allowed: readonly string[] = Array.isArray(allowedStatuses)
    ? allowedStatuses.filter((each): each is string => typeof each === 'string')
    : orderStatusValues.values
  const at = WAY.indexOf(status)
  const drawn = pathOf(order)
    .filter(({ state }) => state === 'ahead')
    .find((step) => allowed.includes(step.status))?.status
  const rank = (each: string) => {
    const index = WAY.indexOf(each)
    if (each === drawn) return -1
    if (isCancelled(each)) return 300
    if (index < 0) return 100
    return index > at ? index : 200 + index
  }
  return allowed.filter((each) => each !== status).sort((one, other) => rank(one) - rank(other))
}
