import type { PaymentSession, PaymentEvent, Shop } from '@prilavok/shop-server/kit'
import { claimOf, signedCallback } from './stand-in-port'
import type { StandInShop } from './stand-in.types'

/** Tells the shop of an event by a signed callback, sent so many times at once; returns the payment afterwards. */
export async function report(
  shop: StandInShop,
  session: PaymentSession,
  event: PaymentEvent,
  times = 1,
): Promise<PaymentSession> {
  const { id, provider } = session
  const callback = signedCallback(shop.controls.secret, provider, claimOf(session, event, shop.randomId()))
  await Promise.all(Array.from({ length: times }, () => shop.payments.deliver(provider, callback)))
  return (await shop.payments.find(provider, id)) ?? session
}

/** Records an event at the provider that the shop is not notified of. */
export async function keepUnreported({ db, now }: Shop, sessionId: string, event: PaymentEvent): Promise<void> {
  const changes = { untold: event, updated_on: new Date(now()) }
  await db.updateTable('payment_session').set(changes).where('id', '=', sessionId).execute()
}
