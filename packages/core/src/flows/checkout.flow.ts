import { lazyPart } from '../lib/lazy'
import { isRecord, parseJson } from '../lib/parse-json'
import type { ReadonlyStore } from '../lib/store'
import type { Feature, Shop } from '../shop'
import { ACCEPTED_KEY } from './accepted-key'
import { createCheckoutForm, type CheckoutForm } from './checkout-form.flow'
import type { CheckoutExplanation } from './explain.flow'
import { checkoutRooms, type CheckoutRooms } from './checkout-rooms'
import type { OrderStateView } from './order-state'
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
  /** The order's state over all rooms, for a debug view of the page (CHK-39); null while there is no form. */
  readonly orderState: () => OrderStateView | null
  /** Starts a new order after a completed one (CHK-52). */
  readonly startAnew: () => void
}

const loadPayment = lazyPart(() => import('./payment.flow'))

/** The order page from its opening to the accepted order. */
export const checkoutFlow: Feature<CheckoutFlow> = { name: 'checkout-flow', create: createCheckoutFlow }

function createCheckoutFlow(shop: Shop): CheckoutFlow {
  const { location, session } = shop.effects
  const rooms = checkoutRooms(shop)
  const { cart, checkout, order, payment } = rooms
  payment.comeFrom(loadPayment)
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
    const pay = payment.mayReturn() ? ((await (await payment.bring())?.returned()) ?? null) : undefined
    if (pay === null) return checkout.show('failed')
    const back = pay?.returning
    // A payment that has come back without the order that it was for cannot be checked (PAY-81).
    if (back?.orderId === null) await pay?.arrive()
    const asked = location.query('id') ?? (back?.left === false ? back.orderId : null)
    if (goods().length === 0 && asked === null)
      return back?.left === false ? checkout.show('missing') : location.go(shop.settings.pages.cart)
    session.remove(ACCEPTED_KEY)
    checkout.show('loading')
    await order.open(asked)
    const { id, status, createdOrderId } = order.state.get()
    // What an earlier page has begun counts while its draft is still the one of this browser.
    const returning = back !== undefined && (back.left ? back.orderId === id : back.orderId !== null)
    if (!returning && createdOrderId !== null) return complete()
    if (status === 'missing') {
      location.replaceQuery({ id: null })
      if (returning) await pay?.arrive()
    }
    // A form that could not save what is typed into it would be worse than none.
    if (status !== 'ready') return checkout.show(status === 'missing' ? 'missing' : 'failed')
    form ??= createCheckoutForm({ shop, rooms, view, complete })
    payment.serve({ showForm: form.show })
    const arrived = returning ? await pay?.arrive() : 'form'
    if (arrived === 'taken') return
    if (createdOrderId !== null) return complete()
    await form.fill(arrived === 'paymentStep' ? 'paymentSelection' : null)
  }

  return {
    rooms,
    view,
    submit: async () => form?.submit(),
    chooseCity: async (id) => form?.chooseCity(id),
    retryCosts: async () => form?.refreshCosts(),
    retryPayment: () => form?.retryPayment(),
    explain: () => form?.explain() ?? null,
    orderState: () => form?.orderState() ?? null,
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
