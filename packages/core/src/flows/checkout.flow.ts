import type { Feature, Shop } from '../shop'
import { createDebounce } from '../lib/debounce'
import { lazyPart } from '../lib/lazy-part'
import type { ReadonlyStore } from '../lib/store'
import { watch } from '../lib/watch'
import { isRecord, parseJson } from '../lib/parse-json'
import { ACCEPTED_KEY } from './accepted-key'
import { startAutosave, wholeOrder } from './autosave.flow'
import { checkoutRooms, type CheckoutRooms } from './checkout-rooms'
import { createCheckoutView, type CheckoutView } from './checkout-view'
import { watchPricing } from './checkout-pricing.flow'
import { createSubmit, prepareSubmit } from './submit.flow'

/** Payment options are asked for so long after what they depend on has changed (PAY-15). */
export const PAYMENT_DELAY_MS = 300
/** Delivery costs are asked for again so long after the last change of the goods. */
export const COSTS_DELAY_MS = 600

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
  /** Starts a new order after a completed one (CHK-52). */
  readonly startAnew: () => void
}

const loadPrefill = lazyPart(() => import('./prefill.flow'))
const loadGeolocation = lazyPart(() => import('./geolocation.flow'))

/** The order page from its opening to the accepted order. */
export const checkoutFlow: Feature<CheckoutFlow> = { name: 'checkout-flow', create: createCheckoutFlow }

function createCheckoutFlow(shop: Shop): CheckoutFlow {
  const { effects, settings } = shop
  const { clock, location, session, page } = effects
  const rooms = checkoutRooms(shop)
  const { cart, checkout, city, company, contacts, delivery, flags, order, payment } = rooms
  const view = createCheckoutView(rooms)
  const goods = () => cart.cart.state.get().goods
  const orderId = () => order.state.get().id

  /** The server prices deliveries and payments by the draft, so it gets the edits first. */
  const withSaved = async (ask: (id: string) => Promise<void>) => {
    await order.flush()
    const id = orderId()
    if (id !== null && order.state.get().createdOrderId === null) await ask(id)
  }
  const refreshCosts = () => withSaved(delivery.refresh)
  const paymentSoon = createDebounce(clock, PAYMENT_DELAY_MS, () => {
    if (view.get().paymentIsOpen) void withSaved(payment.load)
  })
  const paymentHere = async () => {
    if (!view.get().paymentIsOpen || payment.state.get().status === 'ready') return
    paymentSoon.cancel()
    await withSaved(payment.load)
  }
  const submit = createSubmit(rooms, effects, paymentHere)
  const costsSoon = createDebounce(clock, COSTS_DELAY_MS, () => void refreshCosts())

  const goTo = async (id: string, tell: (id: string) => Promise<unknown>) => {
    const draft = orderId()
    if (draft === null) return
    await Promise.all([tell(id), delivery.setCity(id, draft)])
  }
  const chooseCity = (id: string) => goTo(id, city.choose)
  /** A point or an address says more of where the order goes than the device does. */
  const findDevice = async () => {
    const isOpen = () => delivery.state.get().pickupPointId === null && delivery.state.get().address.street === ''
    if (!isOpen()) return
    const found = await (await loadGeolocation())?.locateDevice(shop, city, isOpen)
    if (found?.city != null && found.city.id !== delivery.state.get().cityId) await goTo(found.city.id, async () => found)
  }

  const prefill = async () => {
    const { personalData } = settings
    if (personalData !== null) await (await loadPrefill())?.prefillContacts(contacts, personalData)
  }

  const leaveForCart = () => location.go(settings.pages.cart)

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

  const fill = async () => {
    const { draft } = order.state.get()
    if (draft === null) return
    contacts.restore(draft)
    company.restore(draft)
    void prefill()
    delivery.restore(draft)
    payment.restore(draft.paymentOption)
    if (goods().length === 0 && draft.lines.length > 0) {
      cart.cart.replaceAll(draft.lines.map((line) => ({ ...line, price: line.price ?? 0, thumbUrl: line.thumbUrl ?? '', link: line.link ?? '' })))
    }
    if (goods().length === 0) return leaveForCart()
    location.replaceQuery({ id: draft.id })
    checkout.show('form')
    follow()
    prepareSubmit()
    void flags.check('AddressDelivery')
    order.change({ lines: wholeOrder(rooms).lines })
    await order.flush()
    const cityId = draft.delivery.cityId ?? (await city.locate())?.city?.id ?? null
    if (cityId !== null) await goTo(cityId, city.take)
    void findDevice()
  }

  const checkElsewhere = async () => {
    const answer = await order.reload()
    if (answer.ok && answer.value?.createdOrderId != null && checkout.state.get().screen === 'form') complete()
  }

  /** An emptied cart may be the trace of an order that another tab has made. */
  const cartEmptied = async () => {
    await checkElsewhere()
    if (checkout.state.get().screen !== 'form' || goods().length > 0) return
    order.change({ lines: [] })
    await order.flush()
    leaveForCart()
  }

  let following = false
  const follow = () => {
    if (following) return
    following = true
    const onForm = (run: () => void) => () => {
      if (checkout.state.get().screen === 'form') run()
    }
    startAutosave(rooms, effects)
    watchPricing(rooms, location.host())
    watch(cart.cart.state, (state) => state.goods, onForm(() => (goods().length === 0 ? void cartEmptied() : costsSoon())))
    watch(delivery.state, ({ carrier, pickupPointId, method }) => [method, carrier, pickupPointId].join(), paymentSoon)
    watch(delivery.state, ({ quotes }) => quotes, paymentSoon)
    watch(view, ({ paymentIsOpen }) => paymentIsOpen, paymentSoon)
    watch(view, ({ step }) => step, onForm(() => order.reachStep(view.get().step)))
    order.onTakenElsewhere(onForm(() => void checkElsewhere()))
    page.onRestore(onForm(() => void checkElsewhere()))
  }

  let opening: Promise<void> | null = null
  const open = async () => {
    if (showAcceptedAgain()) return
    const asked = location.query('id')
    if (goods().length === 0 && asked === null) return leaveForCart()
    session.remove(ACCEPTED_KEY)
    checkout.show('loading')
    await order.open(asked)
    const { status, createdOrderId } = order.state.get()
    if (createdOrderId !== null) return complete()
    if (status === 'ready') return fill()
    if (status === 'missing') location.replaceQuery({ id: null })
    checkout.show(status === 'missing' ? 'missing' : 'failed')
  }

  return {
    rooms,
    view,
    submit,
    chooseCity,
    retryCosts: refreshCosts,
    retryPayment: () => void withSaved(payment.load),
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
