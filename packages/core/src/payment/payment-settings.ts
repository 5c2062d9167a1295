import { mergeGroups } from '../lib/merge-groups'

/** What the forms and widgets of the payment providers need; ids come from the providers. */
export interface PaymentSettings {
  /** Addresses of the providers' scripts, by provider; null is the provider's own (PAY-107). */
  readonly scripts: {
    readonly 'online-card': string | null
    readonly tinkoff: string | null
    readonly 'pos-credit': string | null
  }
  /** A script that takes longer is given up, in milliseconds; the next press tries again. */
  readonly loadTimeoutMs: number
  /** Terminal of the card form. */
  readonly terminalKey: string | null
  /** Shop and showcase of the T-Bank instalment. */
  readonly shopId: string | null
  readonly showcaseId: string | null
  /** Promo code of the T-Bank instalment (PAY-51). */
  readonly promoCode: string
  /** Access and point of sale of the Pos credit. */
  readonly accessId: string | null
  readonly tradeId: string | null
  /** Tax of each receipt item, taxation of the shop, and what the delivery is called (PAY-41, PAY-42). */
  readonly receipt: { readonly tax: string; readonly taxation: string; readonly delivery: string }
}

/** What holds where a shop says nothing. */
export const defaultPaymentSettings: PaymentSettings = {
  scripts: { 'online-card': null, tinkoff: null, 'pos-credit': null },
  loadTimeoutMs: 15_000,
  terminalKey: null,
  shopId: null,
  showcaseId: null,
  promoCode: 'installment_0_0_4_5,38',
  accessId: null,
  tradeId: null,
  receipt: { tax: 'none', taxation: 'usn_income', delivery: 'Доставка' },
}

type Some<T> = { readonly [K in keyof T]?: T[K] extends object ? Some<T[K]> : T[K] }

/** What a shop may set; whatever is left out has a default. */
export type PaymentSettingsInput = Some<PaymentSettings>

/** The settings of the payments: what the shop gave, the rest by default. */
export const paymentSettingsOf = (given: PaymentSettingsInput): PaymentSettings =>
  mergeGroups<PaymentSettingsInput>(defaultPaymentSettings, given) as PaymentSettings
