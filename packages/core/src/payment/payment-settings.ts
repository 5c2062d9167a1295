import { mergeGroups } from '../lib/merge-groups'
import type { PaymentSettings, PaymentSettingsInput } from './payment-settings.types'

/** What holds where a shop sets nothing. */
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

/** The settings of the payments: what the shop gave, the rest by default. */
export const paymentSettingsOf = (given: PaymentSettingsInput): PaymentSettings =>
  mergeGroups<PaymentSettingsInput>(defaultPaymentSettings, given) as PaymentSettings
