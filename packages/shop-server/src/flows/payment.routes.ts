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
import { needDraft, needOwnDraft } from '../features/order/drafts'
import { HttpProblem } from '../http/problem'
import { route, type Route } from '../http/route'
import { providerByKey, type Provider, type ProviderCalls } from '../rules/payment-providers'
import { scheduleOf } from './payment-schedule'
import { paymentStatusOf, providerStatusOf } from './payment-status'
import { purchaseTypes } from './purchase-types'
import { startPayment } from './start-payment'

/** The provider of a key, if it is reached by these calls. */
function needProvider(key: string, ...calls: readonly ProviderCalls[]): Provider {
  const provider = providerByKey(key)
  if (provider === null || !calls.includes(provider.calls))
    throw new HttpProblem('not-found', { detail: 'There is no such payment provider here.' })
  return provider
}
const needOwnProvider = (key: string) => needProvider(key, 'own', 'payment-status')
const needInstallmentProvider = (key: string) => needProvider(key, 'installment')
const FOR_VISITOR = { forVisitor: true }

/** Ways to pay, starts, statuses and schedules. Source: PAY-82 to PAY-93. */
export const paymentRoutes: readonly Route[] = [
  route(loadPurchaseTypes, FOR_VISITOR, async (shop, { params, draftKey }) =>
    purchaseTypes(shop, await needOwnDraft(shop, params.id, draftKey)),
  ),

  route(loadPaymentStatus, FOR_VISITOR, async (shop, { params, draftKey }) =>
    paymentStatusOf(shop, await needDraft(shop, params.id, draftKey)),
  ),

  route(loadDolyameSchedule, FOR_VISITOR, async (shop, { params, draftKey }) =>
    scheduleOf(shop, await needOwnDraft(shop, params.id, draftKey), needOwnProvider('dolyame'), undefined),
  ),
  route(loadDolyameStatus, FOR_VISITOR, async (shop, { params, draftKey }) =>
    providerStatusOf(shop, await needDraft(shop, params.id, draftKey), needOwnProvider('dolyame')),
  ),
  route(startDolyame, FOR_VISITOR, (shop, { params, draftKey, headers, keepIn }) =>
    startPayment(shop, {
      draftId: params.id,
      provider: needOwnProvider('dolyame'),
      draftKey,
      headers,
      keepIn,
      profileId: null,
    }),
  ),

  route(loadInstallmentSchedule, FOR_VISITOR, async (shop, { params, query, draftKey }) =>
    scheduleOf(
      shop,
      await needOwnDraft(shop, params.id, draftKey),
      needInstallmentProvider(query.provider),
      query.months,
    ),
  ),
  route(loadInstallmentStatus, FOR_VISITOR, async (shop, { params, query, draftKey }) =>
    providerStatusOf(shop, await needDraft(shop, params.id, draftKey), needInstallmentProvider(query.provider)),
  ),
  route(startInstallment, FOR_VISITOR, (shop, { params, query, draftKey, headers, keepIn }) =>
    startPayment(shop, {
      draftId: params.id,
      provider: needInstallmentProvider(query.provider),
      draftKey,
      headers,
      keepIn,
      profileId: query.profileId ?? null,
    }),
  ),

  route(loadProviderSchedule, FOR_VISITOR, async (shop, { params, draftKey }) =>
    scheduleOf(shop, await needOwnDraft(shop, params.id, draftKey), needOwnProvider(params.provider), undefined),
  ),
  route(loadProviderStatus, FOR_VISITOR, async (shop, { params, draftKey }) =>
    providerStatusOf(shop, await needDraft(shop, params.id, draftKey), needOwnProvider(params.provider)),
  ),
  route(startProvider, FOR_VISITOR, (shop, { params, draftKey, headers, keepIn }) =>
    startPayment(shop, {
      draftId: params.id,
      provider: needOwnProvider(params.provider),
      draftKey,
      headers,
      keepIn,
      profileId: null,
    }),
  ),
]
