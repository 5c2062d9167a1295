import { issueDraftToken } from '../features/order/draft-tokens'
import { openDraft } from '../features/order/drafts'
import { orderPageUrl } from '../links'
import { anyPhone } from '../rules/phone'
import type { Shop } from '../shop'

/** So long the link of a prepared order waits for its buyer. */
const LINK_DAYS = 7

/** How a prepared order is handed over. */
export interface DraftLinkOptions {
  /** The link is sent to the phone of the draft: whoever follows it has proved that it is theirs. */
  readonly sentToPhone?: boolean
}

/**
 * The address that hands an order in process to its buyer: the first browser that follows it owns the draft from then on, and the
 * browser that prepared it does no more. Its token works once, for a week.
 */
export async function linkToDraft(
  shop: Shop,
  draftId: string,
  { sentToPhone = false }: DraftLinkOptions = {},
): Promise<string> {
  const opened = await openDraft(shop, draftId, null)
  if (opened === null)
    throw new Error(`There is no order in process ${draftId}, or it is older than ${shop.settings.draftDays} days.`)
  const phone = sentToPhone ? anyPhone(opened.draft.customer.phone) : null
  if (sentToPhone && phone === null)
    throw new Error(`The order in process ${draftId} has no phone to send the link to.`)
  const link = { draftId, role: 'owner', days: LINK_DAYS, sentToPhone: phone } as const
  return orderPageUrl(shop, { id: draftId, access: await issueDraftToken(shop, shop.db, link) })
}
