import type { PaymentStatusAnswer, ProviderStatus } from '@prilavok/contracts'
import type { Db, Draft, PaymentSession } from '../db'
import type { OpenedDraft } from '../features/order/drafts'
import { latestSession } from '../features/payment/sessions'
import { roubles } from '../rules/money'
import { providerOfSession, stateAt, UNDERPAID_STATUS } from '../rules/payment-session'
import { isFinal, isPaid } from '../rules/session-machine'
import type { Shop } from '../shop'
import { pollProvider } from './poll-provider'

/** What the order of a draft costs and what was paid for it; null while there is no order. */
const sumsOf = async (db: Db, { id, created_order_id: orderId }: Pick<Draft, 'id' | 'created_order_id'>) =>
  orderId === null
    ? null
    : ((await db
        .selectFrom('customer_order')
        .select(['total_kopecks', 'paid_kopecks', 'due_kopecks'])
        .where('order_in_process_id', '=', id)
        .executeTakeFirst()) ?? null)

type Sums = Awaited<ReturnType<typeof sumsOf>>

const isUnderpaid = (sums: Sums) => sums !== null && sums.due_kopecks > 0

function statusOf(session: PaymentSession | null, sums: Sums, nowMs: number): PaymentStatusAnswer {
  const money = {
    total: sums && roubles(sums.total_kopecks),
    paid: sums && roubles(sums.paid_kopecks),
    due: sums && roubles(sums.due_kopecks),
  }
  if (session === null) return { paymentStatus: 'None', isFinal: false, succeed: false, ...money }
  const provider = providerOfSession(session)
  const state = stateAt(session, nowMs)
  // The payment is paid, its order is not. While there is no order, the page has to learn that it can make one.
  if (isPaid(provider, state) && isUnderpaid(sums))
    return { paymentStatus: UNDERPAID_STATUS, isFinal: false, succeed: false, ...money }
  return { paymentStatus: state, isFinal: isFinal(provider, state), succeed: isPaid(provider, state), ...money }
}

/** The status of a draft's payment as it is known, without a question to its provider. */
export async function knownPaymentStatus(shop: Shop, draft: Draft): Promise<string> {
  const [session, sums] = await Promise.all([latestSession(shop.db, draft.id), sumsOf(shop.db, draft)])
  return statusOf(session, sums, shop.now()).paymentStatus
}

const withoutSums = (shown: PaymentStatusAnswer): PaymentStatusAnswer => ({
  ...shown,
  total: null,
  paid: null,
  due: null,
})

/** The status of a draft's payment; a stranger does not see sums. Source: PAY-82. */
export async function paymentStatusOf(shop: Shop, { draft, role }: OpenedDraft): Promise<PaymentStatusAnswer> {
  const session = await pollProvider(shop, await latestSession(shop.db, draft.id))
  const shown = statusOf(session, await sumsOf(shop.db, draft), shop.now())
  return role === 'stranger' ? withoutSums(shown) : shown
}

/** The status of a draft's payment at one provider; a stranger does not see sums. */
export async function providerStatusOf(
  shop: Shop,
  { draft, role }: OpenedDraft,
  provider: { readonly key: string },
): Promise<ProviderStatus> {
  const session = await pollProvider(shop, await latestSession(shop.db, draft.id, provider.key))
  const shown = statusOf(session, await sumsOf(shop.db, draft), shop.now())
  return {
    ...(role === 'stranger' ? withoutSums(shown) : shown),
    amount: session && role !== 'stranger' ? roubles(session.amount_kopecks) : null,
    updatedOn: (session?.updated_on ?? (role === 'stranger' ? new Date(shop.now()) : draft.updated_on)).toISOString(),
  }
}
