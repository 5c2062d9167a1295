import { confirmOrder, loadOrder, saveOrder } from '@prilavok/contracts'
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

  route(saveOrder, { forVisitor: true, reshape: wrapOrderParts }, (shop, { body, visitor }) => saveDraft(shop, body, visitor)),

  route(confirmOrder, { forVisitor: true }, (shop, { params, visitor }) => confirmDraft(shop, params.id, visitor)),
]
