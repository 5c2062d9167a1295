import { ACCEPTED_KEY, readAccepted } from '../checkout'
import { lazyPart } from '../lib/lazy'
import type { ReadonlyStore } from '../lib/store'
import { mayReturnFromPayment } from '../payment'
import type { Feature, Shop } from '../shop'
import { shopSettings } from '../shop.settings'
import { createCheckoutForm, loadEnd, type CheckoutForm } from './checkout-form.flow'
import { checkoutFeatures, type CheckoutFeatures } from './checkout-features'
import { createCheckoutView, type CheckoutView } from './checkout-view'
import type { CheckoutExplanation, OrderStateView } from './explain.flow'
import { showCompleted, showKept } from './show-order'

/** The order page with all its features, from the draft to the accepted order. */
export interface CheckoutFlow {
  /** The parts of the order: cart, contacts, delivery, payment and the rest. */
  readonly features: CheckoutFeatures
  /** What follows from the parts together, such as the errors and the step. */
  readonly view: ReadonlyStore<CheckoutView>
  /** Opens the order page: takes up or creates the draft and fills the form. */
  readonly open: () => Promise<void>
  /** Sends the order to another city and requests the costs of its carriers. */
  readonly chooseCity: (id: string) => Promise<void>
  /** Requests the costs of the delivery again after a failure. */
  readonly retryCosts: () => Promise<void>
  /** Requests the payment options again after a failure. */
  readonly retryPayment: () => void
  /** Tries to place the order; the state of `features.checkout` has the outcome. */
  readonly submit: () => Promise<void>
  /** Why the page proposes what it proposes; null until its code is loaded, which the first call requests. */
  readonly explain: () => CheckoutExplanation | null
  /** The order's state over all features, for a debug view of the page; null until its code is loaded, as in `explain`. Source: CHK-39. */
  readonly orderState: () => OrderStateView | null
  /** Starts a new order after a completed one. Source: CHK-52. */
  readonly startAnew: () => void
}

/** The order page from its opening to the accepted order. */
export const checkoutFlow: Feature<CheckoutFlow> = { name: 'checkout-flow', create: createCheckoutFlow }

const loadExplanations = lazyPart(() => import('./explain.flow'))

function createCheckoutFlow(shop: Shop): CheckoutFlow {
  const { location, session } = shop.effects
  const features = checkoutFeatures(shop)
  const { cart, checkout, order, orderAddress } = features
  const view = createCheckoutView(features)
  const lines = () => cart.cart.state.getState().lines
  let form: CheckoutForm | null = null

  const showAcceptedAgain = (): boolean => {
    const kept = readAccepted(session)
    if (kept === null || lines().length > 0 || orderAddress.id() !== null) return false
    showKept(features, kept)
    return true
  }

  let explaining: Awaited<ReturnType<typeof loadExplanations>> = null
  const explanations = () => {
    if (explaining === null) void loadExplanations().then((part) => void (explaining = part))
    return explaining
  }

  const complete = () => showCompleted(features, session)

  let opening: Promise<void> | null = null
  /** The one-time token of a link leaves the address at once. */
  let token: string | null = null
  const open = async () => {
    token = orderAddress.takeToken() ?? token
    if (showAcceptedAgain()) return
    const end = mayReturnFromPayment(shop.effects) ? await loadEnd() : undefined
    if (end === null) return checkout.show('failed')
    const payments = end && shop.use(end.paymentFlow).orderPage
    const back = payments?.returning()
    // A payment that has come back without the order that it was for cannot be checked (PAY-81).
    if (back?.orderId === null) await payments?.arrive()
    const orderId = orderAddress.id() ?? (back?.left === false ? back.orderId : null)
    if (lines().length === 0 && orderId === null)
      return back?.left === false ? checkout.show('missing') : location.go(shop.settings(shopSettings).pages.cart)
    session.remove(ACCEPTED_KEY)
    checkout.show('loading')
    const isHandedOver = await order.open(orderId, token)
    const { id, status, createdOrderId } = order.state.getState()
    // What an earlier page has begun counts while its draft is still the one of this browser.
    const returning = back !== undefined && (back.left ? back.orderId === id : back.orderId !== null)
    if (!returning && createdOrderId !== null) return complete()
    if (status === 'missing') {
      orderAddress.clear()
      if (returning) await payments?.arrive()
    }
    // A form that could not save what is typed into it would be worse than none.
    if (status !== 'ready') return checkout.show(status === 'missing' ? 'missing' : 'failed')
    form ??= createCheckoutForm({ shop, features, view, complete })
    payments?.showFormWith(form.show)
    const arrived = returning ? await payments?.arrive() : 'form'
    if (arrived === 'taken') return
    if (createdOrderId !== null) return complete()
    await form.fill(arrived === 'paymentStep' ? 'paymentSelection' : null, isHandedOver)
  }

  return {
    features,
    view,
    submit: async () => form?.submit(),
    chooseCity: async (id) => form?.chooseCity(id),
    retryCosts: async () => form?.refreshCosts(),
    retryPayment: () => form?.retryPayment(),
    explain: () => explanations()?.explainCheckout(features) ?? null,
    orderState: () => explanations()?.orderStateOf(features, session) ?? null,
    open() {
      opening ??= open().finally(() => {
        opening = null
      })
      return opening
    },
    startAnew() {
      session.remove(ACCEPTED_KEY)
      orderAddress.clear()
      location.reload()
    },
  }
}
