import { orderPageUrl, type PaymentSession, type PaymentEvent, type Shop } from '@prilavok/shop-server/kit'
import { behaviourOf, USUAL_BEHAVIOUR } from './provider-script'
import { keepUnreported, report } from './report'
import type { StandInShop } from './stand-in.types'

/** What the buyer can press in a stand-in's window or page. */
export const PRESSES = ['pay', 'refuse', 'wait', 'close'] as const
export type Press = (typeof PRESSES)[number]

/** The result that the provider passes to the buyer's browser; the shop trusts callbacks only. */
export type Outcome = 'paid' | 'refused' | 'waiting' | 'closed' | 'failed'

const outcomeOf = (event: PaymentEvent | null): Outcome => {
  if (event === null) return 'waiting'
  if (event === 'paid') return 'paid'
  return event === 'input-error' ? 'failed' : 'refused'
}

async function pay(shop: StandInShop, session: PaymentSession): Promise<Outcome> {
  const { event, callbacks } = (session.script !== null && behaviourOf(session.script)) || USUAL_BEHAVIOUR
  if (event === null) return 'waiting'
  if (callbacks === 0) await keepUnreported(shop, session.id, event)
  await report(shop, session, event, callbacks)
  return outcomeOf(event)
}

/** Carries out what the buyer has pressed, by the payment's script; returns the result for the browser. */
export async function press(shop: StandInShop, session: PaymentSession, pressed: Press): Promise<Outcome> {
  switch (pressed) {
    case 'pay':
      return pay(shop, session)
    case 'refuse':
      await report(shop, session, 'refused')
      return 'refused'
    case 'wait':
      return 'waiting'
    case 'close':
      return 'closed'
  }
}

const SUCCESS_PARAMETER: Readonly<Record<Outcome, string>> = {
  paid: 'true',
  waiting: 'waiting',
  refused: 'false',
  closed: 'false',
  failed: 'false',
}
/** One provider names its results otherwise. Source: PAY-59. */
const STATUS_PARAMETER: Readonly<Record<Outcome, string>> = {
  paid: 'approve',
  waiting: 'signed',
  refused: 'reject',
  closed: 'error',
  failed: 'error',
}

/** Where the buyer comes back to. Source: PAY-57. */
export function returnAddress(shop: Shop, session: PaymentSession, outcome: Outcome): string {
  const word =
    session.provider === 'vsegda-da' ? { status: STATUS_PARAMETER[outcome] } : { success: SUCCESS_PARAMETER[outcome] }
  return orderPageUrl(shop, {
    id: session.order_in_process_id,
    from: session.provider,
    ...word,
    access: session.return_token,
  })
}
