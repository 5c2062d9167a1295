import { confirmOrder, loadOrder, saveOrder } from '@prilavok/contracts'
import { findDraft } from '../features/order/drafts'
import { wrapOrderParts } from '../features/order/order-body'
import { saveDraft } from '../features/order/save-draft'
import { versionsIn } from '../http/entity-tag'
import { keyOf } from '../http/idempotency'
import { HttpProblem } from '../http/problem'
import { route, type Route } from '../http/route'
import { confirmDraft } from './confirm-draft'
import { draftResponse } from './draft-response'

/** The order draft from its first line to the order (CHK-44 to CHK-48). */
export const orderRoutes: readonly Route[] = [
  route(loadOrder, { caching: 'versioned', forVisitor: true }, async (shop, { params, visitor }) => {
    const draft = await findDraft(shop, params.id, visitor)
    return draft && draftResponse(shop, draft)
  }),

  route(
    saveOrder,
    { caching: 'versioned', forVisitor: true, reshape: wrapOrderParts },
    async (shop, { body, visitor, headers }) => {
      const outcome = await saveDraft(shop, body, visitor, {
        from: versionsIn(headers.get('If-Match')),
        key: keyOf(headers.get('Idempotency-Key') ?? undefined),
      })
      if ('newer' in outcome) {
        throw new HttpProblem('version-conflict', { current: await draftResponse(shop, outcome.newer) })
      }
      const { id, version, created_order_id: createdOrderId, updated_on: savedOn } = outcome.saved
      return { id, version, createdOrderId, savedOn: savedOn.toISOString() }
    },
  ),

  route(confirmOrder, { forVisitor: true }, (shop, { params, visitor }) => confirmDraft(shop, params.id, visitor)),
]
