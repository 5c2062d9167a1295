import { HttpProblem, type FieldError } from '../http/problem'
import { isFor } from '../delivery/pickup-points'
import type { Rate } from '../delivery/rates'
import { changeDraft } from '../order/drafts'
import { orderErrors } from '../order/order-errors'
import type { DraftOrder, StoredDraft } from '../order/stored-draft'
import { cancelOrder, DRAFT_META, findOrder, isPlaced, isRetriable, lookForOrder, markOrder } from '../order/woo-orders'
import type { OfferedOption } from '../payment/gateway.types'
import type { Shop } from '../shop'
import { wooCheckout } from '../woo/cart.wire'
import { fillCart, headersOf, openCart, type RefusedStep } from '../woo/cart-session'
import { kopecksOf } from '../woo/money'
import type { WooOrder } from '../woo/order.wire'
import { safeAddress } from '../woo/plain-text'
import { WooFailure } from '../woo/woo-failure'
import { chosenRate } from './draft-rates'
import { addressesOf, contentsOf } from './order-contents'
import { calculationOf, discountOf, priceCart, wooLinesOf, type PricedCart } from './price-cart'

/** An order that was placed, and the page where it is paid. */
export interface PlacedOrder {
  readonly order: WooOrder
  readonly paymentUrl: string | null
}

/** A draft that lacks nothing. */
interface ReadyDraft {
  readonly draft: StoredDraft
  readonly cart: PricedCart
  readonly rate: Rate
  readonly payment: OfferedOption
}

/** Orders that were made longer ago than this before the last save of a draft are not its. */
const LOOK_BACK_MS = 600_000
/** A cart of WooCommerce is used again for so long; its nonce lives at least twelve hours. */
const SESSION_MS = 6 * 3_600_000

const refuse = (...errors: readonly FieldError[]): never => {
  throw new HttpProblem('validation-failed', { errors })
}

async function refuseChangedPrices(shop: Shop, draft: StoredDraft, cart: PricedCart): Promise<void> {
  const now = new Map(cart.lines.map(({ product }) => [product.id, product.hashCode]))
  const isChanged = draft.cart.some(({ id, hashCode }) => hashCode !== null && now.get(id) !== hashCode)
  if (!isChanged && cart.gone.length === 0) return
  const current = calculationOf(cart, await discountOf(shop, cart, draft.promoCode))
  throw new HttpProblem('price-changed', { current })
}

function refuseIncomplete(draft: StoredDraft): void {
  const errors = orderErrors(draft)
  if (errors.length > 0) refuse(...errors)
}

/** All checks before an order: fields, prices, what delivery and payment allow. */
async function checkDraft(shop: Shop, draft: StoredDraft): Promise<ReadyDraft> {
  refuseIncomplete(draft)
  const cart = await priceCart(shop, draft.cart)
  await refuseChangedPrices(shop, draft, cart)
  const gone = cart.lines.flatMap(({ product }, at) =>
    product.available
      ? []
      : [{ pointer: `/cart/value/${at}`, code: 'exists', message: `Товара «${product.name}» нет в наличии` }],
  )
  if (gone.length > 0) return refuse(...gone)
  const at = '/delivery/value'
  const rate = await chosenRate(shop, draft)
  if (rate === null)
    return refuse({ pointer: `${at}/transportCompany`, code: 'exists', message: 'Выберите способ доставки' })
  if (rate.isPickup && draft.delivery.pickPointId !== rate.carrier)
    return refuse({ pointer: `${at}/pickPointId`, code: 'exists', message: 'Выберите пункт выдачи' })
  const { options } = await shop.gateways()
  const payment = options.find(({ option }) => option === draft.delivery.purchaseType)
  if (payment === undefined || !isFor(payment, rate.method, rate.rateId))
    return refuse({ pointer: `${at}/purchaseType`, code: 'purchaseTypeRequired', message: 'Выберите способ оплаты' })
  return { draft, cart, rate, payment }
}

const POINTERS: Readonly<Record<RefusedStep['step'], (at: number) => string>> = {
  line: (at) => `/cart/value/${at}`,
  coupon: () => '/promoCode',
  address: () => '/delivery/value/cityId',
  rate: () => '/delivery/value/transportCompany',
}

const errorsOf = (refused: readonly RefusedStep[]): readonly FieldError[] =>
  refused.map(({ step, at, said }) => ({ pointer: POINTERS[step](at), code: 'exists', message: said }))

/** Fills a cart of WooCommerce with a draft and lets it become an order that is not placed yet. */
async function prepareOrder(shop: Shop, ready: ReadyDraft, opened: DraftOrder['session']): Promise<DraftOrder> {
  const { draft, cart, rate } = ready
  const city = shop.cities.find(({ id }) => id === draft.delivery.cityId)
  if (city === undefined) throw new HttpProblem('not-found')
  const session = opened ?? (await openCart(shop.woo))
  const { shipping } = addressesOf(shop, draft, city, rate.address ?? (await shop.address()))
  const contents = { lines: wooLinesOf(cart), coupon: draft.promoCode, address: shipping, rateId: rate.rateId }
  const filled = await fillCart(shop.woo, session, contents)
  const refused = filled.refused.filter(({ step }) => step !== 'coupon')
  if (refused.length > 0) return refuse(...errorsOf(refused))
  const price = new Map(filled.cart.items.map(({ id, prices }) => [String(id), kopecksOf(prices.price, prices)]))
  if (cart.lines.some(({ product }) => price.get(product.id) !== product.price))
    throw new HttpProblem('price-changed', { current: calculationOf(await priceCart(shop, draft.cart), null) })
  const { data } = await shop.woo.store({ path: ['checkout'], headers: headersOf(session), schema: wooCheckout })
  const since = new Date(shop.now()).toISOString()
  return { since, session, contents: contentsOf(draft), wooId: data.order_id, paymentUrl: null }
}

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

const remember = (shop: Shop, draft: StoredDraft, order: DraftOrder | null) =>
  changeDraft(shop, draft.id, (now) => ({ ...now, order }))

/** The order is known before it is placed, so that a repeat places the same one. */
async function preparedOrder(shop: Shop, ready: ReadyDraft, known: WooOrder | null): Promise<DraftOrder> {
  const { draft } = ready
  const { order } = draft
  const isFresh = order !== null && order.session !== null && shop.now() - Date.parse(order.since) < SESSION_MS
  const mayRetry = isFresh && known !== null && isRetriable(known)
  if (mayRetry && order.contents === contentsOf(draft)) return order
  const isUnplaced = known?.status === 'checkout-draft'
  if (known !== null && !isUnplaced && isRetriable(known)) {
    const cancelled = await cancelOrder(shop.woo, known.id)
    // Paid in the meantime: that is the order of this draft.
    if (isPlaced(cancelled)) throw new HttpProblem('idempotency-in-progress', { retryAfterSeconds: 1 })
  }
  // The cart of an order that is not placed yet holds its stock, so that cart is filled anew.
  const prepared = await prepareOrder(shop, ready, mayRetry && isUnplaced ? order.session : null)
  await remember(shop, draft, prepared)
  return prepared
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
      await remember(shop, draft, { since: '', session: null, contents: '', wooId: known.id, paymentUrl: null })
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
    await remember(shop, draft, { ...prepared, wooId: placed.order_id, paymentUrl })
    const order = await findOrder(shop.woo, placed.order_id)
    if (order === null) throw new HttpProblem('provider-failed')
    return { order, paymentUrl }
  } catch (error) {
    if (!(error instanceof WooFailure)) throw error
    return orderAfter(shop, prepared, error)
  }
}
