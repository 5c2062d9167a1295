import { createDebounce } from '../lib/debounce'
import type { ReadonlyStore } from '../lib/store'
import type { Shop } from '../shop'
import { shopSettings } from '../shop.settings'
import { watchPricing, type CheckoutRequests } from './checkout-requests'
import type { CheckoutFeatures } from './checkout-features'
import { followCourierTown } from './courier-town.flow'
import type { CheckoutView } from './checkout-view'

/** Delivery costs are requested again so long after the last change of the products. */
const COSTS_DELAY_MS = 600

interface Given {
  readonly shop: Shop
  readonly features: CheckoutFeatures
  readonly view: ReadonlyStore<CheckoutView>
  readonly requests: CheckoutRequests
  /** The draft turned out to be an order already. */
  readonly complete: () => void
  /** The page is back from the back-forward cache. */
  readonly comeBack: () => Promise<void>
}

/** Keeps an open form in step with the cart, the delivery, other tabs and the page itself. */
export function followCheckout({ shop, features, view, requests, complete, comeBack }: Given): void {
  const { effects, settings } = shop
  const { cart, checkout, delivery, order } = features
  const costsSoon = createDebounce(effects.clock, COSTS_DELAY_MS, () => void requests.refreshCosts())
  const isCartEmpty = () => cart.cart.state.getState().lines.length === 0
  const isOnForm = () => checkout.state.getState().screen === 'form'
  const onForm = (run: () => void) => () => {
    if (isOnForm()) run()
  }

  const checkElsewhere = async () => {
    await order.readAgain()
    if (order.state.getState().createdOrderId !== null && isOnForm()) complete()
  }
  /** An emptied cart may be the trace of an order that another tab has made. */
  const cartEmptied = async () => {
    await checkElsewhere()
    if (!isOnForm() || !isCartEmpty()) return
    order.change({ lines: [] })
    await order.flush()
    effects.location.go(settings(shopSettings).pages.cart)
  }
  /** The page comes back as it was left, from a payment service or by the browser's buttons: the form goes on with what is true now (SAFE-15). */
  const pageRestored = async () => {
    if (checkout.state.getState().submission !== 'idle') checkout.end()
    await comeBack()
    await checkElsewhere()
    if (!isOnForm()) return
    await Promise.all([cart.refresh(), requests.refreshCosts()])
    requests.paymentSoon()
  }

  watchPricing(features, effects.location.host())
  cart.cart.state.subscribe(
    ({ lines }) => lines,
    onForm(() => (isCartEmpty() ? void cartEmptied() : costsSoon())),
  )
  // Delivery and payment count with the promo code that the draft has by then.
  cart.cart.state.subscribe(({ calculated }) => calculated?.promo, onForm(costsSoon))
  delivery.state.subscribe(
    ({ carrier, pickupPointId, method }) => [method, carrier, pickupPointId].join(),
    requests.paymentSoon,
  )
  delivery.state.subscribe(({ quotes }) => quotes, requests.paymentSoon)
  followCourierTown(features)
  view.subscribe(
    ({ paymentIsOpen }) => paymentIsOpen,
    (isOpen) => isOpen && requests.paymentSoon(),
  )
  view.subscribe(
    ({ step }) => step,
    onForm(() => order.reachStep(view.getState().step)),
  )
  order.onTakenElsewhere(onForm(() => void checkElsewhere()))
  effects.page.onRestore(onForm(() => void pageRestored()))
}
