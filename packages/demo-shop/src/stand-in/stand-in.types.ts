import type { PaymentSession, CallbackRequest, Shop } from '@prilavok/shop-server/kit'
import type { Controls } from './controls'

/** The shop's payments, as the stand-in providers reach them. */
export interface ShopPayments {
  /** A payment by its own id, or by the id of its draft. */
  readonly find: (provider: string, id: string) => Promise<PaymentSession | null>
  /** Sends a callback the way a provider does: the shop verifies it and may refuse it. */
  readonly deliver: (provider: string, callback: CallbackRequest) => Promise<void>
  /** Applies the events that no callback has reported; returns how many payments moved. */
  readonly settleUnreported: () => Promise<number>
}

/** A shop whose payments are simulated. */
export interface StandInShop extends Shop {
  readonly payments: ShopPayments
  readonly controls: Controls
}
