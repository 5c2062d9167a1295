import { defineSettings, optional, setting, type SettingsOf } from '../lib/settings'
import { numberFrom, text } from '../lib/value-kinds'

/** What the forms and widgets of the payment providers need; ids come from the providers. Source: PAY-107. */
export const paymentFormSettings = defineSettings({
  payment: {
    /** Addresses of the providers' scripts, by provider; null is the provider's own (PAY-107). */
    scripts: {
      'online-card': optional(text),
      tinkoff: optional(text),
      'pos-credit': optional(text),
    },
    /** A script that takes longer is given up, in milliseconds; the next press tries again. */
    loadTimeoutMs: setting(numberFrom(0, 600_000), 15_000),
    /** Terminal of the card form. */
    terminalKey: optional(text),
    /** Shop and showcase of the T-Bank instalment. */
    shopId: optional(text),
    showcaseId: optional(text),
    /** Promo code of the T-Bank instalment. Source: PAY-51. */
    promoCode: setting(text, 'installment_0_0_4_5,38'),
    /** Access and point of sale of the Pos credit. */
    accessId: optional(text),
    tradeId: optional(text),
    /** Tax of each receipt item, taxation of the shop, and what the delivery is called. Source: PAY-41, PAY-42. */
    receipt: {
      tax: setting(text, 'none'),
      taxation: setting(text, 'usn_income'),
      delivery: setting(text, 'Доставка'),
    },
  },
})

/** What the forms and widgets of the payment providers need. */
export type PaymentSettings = SettingsOf<typeof paymentFormSettings>['payment']
