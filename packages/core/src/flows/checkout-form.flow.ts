import type { OrderDraft, WizardStep } from '@prilavok/contracts'
import { prefillContacts } from '../contacts'
import { createDebounce } from '../lib/debounce'
import { lazyPart } from '../lib/lazy-part'
import type { ReadonlyStore } from '../lib/store'
import type { Shop } from '../shop'
import { startAutosave, wholeOrder, type Autosave } from './autosave.flow'
import type { CheckoutEnd } from './checkout-end.flow'
import { createCheckoutRequests, watchPricing } from './checkout-requests'
import type { CheckoutRooms } from './checkout-rooms'
import type { CheckoutView } from './checkout-view'
import type { CheckoutExplanation, OrderStateView } from './explain.flow'
import { locateDevice } from './geolocation.flow'

/** Payments and what else follows the form load once it is shown, so that the first field does not wait for them. */
export const loadEnd = lazyPart(() => import('./checkout-end.flow'))

/** Delivery costs are asked for again so long after the last change of the goods. */
const COSTS_DELAY_MS = 600

interface Given {
  readonly shop: Shop
  readonly rooms: CheckoutRooms
  readonly view: ReadonlyStore<CheckoutView>
  /** The draft turned out to be an order already. */
  readonly complete: () => void
}

/** The order form at work: from the loaded draft to the press that makes the order. */
export interface CheckoutForm {
  /** Fills the rooms from the draft, shows the form at a step, or where the buyer left it, and begins to follow the rooms. */
  readonly fill: (at?: WizardStep | null) => Promise<void>
  /** Shows the form again, as it stands; one that was not there yet is filled. */
  readonly show: (at: WizardStep | null) => Promise<void>
  readonly submit: () => Promise<void>
  readonly chooseCity: (id: string) => Promise<void>
  readonly refreshCosts: () => Promise<void>
  readonly retryPayment: () => void
  /** Null until what reckons it is there. */
  readonly explain: () => CheckoutExplanation | null
  readonly orderState: () => OrderStateView | null
}

