import type { PaymentSession } from '../../db'
import type { PaymentEvent } from '../../rules/session-machine'
import type { Shop } from '../../shop'

/** The shop's payments, as the stand-in providers reach them. */
export interface ShopPayments {
  /** A payment by its own id, or by the id of its draft. */
  readonly find: (provider: string, id: string) => Promise<PaymentSession | null>
  /** The callback of a provider; null for an unknown payment. */
  readonly applyEvent: (sessionId: string, event: PaymentEvent) => Promise<PaymentSession | null>
  /** Records an event at the provider whose callback is lost. */
  readonly keepUnreported: (sessionId: string, event: PaymentEvent) => Promise<void>
  /** Applies the events that no callback has reported; returns how many payments moved. */
  readonly settleUnreported: () => Promise<number>
}

/** The shop, with its payments. */
export interface StandInShop extends Shop {
  readonly payments: ShopPayments
}
