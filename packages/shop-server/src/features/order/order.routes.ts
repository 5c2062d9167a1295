import { confirmOrder, loadOrder, saveOrder } from '@prilavok/contracts'
import { versionsIn } from '../../http/entity-tag'
import { keyOf } from '../../http/idempotency'
import { route } from '../../http/route'
import type { Route } from '../../http/route'
import { confirmDraft } from './confirm-draft'
import { draftAnswer } from './draft-answer'
import { findDraft } from './drafts'
import { wrapOrderParts } from './order-body'
import { saveDraft } from './save-draft'

/** The order draft from its first line to the order (CHK-44 to CHK-48). */
export const orderRoutes: readonly Route[] = [
  route(loadOrder, { caching: 'versioned', forVisitor: true }, async (shop, { params, visitor }) => {
    const draft = await findDraft(shop, params.id, visitor)
    return draft && draftAnswer(shop, draft)
  }),

  route(
    saveOrder,
    { caching: 'versioned', forVisitor: true, reshape: wrapOrderParts },
    (shop, { body, visitor, headers }) =>
      saveDraft(shop, body, visitor, {
        from: versionsIn(headers.get('If-Match')),
        key: keyOf(headers.get('Idempotency-Key') ?? undefined),
      }),
  ),

  route(confirmOrder, { forVisitor: true }, (shop, { params, visitor }) => confirmDraft(shop, params.id, visitor)),
]
