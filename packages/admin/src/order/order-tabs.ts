import { dayAfter } from '@prilavok/core/clock'

type Filters = Readonly<Record<string, readonly string[]>>

/** A tab of the list of orders: what is to be done with the orders of some statuses, planned for today or left over from before. */
export interface OrderTab {
  readonly key: 'all' | 'new' | 'call' | 'pay' | 'pack' | 'send' | 'problem' | 'today' | 'overdue'
  readonly statuses: readonly string[]
  readonly planned?: 'today' | 'before'
  /** Those whose buyers are to be called now, by the rule of the server. */
  readonly isToCall?: true
}

/** What the shop itself has to hand over; an order that waits for its payment waits for its buyer. */
const UNSENT = ['New', 'AwaitingConfirmation', 'Confirmed', 'Paid', 'Assembling', 'ReadyToShip', 'AwaitingSupply']

/** Orders that are to be handed over today. */
export const TODAY: OrderTab = { key: 'today', statuses: UNSENT, planned: 'today' }
/** Orders that should have been handed over before. */
export const OVERDUE: OrderTab = { key: 'overdue', statuses: UNSENT, planned: 'before' }

/** Orders whose buyers are to be called now: a call in vain hides one until its time has come. */
export const TO_CALL: OrderTab = { key: 'call', statuses: [], isToCall: true }

/** The tabs in the order of the day. */
export const ORDER_TABS: readonly OrderTab[] = [
  { key: 'all', statuses: [] },
  { key: 'new', statuses: ['New'] },
  TO_CALL,
  { key: 'pay', statuses: ['AwaitingPayment'] },
  { key: 'pack', statuses: ['Confirmed', 'Paid', 'Assembling'] },
  { key: 'send', statuses: ['ReadyToShip'] },
  { key: 'problem', statuses: ['AwaitingSupply', 'Refused', 'Returning'] },
  TODAY,
  OVERDUE,
]

/** The filters that a tab sets. */
const TABBED = ['status', 'isToCall', 'plannedDispatchOnFrom', 'plannedDispatchOnTo']

/** The filters of a tab on a day of the shop. */
export function filtersOf({ statuses, planned, isToCall }: OrderTab, today: string): Filters {
  if (isToCall === true) return { isToCall: ['true'] }
  const status = statuses.length === 0 ? {} : { status: statuses }
  if (planned === undefined) return status
  if (planned === 'today') return { ...status, plannedDispatchOnFrom: [today], plannedDispatchOnTo: [today] }
  return { ...status, plannedDispatchOnTo: [dayAfter(today, -1)] }
}

/** Whether an order should have been handed over before a day of the shop. */
export const isOverdue = (status: string, plannedOn: string | null | undefined, today: string): boolean =>
  OVERDUE.statuses.includes(status) && typeof plannedOn === 'string' && plannedOn < today

/** The filters that are left when another tab is chosen. */
export const besideTabs = (filters: Filters): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => !TABBED.includes(name)))

const textOf = (filters: Filters): string =>
  JSON.stringify(TABBED.map((name) => (filters[name] ?? []).flatMap((each) => each.split(',')).sort()))

/** The tab that a list is filtered by; null where it is filtered otherwise. */
export function tabOf(filters: Filters, today: string): OrderTab | null {
  const asked = textOf(filters)
  return ORDER_TABS.find((tab) => textOf(filtersOf(tab, today)) === asked) ?? null
}

/** How many orders a tab has, by the counts of their statuses. */
export const countOf = ({ statuses, isToCall }: OrderTab, byStatus: Readonly<Record<string, number>>): number =>
  (isToCall === true ? Object.keys(byStatus) : statuses).reduce((sum, status) => sum + (byStatus[status] ?? 0), 0)
