import type { PaymentOptionId } from '@prilavok/contracts'
import type { PaymentProvider, PaymentVerdict, ProviderKey } from './payment-provider.types'
import type { PaymentSettings } from './payment-form.settings'

const none: ReadonlySet<string> = new Set()
const page = { calls: 'own', kind: 'redirect', refused: none, hasSchedule: false } as const
const instalment = { ...page, calls: 'installment', hasSchedule: true } as const
const sberbankTerms = ['', '6M', '12M', '24M', '36M'].map(
  (term) => `PayViaSberbankInstallment${term}` as PaymentOptionId,
)
const refusedByPos = new Set(['Rejected', 'BankRejected', 'CustomerRejected', 'CustomerRejectedForTo', 'InputError'])

/** Every provider of the specification; a provider with a page of its own is one line. Source: PAY-58, PAY-92. */
export const standardProviders: readonly PaymentProvider[] = [
  { ...page, key: 'dolyame', options: ['PayViaDolyame'], paid: 'Committed', hasSchedule: true },
  { ...page, key: 'yandex-split', options: ['PayViaYandexSplit'], paid: 'Approved', hasSchedule: true },
  { ...page, key: 'sberbank', options: ['PayViaSberbankAcquiring'], paid: 'Payed' },
  { ...page, key: 'yookassa', options: ['PayViaYooKassa'], paid: 'Succeeded' },
  { ...instalment, key: 'sberbank-installment', options: sberbankTerms, paid: 'Payed' },
  { ...instalment, key: 'sberbank-credit', options: ['PayViaSberbankCredit'], paid: 'Payed' },
  { ...instalment, key: 'vsegda-da', options: ['PayViaVsegdaDa'], paid: 'approved' },
  {
    ...page,
    key: 'online-card',
    options: ['PayImmediately'],
    calls: 'payment-status',
    kind: 'form',
    paid: 'Confirmed',
    needs: ['terminalKey'],
  },
  {
    ...instalment,
    key: 'tinkoff',
    options: ['PayViaTinkoffInstallment'],
    kind: 'widget',
    paid: 'Approved',
    needs: ['shopId', 'showcaseId'],
  },
  {
    ...instalment,
    key: 'pos-credit',
    options: ['PayViaPosCredit'],
    kind: 'widget',
    paid: 'ContractAuthorized',
    refused: refusedByPos,
    needs: ['accessId'],
  },
]

/** The provider that takes the money of an option; null for those that are paid without one. */
export const providerOf = (
  option: PaymentOptionId | null,
  providers: readonly PaymentProvider[] = standardProviders,
): PaymentProvider | null => (option !== null && providers.find(({ options }) => options.includes(option))) || null

/** The first setting that a provider needs and a page has not set; null when it lacks nothing. */
export const lackingSetting = (
  { needs = [] }: Pick<PaymentProvider, 'needs'>,
  settings: PaymentSettings,
): keyof PaymentSettings | null => needs.find((name) => settings[name] === null) ?? null

/** The provider of a key; null for an unknown key. */
export const providerByKey = (
  key: ProviderKey,
  providers: readonly PaymentProvider[] = standardProviders,
): PaymentProvider | null => providers.find((provider) => provider.key === key) ?? null

/** The standard providers and a shop's own; an own one of the same key takes the place of a standard one. */
export const withOwnProviders = (own: readonly PaymentProvider[]): readonly PaymentProvider[] => [
  ...standardProviders.filter(({ key }) => !own.some((other) => other.key === key)),
  ...own,
]

/** A payment will not become one any more, whoever the provider is; money that went back counts as not there. Source: PAY-77. */
const ENDED: ReadonlySet<string> = new Set(['Cancelled', 'Failed', 'Expired', 'Refunded'])

/** Reads a status of the server by the words of its provider. Source: PAY-64 to PAY-74, PAY-77. */
export function classifyStatus(
  { paid, refused }: Pick<PaymentProvider, 'paid' | 'refused'>,
  status: string,
): PaymentVerdict {
  if (status === paid) return 'success'
  return refused.has(status) || ENDED.has(status) ? 'failure' : 'pending'
}
