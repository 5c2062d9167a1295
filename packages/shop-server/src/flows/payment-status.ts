import type { PaymentStatusAnswer, ProviderStatus } from '@prilavok/contracts'
import type { Draft, PaymentSession } from '../db'
import type { OpenedDraft } from '../features/order/drafts'
import { latestSession } from '../features/payment/sessions'
import { roubles } from '../rules/money'
import { providerByKey, type Provider } from '../rules/payment-providers'
import { stateAt } from '../rules/payment-session'
import { isFinal, isPaid } from '../rules/session-machine'
import type { Shop } from '../shop'
import { pollProvider } from './poll-provider'

const statusOf = (session: PaymentSession | null, nowMs: number): PaymentStatusAnswer => {
  const provider = session && providerByKey(session.provider)
  if (!session || !provider) return { paymentStatus: 'None', isFinal: false, succeed: false }
  const paymentStatus = stateAt(session, nowMs)
  return { paymentStatus, isFinal: isFinal(provider, paymentStatus), succeed: isPaid(provider, paymentStatus) }
}

/** The status of a draft's payment (PAY-82). */
export const paymentStatusOf = async (shop: Shop, draft: Draft): Promise<PaymentStatusAnswer> =>
  statusOf(await pollProvider(shop, await latestSession(shop.db, draft.id)), shop.now())

/** The status of a draft's payment at one provider; a stranger does not see the sum. */
export async function providerStatusOf(
  shop: Shop,
  { draft, role }: OpenedDraft,
  provider: Provider,
): Promise<ProviderStatus> {
  const session = await pollProvider(shop, await latestSession(shop.db, draft.id, provider.key))
  return {
    ...statusOf(session, shop.now()),
    amount: session && role !== 'stranger' ? roubles(session.amount_kopecks) : null,
    updatedOn: (session?.updated_on ?? draft.updated_on).toISOString(),
  }
}
