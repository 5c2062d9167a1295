import { confirmOrder, DRAFT_KEY_HEADER, loadOrder, redeemDraftToken, saveOrder } from '@prilavok/contracts'
import { redeemDraftToken as redeem } from '../features/order/draft-tokens'
import { openDraft } from '../features/order/drafts'
import { wrapOrderParts } from '../features/order/order-body'
import { saveDraft } from '../features/order/save-draft'
import { versionsIn } from '../http/entity-tag'
import { keyOf } from '../http/idempotency'
import { HttpProblem } from '../http/problem'
import { route, type Route } from '../http/route'
import { confirmDraft } from './confirm-draft'
import { draftResponse } from './draft-response'

/** The order draft from its first line to the order. Source: CHK-44 to CHK-48. */
export const orderRoutes: readonly Route[] = [
  route(loadOrder, { caching: 'versioned', forVisitor: true }, async (shop, { params, draftKey, headers }) => {
    const opened = await openDraft(shop, params.id, draftKey)
    return opened && draftResponse(shop, opened, headers.get(DRAFT_KEY_HEADER))
  }),

  route(
    saveOrder,
    { caching: 'versioned', forVisitor: true, reshape: wrapOrderParts },
    async (shop, { body, draftKey, headers, keepIn }) => {
      const conditions = {
        from: versionsIn(headers.get('If-Match')),
        key: keyOf(headers.get('Idempotency-Key') ?? undefined),
      }
      const outcome = await saveDraft(shop, body, draftKey, conditions, keepIn)
      if ('newer' in outcome) {
        throw new HttpProblem('version-conflict', {
          current: await draftResponse(shop, { draft: outcome.newer, role: 'owner' }),
        })
      }
      return outcome.saved
    },
  ),

  route(confirmOrder, { forVisitor: true }, (shop, { params, draftKey, keepIn }) =>
    confirmDraft(shop, params.id, draftKey, keepIn),
  ),

  route(redeemDraftToken, { forVisitor: true }, async (shop, { params, body, draftKey }) => {
    if (draftKey === null)
      throw new HttpProblem('bad-request', { detail: `The key that is to have access goes in ${DRAFT_KEY_HEADER}.` })
    return { access: await redeem(shop, params.id, body.token, draftKey) }
  }),
]
