import { HttpProblem } from '../http/problem'
import type { DraftOrder, StoredDraft } from '../order/stored-draft'
import { DRAFT_META, findOrder, isPlaced, lookForOrder, markOrder } from '../order/woo-orders'
import type { Shop } from '../shop'
import { wooCheckout } from '../woo/cart.wire'
import { headersOf } from '../woo/cart-session'
import type { WooOrder } from '../woo/order.wire'
import { safeAddress } from '../woo/plain-text'
import { WooFailure } from '../woo/woo-failure'
import { checkDraft, refuseIncomplete, type ReadyDraft } from './check-draft'
import { addressesOf } from './order-contents'
import { preparedOrder, rememberOrder } from './prepare-order'

/** An order that was placed, and the page where it is paid. */
export interface PlacedOrder {
  readonly order: WooOrder
  readonly paymentUrl: string | null
}

/** Orders that were made longer ago than this before the last save of a draft are not its. */
const LOOK_BACK_MS = 600_000

/** The order that a draft has become so far; looked for in WooCommerce where nothing is remembered. */
async function knownOrder(shop: Shop, draft: StoredDraft): Promise<WooOrder | null> {
  const since = new Date(Date.parse(draft.updatedOn) - LOOK_BACK_MS).toISOString()
  const id = draft.order?.wooId ?? (await lookForOrder(shop.woo, draft.id, since))
  return id === null ? null : findOrder(shop.woo, id)
}

const metaOf = ({
  id,
  consentOn,
  company,
  marketing,
  roistatVisitId,
}: StoredDraft): Readonly<Record<string, string>> => ({
  [DRAFT_META]: id,
  ...(consentOn !== null && { _prilavok_consent: consentOn }),
  ...(company !== null && { _prilavok_company: JSON.stringify(company) }),
  ...(marketing !== null && { _prilavok_marketing: JSON.stringify(marketing) }),
  ...(roistatVisitId !== null && { _prilavok_roistat_visit: roistatVisitId }),
})

/** Where the buyer pays: a page of the shop or of a provider that the settings name. */
function paymentUrlOf({ settings, log }: Shop, url: string | null | undefined, requestId: string): string | null {
  const address = safeAddress(url ?? '')
  if (address === null) return null
  const { hostname, protocol } = new URL(address)
  if (settings.paymentHosts.includes(hostname) && (protocol === 'https:' || hostname === '127.0.0.1')) return address
  log({
    level: 'warning',
    requestId,
    text: `WooCommerce sends buyers to ${hostname}, which paymentHosts does not name.`,
  })
  throw new HttpProblem('order-not-payable')
}

/** Asks WooCommerce to place the order of a cart. */
async function checkOut(shop: Shop, { draft, rate, payment }: ReadyDraft, { session }: DraftOrder) {
  const city = shop.cities.find(({ id }) => id === draft.delivery.cityId)
  if (city === undefined || session === null) throw new HttpProblem('not-found')
  const { billing, shipping } = addressesOf(shop, draft, city, rate.address ?? (await shop.address()))
  const { data } = await shop.woo.store({
    method: 'POST',
    path: ['checkout'],
    headers: headersOf(session),
    body: {
      billing_address: billing,
      shipping_address: shipping,
      customer_note: draft.customer.comment ?? '',
      payment_method: payment.gateway,
      payment_data: [],
    },
    schema: wooCheckout,
  })
  return data
}

function refusalOf({ code, said }: WooFailure): HttpProblem {
  const message = said ?? ''
  if (code?.includes('payment') === true) return new HttpProblem('order-not-payable', { detail: message })
  const isStock = code?.includes('stock') === true
  const pointer = isStock ? '/cart/value' : code === 'rest_invalid_param' ? '/customer/value' : '/delivery/value'
  return new HttpProblem('validation-failed', { errors: [{ pointer, code: 'refused', message }] })
}

/**
 * What became of a checkout whose response was lost or was a refusal: the order itself says. A cart that is empty by now, for
 * example, was placed by the request before.
 */
async function orderAfter(shop: Shop, { wooId, paymentUrl }: DraftOrder, failure: WooFailure): Promise<PlacedOrder> {
  const order = wooId === null ? null : await findOrder(shop.woo, wooId)
  const isWaiting = order?.status === 'pending' && paymentUrl !== null
  if (order !== null && (isPlaced(order) || isWaiting)) return { order, paymentUrl }
  throw failure.isOpen ? failure : refusalOf(failure)
}

/**
 * Makes the order of a draft in WooCommerce, exactly one whatever happens. The cart becomes an order that is not placed (its id is
 * kept and it is marked with the draft's) before WooCommerce is asked to place it; the same cart then only places that order.
 * To be called by whoever has the draft to itself.
 */
export async function placeOrder(shop: Shop, draft: StoredDraft, requestId: string): Promise<PlacedOrder> {
  // Nothing was ever made of it, so there is nothing to look for.
  if (draft.order === null) refuseIncomplete(draft)
  const known = await knownOrder(shop, draft)
  if (known !== null && isPlaced(known)) {
    if (draft.order?.wooId !== known.id)
      await rememberOrder(shop, draft, { since: '', session: null, contents: '', wooId: known.id, paymentUrl: null })
    return { order: known, paymentUrl: draft.order?.paymentUrl ?? null }
  }
  const ready = await checkDraft(shop, draft)
  const prepared = await preparedOrder(shop, ready, known)
  const wooId = prepared.wooId ?? 0
  if (prepared !== draft.order || known?.meta_data.every(({ key }) => key !== DRAFT_META) === true)
    await markOrder(shop.woo, wooId, metaOf(draft))
  try {
    const placed = await checkOut(shop, ready, prepared)
    const paymentUrl = ready.payment.isPage ? paymentUrlOf(shop, placed.payment_result?.redirect_url, requestId) : null
    if (placed.order_id !== wooId) await markOrder(shop.woo, placed.order_id, metaOf(draft))
    await rememberOrder(shop, draft, { ...prepared, wooId: placed.order_id, paymentUrl })
    const order = await findOrder(shop.woo, placed.order_id)
    if (order === null) throw new HttpProblem('provider-failed')
    return { order, paymentUrl }
  } catch (error) {
    if (!(error instanceof WooFailure)) throw error
    return orderAfter(shop, prepared, error)
  }
}
