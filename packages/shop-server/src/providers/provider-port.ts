import type { Proven } from './proof'
import type { CallbackClaim, CallbackVerdict } from './verified-callback'

export type { CallbackClaim }

/** A callback as it has arrived. */
export interface CallbackRequest {
  readonly method: string
  readonly url: URL
  readonly headers: Headers
  /** The body, byte for byte: signatures are about it. */
  readonly text: string
}

/**
 * Checks a callback: its proof, then merchant, payment, amount and currency. `read` sees nothing but what is proved; null when it cannot be
 * understood, or is about something else than a payment of the shop.
 */
export type CheckCallback = <T>(
  proof: Proven<T> | null,
  read: (content: T) => CallbackClaim | null,
) => Promise<CallbackVerdict>

/** A payment that a provider is to open. */
export interface PaymentToStart {
  /** The shop's id of the payment, unguessable; also the key by which a repeated start opens no second payment. */
  readonly session: string
  readonly option: string
  readonly amountKopecks: number
  readonly currency: 'RUB'
  readonly months: number | null
  /** The profile that a credit widget has made. */
  readonly profileId: string | null
  readonly expiresOn: Date
  /** Where the buyer comes back to. */
  readonly returnUrl: string
  /** Where the provider sends its callbacks. */
  readonly callbackUrl: string
}

/** What a start has come to. */
export type StartedPayment =
  | {
      readonly isStarted: true
      /** The payment page; null for a widget. */
      readonly url: string | null
      /** The payment's id at the provider; the shop's own when left out. */
      readonly providerOrderId?: string
      /** What the provider's widget needs. */
      readonly widget?: unknown
    }
  /** Refused for good: the next start is another payment. The message is for logs. */
  | { readonly isStarted: false; readonly message: string }

/** A payment whose status the shop wants to know. */
export type AskedPayment = Pick<PaymentToStart, 'session' | 'amountKopecks' | 'currency'> & {
  /** Its id at the provider. */
  readonly providerOrderId: string
}

/** Money that a provider is to give back. */
export interface PaymentToRefund extends AskedPayment {
  /** The shop's id of the refund, unguessable; also the key by which a repeated request pays once. */
  readonly refund: string
  /** How much of the payment goes back. */
  readonly refundKopecks: number
  /** In the words of the staff; for the provider's records. */
  readonly reason: string
}

/** What a refund has come to. */
export type RefundedPayment =
  | { readonly isRefunded: true; readonly providerRefundId: string }
  /** Refused for good. The message is for the staff. */
  | { readonly isRefunded: false; readonly message: string }

/** A shop's connection to one payment provider. */
export interface ProviderPort {
  /** One of the contract's providers, `yookassa` for example. */
  readonly key: string
  /** The provider's id of this shop; a callback about another merchant is refused. */
  readonly merchant: string
  /** Opens the payment. Rejects when the result is unknown: the next start repeats it with the same `session`. */
  readonly start: (payment: PaymentToStart) => Promise<StartedPayment>
  /** Verifies a callback: proves that the provider has sent it, then has it checked. There is no other way to a verified callback. */
  readonly verify: (request: CallbackRequest, check: CheckCallback) => Promise<CallbackVerdict>
  /**
   * Asks for the status, because a callback may be lost: as often as a buyer waits for it (`buyer`), and once a minute (`clock`).
   * Null while nothing has happened.
   */
  readonly ask?: (
    payment: AskedPayment,
    check: CheckCallback,
    occasion: 'buyer' | 'clock',
  ) => Promise<CallbackVerdict | null>
  /**
   * Gives money back. Rejects when the result is unknown: the request is repeated with the same `refund`, and the provider pays once.
   * Left out where the provider gives money back by hand only.
   */
  readonly refund?: (payment: PaymentToRefund) => Promise<RefundedPayment>
  /** The reply to a callback that was taken, the first time or again; `OK` with 200 when left out. */
  readonly acknowledge?: () => Response
}
