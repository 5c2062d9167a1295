import { lazyPart } from '../lib/lazy-part'
import { isRecord, parseJson } from '../lib/parse-json'
import type { ReadonlyStore } from '../lib/store'
import type { Feature, Shop } from '../shop'
import { ACCEPTED_KEY } from './accepted-key'
import type { CheckoutForm } from './checkout-form.flow'
import type { CheckoutExplanation } from './explain.flow'
import { checkoutRooms, type CheckoutRooms } from './checkout-rooms'
import { createCheckoutView, type CheckoutView } from './checkout-view'

/** The order page with all its rooms, from the draft to the accepted order. */
export interface CheckoutFlow {
  readonly rooms: CheckoutRooms
  readonly view: ReadonlyStore<CheckoutView>
  /** Opens the order page: takes up or creates the draft and fills the rooms. */
  readonly open: () => Promise<void>
  readonly chooseCity: (id: string) => Promise<void>
  readonly retryCosts: () => Promise<void>
  readonly retryPayment: () => void
  readonly submit: () => Promise<void>
  /** Why the page proposes what it proposes; null while there is no form. */
  readonly explain: () => CheckoutExplanation | null
  /** Starts a new order after a completed one (CHK-52). */
  readonly startAnew: () => void
}


/** The order page from its opening to the accepted order. */
export const checkoutFlow: Feature<CheckoutFlow> = { name: 'checkout-flow', create: createCheckoutFlow }

/** What the form does comes while the draft is asked for, so that nobody waits for it. */
const loadForm = lazyPart(() => import('./checkout-form.flow'))

function createCheckoutFlow(shop: Shop): CheckoutFlow {
  const { location, session } = shop.effects
  const rooms = checkoutRooms(shop)
  const { cart, checkout, order } = rooms
  const view = createCheckoutView(rooms)
  const goods = () => cart.cart.state.get().goods
  let form: CheckoutForm | null = null

  const showAcceptedAgain = (): boolean => {
    const kept = parseJson(session.read(ACCEPTED_KEY) ?? 'null')
    if (!isRecord(kept) || goods().length > 0 || location.query('id') !== null) return false
    checkout.accept({ number: typeof kept['number'] === 'string' ? kept['number'] : null })
    return true
  }

  const complete = () => {
    order.close(order.state.get().createdOrderId ?? '')
    location.replaceQuery({ id: null })
    checkout.show('completed')
  }

  let opening: Promise<void> | null = null
  const open = async () => {
    if (showAcceptedAgain()) return
    const asked = location.query('id')
    if (goods().length === 0 && asked === null) return location.go(shop.settings.pages.cart)
    session.remove(ACCEPTED_KEY)
    checkout.show('loading')
    const [part] = await Promise.all([loadForm(), order.open(asked)])
    const { status, createdOrderId } = order.state.get()
    if (createdOrderId !== null) return complete()
    if (status === 'missing') location.replaceQuery({ id: null })
    // A form that could not save what is typed into it would be worse than none.
    if (status !== 'ready' || part === null) return checkout.show(status === 'missing' ? 'missing' : 'failed')
    form ??= part.createCheckoutForm({ shop, rooms, view, complete })
    await form.fill()
  }

  return {
    rooms,
    view,
    submit: async () => form?.submit(),
    chooseCity: async (id) => form?.chooseCity(id),
    retryCosts: async () => form?.refreshCosts(),
    retryPayment: () => form?.retryPayment(),
    explain: () => form?.explain() ?? null,
    open() {
      opening ??= open().finally(() => {
        opening = null
      })
      return opening
    },
    startAnew() {
      location.replaceQuery({ id: null })
      location.reload()
    },
  }
}
