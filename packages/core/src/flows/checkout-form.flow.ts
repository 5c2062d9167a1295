import type { OrderLine, WizardStep } from '@prilavok/contracts'
import { contactsSettings, prefillContacts } from '../contacts'
import { lazyPart } from '../lib/lazy'
import type { ReadonlyStore } from '../lib/store'
import type { Shop } from '../shop'
import { shopSettings } from '../shop.settings'
import { startAutosave, type Autosave } from './autosave.flow'
import { createCheckoutCity } from './checkout-city'
import type { CheckoutEnd } from './checkout-end.flow'
import { followCheckout } from './checkout-follow'
import { createCheckoutRequests } from './checkout-requests'
import type { CheckoutFeatures } from './checkout-features'
import type { CheckoutView } from './checkout-view'
import { linesOf, restoreOrder } from './order-parts'

/** Payments and what else follows the form load once it is shown, so that the first field does not wait for them. */
export const loadEnd = lazyPart(() => import('./checkout-end.flow'))

interface Given {
  readonly shop: Shop
  readonly features: CheckoutFeatures
  readonly view: ReadonlyStore<CheckoutView>
  /** The draft turned out to be an order already. */
  readonly complete: () => void
}

/** The order form at work: from the loaded draft to the press that makes the order. */
export interface CheckoutForm {
  /**
   * Fills the form from the draft, shows it at a step, or where the buyer left it, and begins to follow what changes. The products of
   * a draft that was just handed over come into the cart, beside what is there.
   */
  readonly fill: (at?: WizardStep | null, isHandedOver?: boolean) => Promise<void>
  /** Shows the form again, as it stands; one that was not there yet is filled. */
  readonly show: (at: WizardStep | null) => Promise<void>
  readonly submit: () => Promise<void>
  readonly chooseCity: (id: string) => Promise<void>
  readonly refreshCosts: () => Promise<void>
  readonly retryPayment: () => void
}

/** The order form of one page. */
export function createCheckoutForm({ shop, features, view, complete }: Given): CheckoutForm {
  const { effects, settings } = shop
  const { location } = effects
  const { cart, checkout, contacts, delivery, flags, order, orderAddress, payment } = features
  const requests = createCheckoutRequests(shop, features, view)
  const city = createCheckoutCity(shop, features)
  const isCartEmpty = () => cart.cart.state.getState().lines.length === 0
  let autosave: Autosave | null = null
  let end: CheckoutEnd | null = null
  let failedBefore = false

  const ensureEnd = async (): Promise<CheckoutEnd | null> => {
    const part = await loadEnd()
    end ??= part?.createCheckoutEnd({ shop, features, view, requests, showForm: show }) ?? null
    return end
  }
  const submit = async () => {
    const loaded = end ?? (await ensureEnd())
    if (loaded !== null) return loaded.submit()
    checkout.end({ failure: { kind: 'unsaved', detail: '' } })
    // Browsers of before autumn 2026 (Firefox ESR 153) remember for the life of a page that a module failed to load: where the shop
    // responds and the module does not load, only a new page loads it. What was typed is saved first.
    if (failedBefore && (await order.flush()).ok && (await order.reload()).ok) location.reload()
    failedBefore = true
  }
  /** Puts those of the lines into the cart that it has not got yet. */
  const takeLines = (given: readonly OrderLine[]) => {
    const { lines } = cart.cart.state.getState()
    const missing = given.filter(({ id }) => lines.every((line) => line.id !== id))
    if (missing.length === 0) return
    const added = missing.map((line) => ({
      ...line,
      price: line.price ?? 0,
      thumbUrl: line.thumbUrl ?? '',
      link: line.link ?? '',
    }))
    cart.cart.replaceAll([...lines, ...added])
  }
  const follow = () => {
    if (autosave !== null) return
    autosave = startAutosave(features, effects)
    followCheckout({ shop, features, view, requests, complete, comeBack: async () => end?.comeBack() })
  }
  order.onMerged((draft) => {
    const { cityId } = draft.delivery
    autosave?.quietly(() => {
      if (cityId !== null && cityId !== delivery.state.getState().cityId) void city.choose(cityId)
      restoreOrder(features, draft)
    })
  })

  const fill = async (at: WizardStep | null = null, isHandedOver = false) => {
    // Somebody else's link: its products come into a draft of this browser's own.
    if (!order.state.getState().owned) {
      takeLines(await order.copy())
      if (order.state.getState().status !== 'ready') return checkout.show('failed')
    }
    order.recover()
    const { draft } = order.state.getState()
    if (draft === null) return
    restoreOrder(features, draft)
    const { personalData } = settings(contactsSettings)
    if (personalData !== null) void prefillContacts(contacts, personalData)
    if (isHandedOver || isCartEmpty()) takeLines(draft.lines)
    if (isCartEmpty()) return location.go(settings(shopSettings).pages.cart)
    const back = order.comeBack()
    if (back?.option != null) payment.preselect(back.option)
    orderAddress.show(draft.id)
    checkout.show('form', at ?? back?.step)
    follow()
    const ending = ensureEnd()
    void flags.check('AddressDelivery')
    order.change({ lines: linesOf(cart.cart.state.getState()) })
    await order.flush()
    await city.settle(draft.delivery.cityId)
    await ending
  }
  const show = async (at: WizardStep | null) => {
    if (autosave === null) await fill(at)
    else checkout.show('form', at)
  }

  return {
    submit,
    chooseCity: city.choose,
    refreshCosts: requests.refreshCosts,
    retryPayment: requests.retryPayment,
    fill,
    show,
  }
}
