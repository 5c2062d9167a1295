import { issueDraftToken } from '../features/order/draft-tokens'
import { openDraft } from '../features/order/drafts'
import { ORDER_PATH, urlFor, withQuery } from '../links'
import type { Shop } from '../shop'

/** So long the link of a prepared order waits for its buyer. */
const LINK_DAYS = 7

/** How a prepared order is handed over. */
export interface DraftLinkOptions {
  /** The contact of the draft that the link is sent to: whoever follows it has proved that it is theirs. */
  readonly sentTo?: 'phone' | 'email'
}

/**
 * The address that hands an order in process to its buyer: the first browser that follows it owns the draft from then on, and the
 * browser that prepared it does no more. Its token works once, for a week.
 */
export async function linkToDraft(shop: Shop, draftId: string, { sentTo }: DraftLinkOptions = {}): Promise<string> {
  const opened = await openDraft(shop, draftId, null)
  if (opened === null)
    throw new Error(`There is no order in process ${draftId}, or it is older than ${shop.settings.draftDays} days.`)
  const contact = sentTo && opened.draft.customer[sentTo]
  if (sentTo !== undefined && !contact)
    throw new Error(`The order in process ${draftId} has no ${sentTo} to send the link to.`)
  const access = await issueDraftToken(shop, shop.db, {
    draftId,
    role: 'owner',
    days: LINK_DAYS,
    ...(sentTo && { sentTo }),
  })
  return withQuery(shop.settings.orderPageUrl ?? urlFor(shop, ORDER_PATH), { id: draftId, access })
}
