import { findCaller, isPermitted, readCustomerCard } from '@prilavok/contracts/admin'
import { HttpProblem } from '../../../http/problem'
import { staffRoute, type StaffRoute } from '../../../http/staff-route'
import { asContract } from '../engine/as-contract'
import {
  addressesOf,
  draftsOf,
  findBuyer,
  messagesOf,
  ordersOf,
  requestsOf,
  sentTo,
  totalsOf,
  type MessageKind,
} from './card-queries'
import { callerOf } from './find-caller'

const WRITTEN: Readonly<Record<MessageKind, string>> = {
  productcomment: 'product-comment:read',
  'user-product-questions': 'user-product-question:read',
  'store-feedback': 'store-feedback:read',
}

/**
 * What a role may see of the card. Drafts, requests and messages belong to a buyer by phone and e-mail alone: whoever may not see those
 * is not told which are whose.
 */
export function cardParts(permissions: readonly string[]) {
  const may = (needed: string) => isPermitted(permissions, needed)
  const isPersonal = may('customer:read-personal-data')
  const kinds = (Object.keys(WRITTEN) as MessageKind[]).filter((kind) => isPersonal && may(WRITTEN[kind]))
  return {
    orders: may('order:read'),
    drafts: isPersonal && may('order-in-process:read'),
    requests: isPersonal && may('request:read'),
    messages: kinds,
    addresses: isPersonal && may('order:read'),
  }
}

/** A buyer at a glance, and whose phone it is that calls. */
export const customerCardRoutes: readonly StaffRoute[] = [
  staffRoute(readCustomerCard, async ({ db }, { params, member }) => {
    const buyer = await findBuyer(db, params.id)
    if (buyer === null) throw new HttpProblem('not-found')
    const parts = cardParts(member.permissions)
    return asContract(readCustomerCard, {
      id: buyer.id,
      totals: await totalsOf(db, buyer),
      orders: parts.orders ? await ordersOf(db, buyer) : null,
      drafts: parts.drafts ? await draftsOf(db, buyer) : null,
      requests: parts.requests ? await requestsOf(db, buyer) : null,
      messages: parts.messages.length > 0 ? await messagesOf(db, buyer, parts.messages) : null,
      sent: parts.orders ? await sentTo(db, buyer) : null,
      addresses: parts.addresses ? await addressesOf(db, buyer) : null,
    })
  }),

  staffRoute(findCaller, async (shop, { query }) => asContract(findCaller, await callerOf(shop, query.phone ?? ''))),
]
