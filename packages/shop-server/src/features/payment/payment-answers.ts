import type { PaymentSchedule, PaymentStatusAnswer, ProviderStatus } from '@prilavok/contracts'
import { Refusal } from '../../http/refusal'
import { monthsOf, providerByKey } from '../../payments/providers'
import type { Provider } from '../../payments/providers'
import { isFinal, isPaid } from '../../payments/session-machine'
import { roubles } from '../../rules/money'
import { shopDay } from '../../rules/schedules'
import type { Shop } from '../../shop'
import type { Draft } from '../order/drafts'
import { priceDraft } from '../order/priced-draft'
import { askProvider } from './ask-provider'
import { latestSession, stateAt } from './sessions'
import type { Session } from './sessions'

const standingOf = (session: Session | null, nowMs: number): PaymentStatusAnswer => {
  const provider = session && providerByKey(session.provider)
  if (!session || !provider) return { paymentStatus: 'None', isFinal: false, succeed: false }
  const paymentStatus = stateAt(session, nowMs)
  return { paymentStatus, isFinal: isFinal(provider, paymentStatus), succeed: isPaid(provider, paymentStatus) }
}

/** Where the payment of a draft stands (PAY-82). */
export const paymentStatusOf = async (shop: Shop, draft: Draft): Promise<PaymentStatusAnswer> =>
  standingOf(await askProvider(shop, await latestSession(shop.db, draft.id)), shop.now())

/** Where the payment of a draft stands at one provider. */
export async function providerStatusOf(shop: Shop, draft: Draft, provider: Provider): Promise<ProviderStatus> {
  const session = await askProvider(shop, await latestSession(shop.db, draft.id, provider.key))
  return {
    ...standingOf(session, shop.now()),
    amount: session && roubles(session.amount_kopecks),
    updatedOn: (session?.updated_on ?? draft.updated_on).toISOString(),
  }
}

/** The schedule of a draft's payment in parts; of its goods alone while delivery has no price. */
export async function scheduleOf(
  shop: Shop,
  draft: Draft,
  provider: Provider,
  months: number | undefined,
): Promise<PaymentSchedule> {
  if (provider.schedule === null)
    throw new Refusal('not-found', { detail: 'This provider takes the whole amount at once.' })
  if (months !== undefined && !provider.months.includes(months)) {
    throw new Refusal('bad-request', { detail: `months is one of ${provider.months.join(', ')}.` })
  }
  const priced = await priceDraft(shop, shop.db, draft)
  const chosen = draft.delivery.purchaseType ?? null
  const option = chosen !== null && provider.options.includes(chosen) ? chosen : (provider.options[0] ?? null)
  const amount = priced.amountBy(option) ?? priced.discountedBy(option).totalKopecks
  if (amount === 0) return { items: [], total: 0, overpayment: 0 }
  const today = shopDay(shop.now(), shop.settings.zoneMinutes)
  const { parts, totalKopecks, overpaymentKopecks } = provider.schedule(
    amount,
    months ?? monthsOf(option, provider),
    today,
  )
  return {
    items: parts.map(({ date, amountKopecks }) => ({ date, amount: roubles(amountKopecks) })),
    total: roubles(totalKopecks),
    overpayment: roubles(overpaymentKopecks),
  }
}
