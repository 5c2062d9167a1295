import type { PaymentStatusAnswer, ProviderStatus } from '@prilavok/contracts'
import type { Draft, PaymentSession } from '../db'
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

/** The status of a draft's payment at one provider. */
export async function providerStatusOf(shop: Shop, draft: Draft, provider: Provider): Promise<ProviderStatus> {
  const session = await pollProvider(shop, await latestSession(shop.db, draft.id, provider.key))
  return {
    ...statusOf(session, shop.now()),
    amount: session && roubles(session.amount_kopecks),
    updatedOn: (session?.updated_on ?? draft.updated_on).toISOString(),
  }
}
