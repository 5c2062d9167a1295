import * as z from 'zod/mini'
import { wooOrder, type WooOrder } from '../woo/order.wire'
import type { WooClient } from '../woo/woo-client'
import { WooFailure } from '../woo/woo-failure'

/** Meta data of an order of WooCommerce: the draft that it was made of. */
export const DRAFT_META = '_prilavok_draft'

/** So many of the newest orders are looked through for one that was lost. */
const LOOKED_THROUGH = 100
const marked = z.array(
  z.object({ id: z.int(), meta_data: z._default(z.array(z.object({ key: z.string(), value: z.unknown() })), []) }),
)

const UNPLACED: ReadonlySet<string> = new Set([
  'checkout-draft',
  'pending',
  'failed',
  'cancelled',
  'trash',
  'auto-draft',
])
const RETRIABLE: ReadonlySet<string> = new Set(['checkout-draft', 'pending', 'failed'])

/** Whether an order has been placed: it waits for its delivery or its bank transfer, is done, or has a status of a plugin. */
export const isPlaced = ({ status }: WooOrder): boolean => !UNPLACED.has(status)

/** Whether WooCommerce places the same order when its checkout is asked again. */
export const isRetriable = ({ status }: WooOrder): boolean => RETRIABLE.has(status)

/** What is read of an order. */
const FIELDS = [
  'id,number,status,currency,total,discount_total,discount_tax,shipping_total,shipping_tax,date_created_gmt,date_paid_gmt',
  'date_completed_gmt,billing.phone,billing.email,line_items,shipping_lines,meta_data',
].join(',')

/** The order of an id; null where WooCommerce has none. */
export async function findOrder({ rest }: WooClient, id: number): Promise<WooOrder | null> {
  try {
    return (await rest({ path: ['orders', id], query: { _fields: FIELDS }, schema: wooOrder })).data
  } catch (error) {
    if (error instanceof WooFailure && error.kind === 'refused' && error.status === 404) return null
    throw error
  }
}

/** Id of an order that was made of a draft though nobody remembers it: among the newest orders since then. */
export async function lookForOrder({ rest }: WooClient, draftId: string, since: string): Promise<number | null> {
  const query = { after: since, orderby: 'date', order: 'desc', per_page: LOOKED_THROUGH, _fields: 'id,meta_data' }
  const { data } = await rest({ path: ['orders'], query, schema: marked })
  const isOurs = ({ meta_data: meta }: (typeof data)[number]) =>
    meta.some(({ key, value }) => key === DRAFT_META && value === draftId)
  return data.find(isOurs)?.id ?? null
}

/** Writes beside an order what WooCommerce has no field for. */
export async function markOrder(
  { rest }: WooClient,
  id: number,
  meta: Readonly<Record<string, string>>,
): Promise<void> {
  const meta_data = Object.entries(meta).map(([key, value]) => ({ key, value }))
  const query = { _fields: 'id' }
  await rest({ method: 'PUT', path: ['orders', id], query, body: { meta_data }, schema: z.object({ id: z.int() }) })
}

/** Cancels an unpaid order; resolves with its new state. */
export const cancelOrder = async ({ rest }: WooClient, id: number): Promise<WooOrder> =>
  (
    await rest({
      method: 'PUT',
      path: ['orders', id],
      query: { _fields: FIELDS },
      body: { status: 'cancelled' },
      schema: wooOrder,
    })
  ).data
