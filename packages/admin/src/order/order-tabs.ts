/** A tab of the list of orders: what is to be done with the orders of some statuses. */
export interface OrderTab {
  readonly key: 'all' | 'new' | 'call' | 'pay' | 'pack' | 'send' | 'problem'
  readonly statuses: readonly string[]
}

/** The tabs in the order of the day. */
export const ORDER_TABS: readonly OrderTab[] = [
  { key: 'all', statuses: [] },
  { key: 'new', statuses: ['New'] },
  { key: 'call', statuses: ['AwaitingConfirmation'] },
  { key: 'pay', statuses: ['AwaitingPayment'] },
  { key: 'pack', statuses: ['Confirmed', 'Paid', 'Assembling'] },
  { key: 'send', statuses: ['ReadyToShip'] },
  { key: 'problem', statuses: ['AwaitingSupply', 'Refused', 'Returning'] },
]

/** The tab whose statuses a list is filtered by; null where it is filtered by others. */
export function tabOf(statuses: readonly string[]): OrderTab | null {
  const asked = [...statuses].sort().join()
  return ORDER_TABS.find((tab) => [...tab.statuses].sort().join() === asked) ?? null
}

/** How many orders a tab has, by the counts of their statuses. */
export const countOf = ({ statuses }: OrderTab, byStatus: Readonly<Record<string, number>>): number =>
  statuses.reduce((sum, status) => sum + (byStatus[status] ?? 0), 0)
