import type { Draft, PaymentSession, Trx } from '../db'
import { issueDraftToken } from '../features/order/draft-tokens'
import { lockOwnDraft } from '../features/order/drafts'
import { takePromo } from '../features/promo-codes/take-promo'
import { customerOf } from '../features/customers/customers'
import { closeSessions, insertSession, lockSessions } from '../features/payment/sessions'
import { HttpProblem } from '../http/problem'
import { deliveryIsComplete } from '../rules/order-check'
import { monthsOf, type Provider } from '../rules/payment-providers'
import { isOpenSession, isPaidSession } from '../rules/payment-session'
import type { Shop } from '../shop'
import { checkDraft } from './check-draft'
import { offeredBy } from './offered-options'
import type { PricedDraft } from './price-draft'

/** So long after its payment could be made a draft keeps its promo code: banks are late. */
const PROMO_KEPT_MS = 60 * 60_000

/** So long a buyer may come back from a payment in another browser and see what became of it. */
const RETURN_DAYS = 3

/** The payment that a buyer wants to start. */
export interface SessionRequest {
  readonly draftId: string
  readonly provider: Provider
  /** Hash of the key of the draft's owner. */
  readonly draftKey: string | null
  /** The profile that the widget of a credit has made. */
  readonly profileId: string | null
}

const notPayable = (detail: string, current?: unknown): never => {
  throw new HttpProblem('order-not-payable', current === undefined ? { detail } : { detail, current })
}

/** What is to be paid, in kopecks, and with which option. */
interface AmountDue {
  readonly option: string
  readonly amount: number
  readonly priced: PricedDraft
}

/** The option and amount to pay; 409 when the draft cannot be paid through this provider, and whatever a confirmation would refuse. */
async function amountDue(shop: Shop, trx: Trx, { draft, offered }: Payable, provider: Provider): Promise<AmountDue> {
  const option = draft.delivery.purchaseType ?? ''
  if (!provider.options.includes(option)) return notPayable('The draft is to be paid another way.')
  if (!offered.includes(option)) return notPayable('The shop does not offer this way to pay.')
  if (!deliveryIsComplete(draft.delivery)) return notPayable('Delivery is not chosen yet.')
  if (draft.cart.length === 0) return notPayable('There is nothing to pay.')
  const { priced } = await checkDraft(shop, trx, draft, null, true)
  const amount = priced.amountBy(option)
  if (amount === null || amount === 0) return notPayable('There is nothing to pay.')
  return { option, amount, priced }
}

/** What is about to be paid has its promo code taken before the money comes: nobody else can use it up meanwhile. */
async function holdPromo(shop: Shop, trx: Trx, draft: Draft, { option, priced }: AmountDue, keptUntil: Date) {
  const { promo } = priced
  if (promo === null) return
  const { id: customerId } = await customerOf(shop, trx, draft.customer)
  const kopecks = priced.discountedBy(option).promoKopecks
  await takePromo(trx, promo, { draftId: draft.id, customerId, kopecks, now: new Date(shop.now()), keptUntil })
}

/** A draft that waits for its payment. */
interface Payable {
  readonly draft: Draft
  readonly sessions: readonly PaymentSession[]
  /** The ways to pay that the shop offers. */
  readonly offered: readonly string[]
}

/** The draft of a payment and its attempts, locked; 409 when it is ordered or paid already. */
async function lockPayable(shop: Shop, trx: Trx, { draftId, draftKey }: SessionRequest): Promise<Payable> {
  // Everybody locks the draft first: they are sent in this order.
  const [draft, sessions, offered] = await Promise.all([
    lockOwnDraft(shop, trx, draftId, draftKey),
    lockSessions(trx, draftId),
    offeredBy(shop, trx),
  ])
  if (draft.created_order_id !== null) {
    throw new HttpProblem('order-already-created', { current: { createdOrderId: draft.created_order_id } })
  }
  const paid = sessions.find(isPaidSession)
  if (paid) return notPayable('The draft is paid already.', { paymentStatus: paid.state })
  return { draft, sessions, offered }
}

/** The open payment that a request would only repeat. */
const sameSession = (open: readonly PaymentSession[], { provider, profileId }: SessionRequest, due: AmountDue) =>
  open.find(
    (each) =>
      each.provider === provider.key &&
      each.amount_kopecks === due.amount &&
      each.purchase_type === due.option &&
      each.profile_id === profileId,
  )

/** The one open payment of the draft: the same again where it is already open, else a new one in place of any other. */
export const openSession = (
  shop: Shop,
  request: SessionRequest,
  script: string | null,
  isExpired: boolean,
): Promise<{ readonly session: PaymentSession; readonly isNew: boolean }> =>
  shop.db.transaction().execute(async (trx) => {
    const { draftId, provider, profileId } = request
    const payable = await lockPayable(shop, trx, request)
    const { draft, sessions } = payable
    const due = await amountDue(shop, trx, payable, provider)
    const open = sessions.filter((session) => isOpenSession(session, shop.now()))
    const same = sameSession(open, request, due)
    const others = open.filter((each) => each !== same)
    await closeSessions(shop, trx, others)
    if (same) return { session: same, isNew: false }
    const now = shop.now()
    const expiresOn = new Date(isExpired ? now : now + shop.settings.paymentMinutes * 60_000)
    await holdPromo(shop, trx, draft, due, new Date(expiresOn.getTime() + PROMO_KEPT_MS))
    const session = await insertSession(trx, {
      id: shop.randomId(),
      order_in_process_id: draftId,
      provider: provider.key,
      purchase_type: due.option,
      amount_kopecks: due.amount,
      months: provider.schedule ? monthsOf(due.option, provider) : null,
      profile_id: profileId,
      state: 'Created',
      script,
      return_token: await issueDraftToken(shop, trx, { draftId, role: 'payer', days: RETURN_DAYS }),
      created_on: new Date(now),
      updated_on: new Date(now),
      expires_on: expiresOn,
    })
    return { session, isNew: true }
  })
