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
  /** Promo code of the T-Bank instalment. Source: PAY-51. */
  readonly promoCode: string
  /** Access and point of sale of the Pos credit. */
  readonly accessId: string | null
  readonly tradeId: string | null
  /** Tax of each receipt item, taxation of the shop, and what the delivery is called. Source: PAY-41, PAY-42. */
  readonly receipt: { readonly tax: string; readonly taxation: string; readonly delivery: string }
}

type Some<T> = { readonly [K in keyof T]?: T[K] extends object ? Some<T[K]> : T[K] }

/** What a shop may set; whatever is left out has a default. */
export type PaymentSettingsInput = Some<PaymentSettings>
