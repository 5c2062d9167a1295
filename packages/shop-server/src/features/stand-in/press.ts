import { behaviourOf, usual } from '../../payments/script'
import type { PaymentEvent } from '../../payments/session-machine'
import { orderPath } from '../../pages/shop/links'
import type { Shop } from '../../shop'
import { addressFor } from '../../shop-address'
import { applyPaymentEvent } from '../payment/payment-events'
import type { Session } from '../payment/sessions'

/** What the buyer can press in a stand-in's window or page. */
export const presses = ['pay', 'refuse', 'wait', 'close'] as const
export type Press = (typeof presses)[number]

/** What the provider says to the buyer's browser; the shop believes its own callbacks only. */
export type Outcome = 'paid' | 'refused' | 'waiting' | 'closed' | 'failed'

const outcomeOf = (event: PaymentEvent | null): Outcome => {
  if (event === null) return 'waiting'
  if (event === 'paid') return 'paid'
  return event === 'input-error' ? 'failed' : 'refused'
}

async function pay(shop: Shop, session: Session): Promise<Outcome> {
  const { event, callbacks } = (session.script !== null && behaviourOf(session.script)) || usual
  if (event === null) return 'waiting'
  if (callbacks === 0) {
    const untold = { untold: event, updated_on: new Date(shop.now()) }
    await shop.db.updateTable('payment_session').set(untold).where('id', '=', session.id).execute()
  }
  await Promise.all(Array.from({ length: callbacks }, () => applyPaymentEvent(shop, session.id, event)))
  return outcomeOf(event)
}

/** Carries out what the buyer has pressed, as the payment's script says; answers what the browser is told. */
export async function press(shop: Shop, session: Session, pressed: Press): Promise<Outcome> {
  switch (pressed) {
    case 'pay':
      return pay(shop, session)
    case 'refuse':
      await applyPaymentEvent(shop, session.id, 'refused')
      return 'refused'
    case 'wait':
      return 'waiting'
    case 'close':
      return 'closed'
  }
}

const success: Readonly<Record<Outcome, string>> = {
  paid: 'true',
  waiting: 'waiting',
  refused: 'false',
  closed: 'false',
  failed: 'false',
}
/** One provider has words of its own (PAY-59). */
const status: Readonly<Record<Outcome, string>> = {
  paid: 'approve',
  waiting: 'signed',
  refused: 'reject',
  closed: 'error',
  failed: 'error',
}

/** Where the buyer comes back to (PAY-57). */
export function returnAddress(shop: Shop, session: Session, outcome: Outcome): string {
  const page = shop.settings.orderPageUrl ?? addressFor(shop, orderPath)
  const word = session.provider === 'vsegda-da' ? { status: status[outcome] } : { success: success[outcome] }
  const query = new URLSearchParams({ id: session.order_in_process_id, from: session.provider, ...word })
  return `${page}${page.includes('?') ? '&' : '?'}${query.toString()}`
}
