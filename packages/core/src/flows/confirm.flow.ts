import { confirmOrder, type ConfirmResult } from '@prilavok/contracts'
import { pricedLines } from '../cart'
import { refusedField, writeAccepted, type PriceChange, type SubmitFailure, type Underpaid } from '../checkout'
import type { Effects, HttpFailure } from '../effects'
import { PROMO_KEY } from '../promo-code'
import { withDraftKey } from '../lib/draft-key'
import { createAttempt, isFinalFailure } from '../lib/attempt'
import { toKopecks } from '../money'
import type { Purchases } from '../order'
import { PAYMENT_KEY, type Settled } from '../payment'
import { wholeOrder } from './order-parts'
import type { CheckoutFeatures } from './checkout-features'
import type { Requote } from './requote.flow'
import { showCompleted, showOrder } from './show-order'

/** The storage key of the try to make an order. */
export const ATTEMPT_KEY = 'prilavok.attempt'

/** How long a buyer waits where a busy server does not say. */
const WAIT_SECONDS = 60

interface Made {
  readonly orderId: string
  readonly customerId: string | null
  readonly number: string | null
  readonly underpaid: Underpaid | null
}

/** What an order still lacks of which a part was paid; nothing is paid yet of one that is paid on delivery. */
function underpaidOf({ total, paid, due }: ConfirmResult): Underpaid | null {
  if (!total || !paid || !due) return null
  return { total: toKopecks(total), paid: toKopecks(paid), due: toKopecks(due) }
}

/** The stores of the order, and where one that was made is reported. */
export type ConfirmFeatures = CheckoutFeatures & { readonly purchases: Purchases }

type Given = Pick<Effects, 'http' | 'storage' | 'session' | 'random' | 'locks'>

/** The ways from a draft to an order. */
export interface Confirm {
  /** Saves everything, confirms once and finds out what became of a lost response. */
  readonly order: (id: string) => Promise<void>
  /** Saves everything for a payment; false when the buyer has been shown why not. */
  readonly save: (id: string) => Promise<boolean>
  /** Makes the order of a draft that is paid: what was paid for is confirmed, and nothing else is saved any more. */
  readonly settle: (id: string) => Promise<Settled>
  /** The draft has become an order elsewhere: its screen shows it (CHK-51). */
  readonly completed: () => Promise<void>
}

/** The totals before and after the server has refused the sum that was shown; prices alone are asked for where no whole quote can be had. */
export async function changedPrice(cart: CheckoutFeatures['cart'], requote: Requote): Promise<PriceChange> {
  const { total: before } = cart.cart.state.getState()
  const change = await requote(true)
  if (change !== null) return change
  await cart.refresh()
  return { before, after: cart.cart.state.getState().total }
}

