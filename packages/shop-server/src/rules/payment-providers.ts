import { monthlySchedule, splitSchedule, type Schedule } from './schedules'

/** Under which calls a provider is reached: its own path, the instalment calls, or the payment status of the draft. */
export type ProviderCalls = 'own' | 'installment' | 'payment-status'

/** What the shop knows of a payment provider (CONTRACT enumerations PaymentProvider and PaymentStatus, section 11). */
export interface Provider {
  readonly key: string
  /** Shown to buyers. */
  readonly name: string
  readonly calls: ProviderCalls
  /** Payment options that this provider serves. */
  readonly options: readonly string[]
  /** Its status for "paid". */
  readonly paidStatus: string
  /** Its status for "refused". */
  readonly refusedStatus: string
  /** Widget providers show their own window; the others send the browser to a page. */
  readonly isWidget: boolean
  /** Months it offers; the first is the usual one. */
  readonly months: readonly number[]
  readonly schedule: ((amountKopecks: number, months: number, today: Date) => Schedule) | null
}

const BANK_OVERPAYMENT: Readonly<Record<number, number>> = { 4: 7.5, 6: 15, 12: 22, 24: 32, 36: 39 }
const split = (amount: number, _months: number, today: Date) => splitSchedule(amount, today)
const monthly = (percent: (months: number) => number) => (amount: number, months: number, today: Date) =>
  monthlySchedule(amount, months, percent(months), today)
const oneToThreeYears = Array.from({ length: 34 }, (_, index) => index + 3).sort(
  (a, b) => Number(b === 12) - Number(a === 12) || a - b,
)

const OWN_CALLS = { calls: 'own', isWidget: false, refusedStatus: 'Failed', months: [] as readonly number[] } as const
const INSTALLMENT_CALLS = { calls: 'installment', isWidget: false, refusedStatus: 'Failed' } as const

/** Every provider, by key. A bank credit is calculated at 1.5% a month; the specifications name no rate. */
export const PROVIDERS: readonly Provider[] = [
  {
    ...OWN_CALLS,
    key: 'dolyame',
    name: 'Долями',
    options: ['PayViaDolyame'],
    paidStatus: 'Committed',
    schedule: split,
  },
  {
    ...OWN_CALLS,
    key: 'yandex-split',
    name: 'Яндекс Сплит',
    options: ['PayViaYandexSplit'],
    paidStatus: 'Approved',
    months: [2],
    schedule: monthly(() => 0),
  },
  {
    ...OWN_CALLS,
    key: 'sberbank',
    name: 'Сбербанк, оплата картой',
    options: ['PayViaSberbankAcquiring'],
    paidStatus: 'Payed',
    schedule: null,
  },
  {
    ...OWN_CALLS,
    key: 'yookassa',
    name: 'ЮKassa',
    options: ['PayViaYooKassa'],
    paidStatus: 'Succeeded',
    schedule: null,
  },
  {
    ...OWN_CALLS,
    key: 'online-card',
    name: 'Оплата картой',
    calls: 'payment-status',
    options: ['PayImmediately'],
    paidStatus: 'Confirmed',
    schedule: null,
  },
  {
    ...INSTALLMENT_CALLS,
    key: 'sberbank-installment',
    name: 'Рассрочка Сбербанка',
    options: [4, 6, 12, 24, 36].map((months) =>
      months === 4 ? 'PayViaSberbankInstallment' : `PayViaSberbankInstallment${months}M`,
    ),
    paidStatus: 'Payed',
    months: [4, 6, 12, 24, 36],
    schedule: monthly((months) => BANK_OVERPAYMENT[months] ?? 0),
  },
  {
    ...INSTALLMENT_CALLS,
    key: 'sberbank-credit',
    name: 'Кредит Сбербанка',
    options: ['PayViaSberbankCredit'],
    paidStatus: 'Payed',
    months: oneToThreeYears,
    schedule: monthly((months) => months * 1.5),
  },
  {
    ...INSTALLMENT_CALLS,
    key: 'vsegda-da',
    name: 'Всегда.Да',
    options: ['PayViaVsegdaDa'],
    paidStatus: 'approved',
    months: [6, 12, 24],
    schedule: monthly(() => 0),
  },
  {
    ...INSTALLMENT_CALLS,
    key: 'tinkoff',
    name: 'Рассрочка Т-Банка',
    options: ['PayViaTinkoffInstallment'],
    paidStatus: 'Approved',
    isWidget: true,
    months: [4],
    schedule: monthly(() => 0),
  },
  {
    ...INSTALLMENT_CALLS,
    key: 'pos-credit',
    name: 'Кредит в магазине',
    options: ['PayViaPosCredit'],
    paidStatus: 'ContractAuthorized',
    refusedStatus: 'BankRejected',
    isWidget: true,
    months: [12, 24],
    schedule: monthly((months) => (months === 24 ? 5 : 0)),
  },
]

/** The provider of a key, or null. */
export const providerByKey = (key: string): Provider | null =>
  PROVIDERS.find((provider) => provider.key === key) ?? null

/** The provider that takes the money of a payment option; null for pay on delivery and invoice. */
export const providerOf = (option: string | null): Provider | null =>
  (option !== null && PROVIDERS.find(({ options }) => options.includes(option))) || null

/** The months of an option: `PayViaSberbankInstallment12M` is 12, others take the provider's usual number. */
export function monthsOf(option: string | null, provider: Provider): number {
  const named = /(\d+)M$/.exec(option ?? '')?.[1]
  return named === undefined ? (provider.months[0] ?? 1) : Number(named)
}