/** The order form of one page. */
export function createCheckoutForm({ shop, rooms, view, complete }: Given): CheckoutForm {
  const { effects, settings } = shop
  const { location, page } = effects
  const { cart, checkout, city, company, contacts, delivery, flags, order, payment } = rooms
  const goods = () => cart.cart.state.getState().goods
  const isOnForm = () => checkout.state.getState().screen === 'form'
  const asks = createCheckoutRequests(shop, rooms, view)
  const costsSoon = createDebounce(effects.clock, COSTS_DELAY_MS, () => void asks.refreshCosts())
  let autosave: Autosave | null = null
  let end: CheckoutEnd | null = null
  let pressedInVain = false

  /** Where the buyer's device is, where that is in this city. */
  const deviceIn = (id: string) => {
    const { device } = city.state.getState()
    return device?.cityId === id ? device : null
  }
  const goTo = async (id: string, tell: (id: string) => Promise<unknown>) => {
    const draft = order.state.getState().id
    if (draft !== null) await Promise.all([tell(id), delivery.setCity(id, draft, deviceIn(id))])
  }
  const chooseCity = (id: string) => goTo(id, city.choose)
  /** A point or an address says more of where the order goes than the device does. */
  const findDevice = async () => {
    const isOpen = () =>
      delivery.state.getState().pickupPointId === null && delivery.state.getState().address.street === ''
    if (!isOpen()) return
    const found = await locateDevice(shop, city, isOpen)
    if (found?.city != null) await goTo(found.city.id, async () => found)
  }
  const bringEnd = async (): Promise<CheckoutEnd | null> => {
    const part = await loadEnd()
    end ??= part?.createCheckoutEnd({ shop, rooms, view, asks, showForm: show }) ?? null
    return end
  }
  const submit = async () => {
    const here = end ?? (await bringEnd())
    if (here !== null) return here.submit()
    checkout.end({ failure: { kind: 'unsaved', detail: '' } })
    // Browsers of before autumn 2026 (Firefox ESR 153) remember for the life of a page that a module did not come: where the shop
    // answers and the module does not come, only a new page brings it. What was typed is saved first.
    if (pressedInVain && (await order.flush()).ok && (await order.reload()).ok) location.reload()
    pressedInVain = true
  }
  const leaveForCart = () => location.go(settings.pages.cart)

  const bring = (draft: OrderDraft) => {
    contacts.restore(draft)
    company.restore(draft)
    delivery.restore(draft)
    payment.restore(draft.paymentOption)
  }
  /** Another tab has edited the draft: its values are shown here, and what follows from them is asked for. */
  order.onMerged((draft) => {
    const { cityId } = draft.delivery
    autosave?.quietly(() => {
      if (cityId !== null && cityId !== delivery.state.getState().cityId) void chooseCity(cityId)
      bring(draft)
    })
  })
  const checkElsewhere = async () => {
    await order.readAgain()
    if (order.state.getState().createdOrderId !== null && isOnForm()) complete()
  }
  /** The page comes back as it was left, from a payment service or by the browser's buttons: the form goes on with what is true now (SAFE-15). */
  const comeAlive = async () => {
    if (checkout.state.getState().submission !== 'idle') checkout.end()
    await end?.comeBack()
    await checkElsewhere()
    if (!isOnForm()) return
    await Promise.all([cart.refresh(), asks.refreshCosts()])
    asks.paymentSoon()
  }
  /** An emptied cart may be the trace of an order that another tab has made. */
  const cartEmptied = async () => {
    await checkElsewhere()
    if (!isOnForm() || goods().length > 0) return
    order.change({ lines: [] })
    await order.flush()
    leaveForCart()
  }

  const follow = () => {
    if (autosave !== null) return
    autosave = startAutosave(rooms, effects)
    const onForm = (run: () => void) => () => {
      if (isOnForm()) run()
    }
    watchPricing(rooms, location.host())
    cart.cart.state.subscribe(
      (state) => state.goods,
      onForm(() => (goods().length === 0 ? void cartEmptied() : costsSoon())),
    )
    delivery.state.subscribe(
      ({ carrier, pickupPointId, method }) => [method, carrier, pickupPointId].join(),
      asks.paymentSoon,
    )
    delivery.state.subscribe(({ quotes }) => quotes, asks.paymentSoon)
    const openPayment = () => {
      if (view.getState().paymentIsOpen) asks.paymentSoon()
    }
    view.subscribe(({ paymentIsOpen }) => paymentIsOpen, openPayment)
    view.subscribe(
      ({ step }) => step,
      onForm(() => order.reachStep(view.getState().step)),
    )
    order.onTakenElsewhere(onForm(() => void checkElsewhere()))
    page.onRestore(onForm(() => void comeAlive()))
  }

  const fill = async (at: WizardStep | null = null) => {
    order.recover()
    const { draft } = order.state.getState()
    if (draft === null) return
    bring(draft)
    if (settings.personalData !== null) void prefillContacts(contacts, settings.personalData)
    if (goods().length === 0 && draft.lines.length > 0) {
      cart.cart.replaceAll(
        draft.lines.map((line) => ({
          ...line,
          price: line.price ?? 0,
          thumbUrl: line.thumbUrl ?? '',
          link: line.link ?? '',
        })),
      )
    }
    if (goods().length === 0) return leaveForCart()
    const back = order.comeBack()
    if (back?.option != null) payment.preselect(back.option)
    location.replaceQuery({ id: draft.id })
    checkout.show('form', at ?? back?.step)
    follow()
    const ending = bringEnd()
    void flags.check('AddressDelivery')
    order.change({ lines: wholeOrder(rooms).lines })
    await order.flush()
    const cityId = draft.delivery.cityId ?? (await city.locate())?.city?.id ?? null
    if (cityId !== null) await goTo(cityId, city.take)
    void findDevice()
    await ending
  }

  const show = async (at: WizardStep | null) => {
    if (autosave === null) await fill(at)
    else checkout.show('form', at)
  }

  return {
    submit,
    chooseCity,
    refreshCosts: asks.refreshCosts,
    retryPayment: asks.retryPayment,
    explain: () => end?.explain() ?? null,
    orderState: () => end?.orderState() ?? null,
    fill,
    show,
  }
}