/** Makes an order of the draft, at most one. Source: SAFE-01, SAFE-02. */
export function createConfirm(features: ConfirmFeatures, effects: Given, requote: Requote = async () => null): Confirm {
  const { cart, checkout, order, orderAddress, purchases } = features
  const { http } = withDraftKey(effects)
  const attempt = createAttempt(effects.storage, effects.random, ATTEMPT_KEY)
  const alone = <T>(id: string, task: () => Promise<T>): Promise<T> => effects.locks.run(`confirm-${id}`, task)

  const accepted = ({ orderId, customerId, number, underpaid }: Made) => {
    const { id, draft, owned } = order.state.getState()
    const inCart = pricedLines(cart.cart.state.getState())
    const lines = inCart.length > 0 ? inCart : (draft?.lines ?? [])
    const products = lines.map(({ id: product, name, quantity, price }) => ({
      id: product,
      name,
      quantity,
      price: (price ?? 0) / 100,
    }))
    // The key stays: another tab that waits for the same payment confirms with it and makes no order of its own.
    order.close(orderId)
    effects.storage.remove(PAYMENT_KEY)
    const made = { number, underpaid, draftId: id }
    writeAccepted(effects.session, made)
    checkout.accept({ ...made, lines: owned ? lines : [], loading: true })
    void showOrder(features)
    orderAddress.clear()
    // Another browser than the buyer's own sees that there is an order; neither its products nor this cart are of it.
    if (!owned) return
    purchases.send({ orderId, orderInProcessId: id ?? orderId, customerId, lines: products })
    effects.storage.remove(PROMO_KEY)
    cart.cart.clear()
  }

  const confirmed = (result: ConfirmResult) =>
    accepted({
      orderId: result.orderId,
      customerId: result.customerId,
      number: result.orderNumber || null,
      underpaid: underpaidOf(result),
    })

  const failed = (failure: SubmitFailure) => checkout.end({ failure })

  /** Nothing was carried out: the same try may be made later (SAFE-01). */
  const busy = ({ problem, message }: HttpFailure) =>
    failed({ kind: 'busy', detail: message, seconds: problem?.retryAfterSeconds ?? WAIT_SECONDS })

  const completed = async () => {
    await order.reload()
    showCompleted(features, effects.session)
  }

  /** The response was lost: only the draft knows whether there is an order (SAFE-02, fault cases 14 and 15). */
  const reconcile = async ({ message }: HttpFailure) => {
    const draft = await order.reload()
    if (!draft.ok) return failed({ kind: 'unknown', detail: message })
    const made = draft.value?.createdOrderId ?? null
    if (made !== null)
      return accepted({ orderId: made, customerId: null, number: draft.value?.orderNumber ?? null, underpaid: null })
    failed({ kind: 'unconfirmed', detail: message })
  }

  const refusedByServer = async (failure: HttpFailure) => {
    const { problem } = failure
    if (isFinalFailure(failure)) attempt.finish()
    switch (problem?.code) {
      case 'validation-failed': {
        const refused = (problem.errors ?? []).flatMap((error) => refusedField(error) ?? [])
        if (refused.length > 0) return checkout.end({ refused })
        break
      }
      case 'price-changed':
        return checkout.end({ priceChange: await changedPrice(cart, requote) })
      case 'order-already-created':
        return completed()
    }
    const details = [
      problem?.detail ?? problem?.title ?? failure.message,
      ...(problem?.errors ?? []).map(({ message }) => message),
    ]
    failed({ kind: 'refused', detail: details.filter((text) => text !== '').join('. ') })
  }

  const sendConfirm = (id: string) => http(confirmOrder, { params: { id } }, { idempotencyKey: attempt.key(id) })

  const confirm = async (id: string) => {
    checkout.begin('confirming')
    const response = await sendConfirm(id)
    if (response.ok) return confirmed(response.value)
    if (response.error.status === 429) return busy(response.error)
    return isFinalFailure(response.error) ? refusedByServer(response.error) : reconcile(response.error)
  }

  const save = async (): Promise<boolean> => {
    if (order.state.getState().createdOrderId !== null) {
      showCompleted(features, effects.session)
      return false
    }
    order.change(wholeOrder(features))
    const saved = await order.flush()
    if (saved.ok) return true
    if (saved.error.problem?.code === 'order-already-created') await completed()
    else if (saved.error.status === 429) busy(saved.error)
    else failed({ kind: 'unsaved', detail: saved.error.problem?.detail ?? saved.error.message })
    return false
  }

  /** Whether the draft has become an order by itself; its screen says so. */
  const acceptMade = async (): Promise<boolean> => {
    if (order.state.getState().createdOrderId === null) await order.reload()
    const { createdOrderId, draft } = order.state.getState()
    if (createdOrderId === null) return false
    accepted({ orderId: createdOrderId, customerId: null, number: draft?.orderNumber ?? null, underpaid: null })
    return true
  }
  const settle = async (id: string): Promise<Settled> => {
    // Only the owner orders; the shop itself orders what is paid.
    if (!order.state.getState().owned) return (await acceptMade()) ? 'accepted' : 'lost'
    const response = await sendConfirm(id)
    if (response.ok) {
      confirmed(response.value)
      return 'accepted'
    }
    if (await acceptMade()) return 'accepted'
    if (!isFinalFailure(response.error)) return 'lost'
    attempt.finish()
    return 'refused'
  }

  return {
    completed,
    save: (id) => alone(id, save),
    order: (id) =>
      alone(id, async () => {
        if (!(await save())) return
        const release = order.hold()
        await confirm(id).finally(release)
      }),
    settle: (id) =>
      alone(id, async () => {
        const release = order.hold()
        return settle(id).finally(release)
      }),
  }
}
