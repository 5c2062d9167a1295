import { formatMoney } from '@prilavok/core/money'
import {
  isPaidSession,
  providerOfSession,
  stateAt,
  shopDay,
  isFinal,
  type PaymentSession,
  type Shop,
} from '@prilavok/shop-server/kit'
import { SHOP_FACTS } from '../shop-facts'

/** One row of a schedule as buyers read it; null for the rows left out. */
type Row = { readonly date: string; readonly amount: string } | null

/** What a stand-in shows of a payment, as text. */
export interface PaymentFacts {
  readonly provider: string
  readonly name: string
  readonly shop: string
  readonly amount: string
  /** What is paid on top of the amount, and with it; null where that is nothing. */
  readonly overpaid: { readonly overpayment: string; readonly total: string } | null
  readonly schedule: readonly Row[]
  readonly status: 'open' | 'paid' | 'expired' | 'closed'
}

const LONGEST_SCHEDULE = 5
const DAY_FORMAT = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

function partsOf(shop: Shop, session: PaymentSession) {
  const { schedule } = providerOfSession(session)
  if (schedule === null) return []
  return schedule(
    session.amount_kopecks,
    session.months ?? 1,
    shopDay(session.created_on.getTime(), shop.settings.timeZone),
  ).parts
}

type Parts = ReturnType<typeof partsOf>

function scheduleOf(parts: Parts): readonly Row[] {
  const rows = parts.map(({ date, amountKopecks }) => ({
    date: DAY_FORMAT.format(new Date(date)),
    amount: formatMoney(amountKopecks),
  }))
  return rows.length > LONGEST_SCHEDULE ? [...rows.slice(0, 2), null, ...rows.slice(-2)] : rows
}

function overpaidOf(parts: Parts, amountKopecks: number): PaymentFacts['overpaid'] {
  const total = parts.reduce((sum, part) => sum + part.amountKopecks, 0)
  if (total <= amountKopecks) return null
  return { overpayment: formatMoney(total - amountKopecks), total: formatMoney(total) }
}

function statusOf(session: PaymentSession, nowMs: number): PaymentFacts['status'] {
  if (isPaidSession(session)) return 'paid'
  const state = stateAt(session, nowMs)
  if (state === 'Expired') return 'expired'
  return isFinal(providerOfSession(session), state) ? 'closed' : 'open'
}

/** What a stand-in's page or window shows of a payment. */
export function paymentFacts(shop: Shop, session: PaymentSession): PaymentFacts {
  const parts = partsOf(shop, session)
  return {
    provider: session.provider,
    name: providerOfSession(session).name,
    shop: SHOP_FACTS.name,
    amount: formatMoney(session.amount_kopecks),
    overpaid: overpaidOf(parts, session.amount_kopecks),
    schedule: scheduleOf(parts),
    status: statusOf(session, shop.now()),
  }
}
