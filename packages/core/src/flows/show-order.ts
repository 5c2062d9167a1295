import type { OrderDraft } from '@prilavok/contracts'
import { writeAccepted, type KeptAccepted, type MadeOrder } from '../checkout'
import type { Effects } from '../effects'
import type { CheckoutFeatures } from './checkout-features'

type Features = Pick<CheckoutFeatures, 'checkout' | 'order'>

/** An order as its draft shows it. */
const madeOf = ({ id, orderNumber, order, lines }: OrderDraft): MadeOrder => ({
  number: order?.number || orderNumber,
  underpaid: null,
  draftId: id,
  order,
  lines,
})

/** Completes what a screen knows of its order; one that cannot be had leaves the screen as it is. */
async function complete({ checkout, order }: Features, draftId: string): Promise<void> {
  const { state } = checkout
  const { draft: known } = order.state.getState()
  const isKnown = known?.id === draftId && known.createdOrderId !== null
  const draft = isKnown ? known : await order.look(draftId)
  const { accepted, screen } = state.getState()
  if (accepted?.draftId !== draftId || (screen !== 'accepted' && screen !== 'completed')) return
  const more = draft !== null && draft.createdOrderId !== null ? madeOf(draft) : null
  const lines = more?.lines?.length ? more.lines : accepted.lines
  const number = more?.number || accepted.number
  checkout.accept({ ...accepted, ...more, number, lines, underpaid: accepted.underpaid, loading: false }, screen)
}

/** Loads what the screen of a new order shows beside its number. */
export async function showOrder(features: Features): Promise<void> {
  const { draftId = null } = features.checkout.state.getState().accepted ?? {}
  if (draftId !== null) await complete(features, draftId)
}

/** Shows the order that this tab has shown before. */
export function showKept(features: Features, { screen, ...kept }: KeptAccepted): void {
  features.checkout.accept({ ...kept, loading: kept.draftId !== null }, screen)
  void showOrder(features)
}

/** Shows that an order was made of the draft before, and what is known of it. Source: CHK-05, CHK-51. */
export function showCompleted(
  { checkout, order, orderAddress }: Features & Pick<CheckoutFeatures, 'orderAddress'>,
  session: Effects['session'],
): void {
  const { id, draft, createdOrderId } = order.state.getState()
  order.close(createdOrderId ?? '')
  orderAddress.clear()
  const made = draft === null ? { number: null, underpaid: null, draftId: id } : madeOf(draft)
  writeAccepted(session, made, 'completed')
  checkout.accept(made, 'completed')
}
