/** How the contract names a payment that is made on a page of its provider. */
interface ProviderWords {
  /** Its key in the addresses of the calls. */
  readonly key: string
  readonly option: string
  /** Its word for "paid". */
  readonly paid: string
}

/** The providers whose payment a page may start; the words are those that the widgets wait for. */
const PROVIDERS: readonly ProviderWords[] = [
  { key: 'yookassa', option: 'PayViaYooKassa', paid: 'Succeeded' },
  { key: 'sberbank', option: 'PayViaSberbankAcquiring', paid: 'Payed' },
  { key: 'yandex-split', option: 'PayViaYandexSplit', paid: 'Approved' },
  { key: 'dolyame', option: 'PayViaDolyame', paid: 'Committed' },
]

/** The provider of a key; null where there is none. */
export const providerOfKey = (key: string): ProviderWords | null => PROVIDERS.find((each) => each.key === key) ?? null

/** The provider of a payment option; null where it is paid without a page. */
export const providerOfOption = (option: string | null): ProviderWords | null =>
  PROVIDERS.find((each) => each.option === option) ?? null

const PAID: ReadonlySet<string> = new Set(['processing', 'completed'])
const ENDED: Readonly<Record<string, string>> = { cancelled: 'Cancelled', failed: 'Failed', refunded: 'Refunded' }

/** Whether an order of this status has its money, or needs none before it is delivered. */
export const isSettled = (status: string): boolean => PAID.has(status)

/** The status of an order's payment in the words of its provider. */
export function paymentStatusOf(status: string, provider: Pick<ProviderWords, 'paid'> | null): string {
  if (isSettled(status)) return provider?.paid ?? 'Confirmed'
  return ENDED[status] ?? 'Pending'
}

/** Whether nothing will change about a payment any more. */
export const isFinalStatus = (status: string): boolean => isSettled(status) || Object.hasOwn(ENDED, status)
