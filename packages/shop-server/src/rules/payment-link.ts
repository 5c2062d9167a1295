import { providerOf, PROVIDERS, type Provider } from './payment-providers'

/** What an order lacks, and how it was to be paid. */
interface DueOrder {
  readonly option: string
  readonly dueKopecks: number
  readonly paidKopecks: number
  /** The payment options that the shop offers now. */
  readonly offered: readonly string[]
}

/** How the rest of an order is paid by a link. */
export interface LinkPayment {
  readonly provider: Provider
  readonly option: string
}

const NO_MORE: ReadonlySet<string> = new Set([
  'CancelledByCustomer',
  'CancelledByShop',
  'CancelledAutomatically',
  'Refused',
  'Returning',
  'Returned',
])

/** Whether an order of this status takes money: one that was cancelled or comes back does not. */
export const takesMoney = (status: string): boolean => !NO_MORE.has(status)

/**
 * The provider that a link sends the buyer to: that of the order's own payment option, where it has a page and, for a credit or a split,
 * nothing was paid yet; else the first that takes the whole sum at once. Null where the shop has none.
 */
export function linkPayment({ option, dueKopecks, paidKopecks, offered }: DueOrder): LinkPayment | null {
  if (dueKopecks <= 0) return null
  const own = providerOf(option)
  const isOwn = own !== null && !own.isWidget && offered.includes(option)
  if (isOwn && (own.schedule === null || paidKopecks === 0)) return { provider: own, option }
  const found = PROVIDERS.flatMap((provider) =>
    provider.schedule !== null || provider.isWidget ? [] : provider.options.map((each) => ({ provider, option: each })),
  )
  return found.find((each) => offered.includes(each.option)) ?? null
}
