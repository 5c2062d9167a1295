import { confirmOrder, loadOrder, redeemDraftToken, saveOrder } from '@prilavok/contracts'
import { HttpProblem } from '../http/problem'
import { route, type Route } from '../http/route'
import { alone, changeDraft, findDraft, needDraft, needOwnDraft } from '../order/drafts'
import { saveDraft } from '../order/save-draft'
import type { StoredDraft } from '../order/stored-draft'
import { findOrder } from '../order/woo-orders'
import type { Shop } from '../shop'
import { draftResponse } from './draft-response'
import { placeOrder } from './place-order'
import { confirmResultOf } from './placed-order'

async function orderedBefore(shop: Shop, { isOrdered, order }: StoredDraft) {
  if (!isOrdered || order === null || order.wooId === null) return null
  return findOrder(shop.woo, order.wooId)
}

/** The order draft from its first line to the order. */
export const orderRoutes: readonly Route[] = [
  route(loadOrder, async (shop, { params, draftKey }) => {
    const draft = await findDraft(shop, params.id)
    return draft === null ? null : draftResponse(shop, draft, draft.owner === draftKey)
  }),

  route(saveOrder, async (shop, { body, draftKey, repeatKey }) => {
    const outcome = await saveDraft(shop, body, { draftKey, repeatKey })
    if ('newer' in outcome)
      throw new HttpProblem('version-conflict', { current: await draftResponse(shop, outcome.newer, true) })
    const { id, version, updatedOn: savedOn } = outcome.saved
    return { id, version, createdOrderId: null, savedOn }
  }),

  route(confirmOrder, async (shop, { params, draftKey, requestId }) => {
    const own = await needOwnDraft(shop, params.id, draftKey)
    const before = await orderedBefore(shop, own)
    if (before !== null) return confirmResultOf(before, own)
    return alone(shop, params.id, draftKey, async (draft) => {
      const made = await orderedBefore(shop, draft)
      const order = made ?? (await placeOrder(shop, draft, requestId)).order
      await changeDraft(shop, draft.id, (now) => ({ ...now, isOrdered: true }))
      return confirmResultOf(order, draft)
    })
  }),

  // The handler hands no draft over to another browser, so no token is valid.
  route(redeemDraftToken, async (shop, { params, draftKey }) => {
    await needDraft(shop, params.id, draftKey)
    throw new HttpProblem('forbidden', { detail: 'This link is not valid.' })
  }),
]
