import { monthsOf, providerOf } from './payment-providers'

/** A payment option as the shop lays it out; order of the list = displayOrder. */
interface OptionRow {
  readonly id: string
  /** Feature flag that must be on. */
  readonly flag?: string
}

/** All options in the order they are shown (enumeration PaymentOptionId). */
export const OPTION_ROWS: readonly OptionRow[] = [
  { id: 'PayOnDelivery' },
  { id: 'PayViaYooKassa' },
  { id: 'PayViaSberbankAcquiring' },
  { id: 'PayImmediately', flag: 'OnlinePayment' },
  { id: 'PayViaDolyame' },
  { id: 'PayViaYandexSplit' },
  { id: 'PayViaSberbankInstallment' },
  { id: 'PayViaSberbankInstallment6M' },
  { id: 'PayViaSberbankInstallment12M' },
  { id: 'PayViaSberbankInstallment24M' },
  { id: 'PayViaSberbankInstallment36M' },
  { id: 'PayViaVsegdaDa' },
  { id: 'PayViaTinkoffInstallment', flag: 'TinkoffInstallment' },
  { id: 'PayViaSberbankCredit' },
  { id: 'PayViaPosCredit' },
  { id: 'FromCheckingAccountAsLegalEntity' },
]

/** Whether the text names a payment option of the contract. */
export const isPaymentOption = (id: string): boolean => OPTION_ROWS.some((row) => row.id === id)

/** What decides which options a shop offers. */
interface Offering {
  readonly switchedOn: readonly string[]
  readonly flags: Readonly<Record<string, boolean>>
  /** Whether the shop is connected to the provider of this key. */
  readonly isConnected: (provider: string) => boolean
}

/** The options a shop offers: those it has switched on, whose feature flag is on, and whose provider it is connected to. */
export const offeredOptions = ({ switchedOn, flags, isConnected }: Offering): readonly string[] =>
  OPTION_ROWS.filter(({ id, flag }) => {
    const provider = providerOf(id)
    const isPossible = provider === null || isConnected(provider.key)
    return isPossible && switchedOn.includes(id) && (flag === undefined || flags[flag] === true)
  }).map(({ id }) => id)

/** What the option costs on top, in percent, and over how many months; null where it is paid at once. */
export function termsOf(
  option: string,
): { readonly overpaymentPercent: number; readonly months: readonly number[] } | null {
  const provider = providerOf(option)
  if (provider?.schedule == null) return null
  const usual = monthsOf(option, provider)
  const { overpaymentKopecks } = provider.schedule(1_000_000, usual, new Date(0))
  const choosable = /\d+M$|Installment$/.test(option) ? [usual] : provider.months
  return { overpaymentPercent: overpaymentKopecks / 10_000, months: choosable }
}
