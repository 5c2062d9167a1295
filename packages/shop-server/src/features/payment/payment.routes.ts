import {
  loadDolyameSchedule,
  loadDolyameStatus,
  loadInstallmentSchedule,
  loadInstallmentStatus,
  loadPaymentStatus,
  loadProviderSchedule,
  loadProviderStatus,
  loadPurchaseTypes,
  startDolyame,
  startInstallment,
  startProvider,
} from '@prilavok/contracts'
import { Refusal } from '../../http/refusal'
import { route } from '../../http/route'
import type { Route } from '../../http/route'
import { providerByKey } from '../../payments/providers'
import type { Provider, ProviderCalls } from '../../payments/providers'
import { needDraft } from '../order/drafts'
import { paymentStatusOf, providerStatusOf, scheduleOf } from './payment-answers'
import { purchaseTypes } from './purchase-types'
import { startPayment } from './start-payment'

/** The provider of a key, if it is reached by these calls. */
function needProvider(key: string, ...calls: readonly ProviderCalls[]): Provider {
  const provider = providerByKey(key)
  if (provider === null || !calls.includes(provider.calls))
    throw new Refusal('not-found', { detail: 'There is no such payment provider here.' })
  return provider
}
const ownProvider = (key: string) => needProvider(key, 'own', 'payment-status')
const installmentProvider = (key: string) => needProvider(key, 'installment')
const forVisitor = { forVisitor: true }

/** Ways to pay, starts, statuses and schedules (PAY-82 to PAY-93). */
export const paymentRoutes: readonly Route[] = [
  route(loadPurchaseTypes, forVisitor, async (shop, { params, visitor }) =>
    purchaseTypes(shop, await needDraft(shop, params.id, visitor)),
  ),

  route(loadPaymentStatus, forVisitor, async (shop, { params, visitor }) =>
    paymentStatusOf(shop, await needDraft(shop, params.id, visitor)),
  ),

  route(loadDolyameSchedule, forVisitor, async (shop, { params, visitor }) =>
    scheduleOf(shop, await needDraft(shop, params.id, visitor), ownProvider('dolyame'), undefined),
  ),
  route(loadDolyameStatus, forVisitor, async (shop, { params, visitor }) =>
    providerStatusOf(shop, await needDraft(shop, params.id, visitor), ownProvider('dolyame')),
  ),
  route(startDolyame, forVisitor, (shop, { params, visitor, headers }) =>
    startPayment(shop, { draftId: params.id, provider: ownProvider('dolyame'), visitor, headers, profileId: null }),
  ),

  route(loadInstallmentSchedule, forVisitor, async (shop, { params, query, visitor }) =>
    scheduleOf(shop, await needDraft(shop, params.id, visitor), installmentProvider(query.provider), query.months),
  ),
  route(loadInstallmentStatus, forVisitor, async (shop, { params, query, visitor }) =>
    providerStatusOf(shop, await needDraft(shop, params.id, visitor), installmentProvider(query.provider)),
  ),
  route(startInstallment, forVisitor, (shop, { params, query, visitor, headers }) =>
    startPayment(shop, {
      draftId: params.id,
      provider: installmentProvider(query.provider),
      visitor,
      headers,
      profileId: query.profileId ?? null,
    }),
  ),

  route(loadProviderSchedule, forVisitor, async (shop, { params, visitor }) =>
    scheduleOf(shop, await needDraft(shop, params.id, visitor), ownProvider(params.provider), undefined),
  ),
  route(loadProviderStatus, forVisitor, async (shop, { params, visitor }) =>
    providerStatusOf(shop, await needDraft(shop, params.id, visitor), ownProvider(params.provider)),
  ),
  route(startProvider, forVisitor, (shop, { params, visitor, headers }) =>
    startPayment(shop, {
      draftId: params.id,
      provider: ownProvider(params.provider),
      visitor,
      headers,
      profileId: null,
    }),
  ),
]
