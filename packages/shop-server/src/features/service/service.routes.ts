import { createHash } from 'node:crypto'
import * as contracts from '@prilavok/contracts'
import { loadFlag, loadMeta, sendAnalytics } from '@prilavok/contracts'
import { allFlags, isFlagOn } from '../../db/flags'
import { route, type Route } from '../../http/route'

/** Fingerprint of the calls that this server knows: name, method and path of each. */
const contractHash = (() => {
  const calls = Object.values(contracts)
    .flatMap((each) =>
      typeof each === 'object' && 'path' in each && 'method' in each
        ? [`${each.name} ${each.method} ${each.path}`]
        : [],
    )
    .sort()
  return createHash('sha256').update(calls.join('\n')).digest('hex').slice(0, 16)
})()

/** Feature flags, what the server can do, and reported events. */
export const serviceRoutes: readonly Route[] = [
  route(loadFlag, { caching: 60 }, (shop, { params }) => isFlagOn(shop, shop.db, params.name)),

  route(loadMeta, { caching: 60 }, async ({ db, now, kept }) => ({
    apiVersion: '1.0',
    contract: contractHash,
    minClientVersion: null,
    serverTime: new Date(now()).toISOString(),
    features: await kept.read(db, allFlags),
    capabilities: ['category-products-json', 'idempotency', 'if-match', 'pick-points-paging', 'without-pick-points'],
  })),

  route(sendAnalytics, {}, async ({ db, now }, { body }) => {
    await db
      .insertInto('analytics_event')
      .values({
        event_type: body.eventType,
        payload: body.payload,
        customer_id: body.customerId,
        order_id: body.orderId,
        order_in_process_id: body.orderInProcessId,
        created_on: new Date(now()),
      })
      .execute()
    return null
  }),
]
