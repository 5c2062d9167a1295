import { sendAnalytics } from '@prilavok/contracts'
import { subscribeWithSelector } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import type { Effects } from '../effects'
import { parseJson } from '../lib/parse-json'
import type { ReadonlyStore } from '../lib/store'
import type { Feature } from '../shop'

/** The storage key of the orders that analytics was notified of. */
export const PURCHASES_KEY = 'prilavok.purchases'
const REMEMBERED = 20
/** Characters that the server takes. */
const LONGEST_PAYLOAD = 32_000
const SHORT_NAME = 40

/** What the purchase event contains; ids and products only, nothing personal (SAFE-17). */
export interface Purchase {
  readonly orderId: string
  readonly orderInProcessId: string
  readonly customerId: string | null
  readonly lines: readonly {
    readonly id: string
    readonly name: string
    readonly quantity: number
    readonly price: number
  }[]
}

/** The orders made on this page. */
export interface Purchases {
  readonly state: ReadonlyStore<{ readonly last: Purchase | null }>
  /**
   * Reports an order to the shop's analytics and to subscribers, once per order however often its screen is opened.
   * Source: SAFE-06, CHK-64.
   */
  readonly send: (purchase: Purchase) => void
}

/** The lines as text; where many long names would make it longer than the server takes, names are cut. */
function payloadOf(lines: Purchase['lines']): string {
  const text = JSON.stringify(lines)
  if (text.length <= LONGEST_PAYLOAD) return text
  return JSON.stringify(lines.map((line) => ({ ...line, name: line.name.slice(0, SHORT_NAME) })))
}

function createPurchases({ http, storage }: Pick<Effects, 'http' | 'storage'>): Purchases {
  const state = createStore(subscribeWithSelector<{ readonly last: Purchase | null }>(() => ({ last: null })))
  return {
    state,
    send(purchase) {
      const known = parseJson(storage.read(PURCHASES_KEY) ?? '[]')
      const sent = Array.isArray(known) ? known.filter((id): id is string => typeof id === 'string') : []
      if (sent.includes(purchase.orderId)) return
      storage.write(PURCHASES_KEY, JSON.stringify([...sent, purchase.orderId].slice(-REMEMBERED)))
      const { lines, ...ids } = purchase
      void http(sendAnalytics, { body: { ...ids, eventType: 'OrderCreated', payload: payloadOf(lines) } })
      state.setState({ last: purchase }, true)
    },
  }
}

/** The orders made on this page: `shop.use(purchasesFeature)`. */
export const purchasesFeature: Feature<Purchases> = {
  name: 'purchases',
  create: ({ effects }) => createPurchases(effects),
}
