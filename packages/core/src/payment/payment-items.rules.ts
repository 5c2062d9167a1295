import type { PaymentOffer, PaymentOptionId } from '@prilavok/contracts'
import type { PaymentItem, PaymentItemValue } from './payment.types'

/** The item of all instalments and credits. Source: PAY-05. */
export const CREDIT_ITEM = 'Credit'

/** The options that pay in parts or by credit. Source: PAY-05. */
export const CREDIT_OPTIONS: ReadonlySet<string> = new Set([
  'PayViaDolyame',
  'PayViaYandexSplit',
  'PayViaSberbankInstallment',
  'PayViaSberbankInstallment6M',
  'PayViaSberbankInstallment12M',
  'PayViaSberbankInstallment24M',
  'PayViaSberbankInstallment36M',
  'PayViaVsegdaDa',
  'PayViaTinkoffInstallment',
  'PayViaSberbankCredit',
  'PayViaPosCredit',
])

/** The item that an option belongs to. Source: PAY-25. */
export const itemOf = (option: PaymentOptionId): PaymentItemValue => (CREDIT_OPTIONS.has(option) ? CREDIT_ITEM : option)

function itemFrom(value: PaymentItemValue, members: readonly PaymentOffer[]): PaymentItem {
  const open = members.filter(({ available }) => available)
  const [shown, ...others] = open.length > 0 ? open : members
  return {
    value,
    available: open.length > 0,
    displayOrder: Math.min(...members.map(({ displayOrder }) => displayOrder)),
    amount: shown !== undefined && others.every(({ amount }) => amount === shown.amount) ? shown.amount : null,
    rejectReason: open.length > 0 ? null : (shown?.rejectReason ?? null),
    rejectCode: open.length > 0 ? null : (shown?.rejectCode ?? null),
    badgeType: value === CREDIT_ITEM ? 'primary' : null,
    members,
  }
}

/** The buyer's list of payments: what the server offers, with instalments and credits under one item (PAY-05 to PAY-09, PAY-16). */
export function paymentItems(offers: readonly PaymentOffer[]): readonly PaymentItem[] {
  const members = new Map<PaymentItemValue, readonly PaymentOffer[]>()
  for (const offer of offers) {
    const value = itemOf(offer.id)
    members.set(value, [...(members.get(value) ?? []), offer])
  }
  return [...members]
    .map(([value, of]) => itemFrom(value, of))
    .sort((one, other) => one.displayOrder - other.displayOrder)
}
