import { findSession, keepUnreportedEvent } from '../features/payment/sessions'
import type { StandInShop } from '../features/stand-in/stand-in.types'
import type { Shop } from '../shop'
import { applyPaymentEvent } from './payment-events'
import { settleUnreportedPayments } from './poll-provider'

/** Connects the stand-in providers to the shop's payments. */
export const withPayments = (shop: Shop): StandInShop => ({
  ...shop,
  payments: {
    find: (provider, id) => findSession(shop.db, provider, id),
    applyEvent: (sessionId, event) => applyPaymentEvent(shop, sessionId, event),
    keepUnreported: (sessionId, event) => keepUnreportedEvent(shop, sessionId, event),
    settleUnreported: () => settleUnreportedPayments(shop),
  },
})
