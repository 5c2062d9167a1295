import { loadOrder, type OrderDraft, type PaymentOptionId, type WizardStep } from '@prilavok/contracts'
import { subscribeWithSelector } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import type { Effects, HttpFailure } from '../effects'
import { withDraftKey } from '../lib/draft-key'
import { ok, type Result } from '../lib/result'
import type { ReadonlyStore } from '../lib/store'
import { withValues } from '../lib/with-values'
import type { Feature } from '../shop'
import { createOrderOpening, type OrderOpening } from './order.opening'
import { initialOrder, isOwnOrder, productsOnly } from './order.rules'
import { createOrderSaving, type OrderSaving } from './order.saving'
import { nothingKept, ORDER_KEY, readOrder, writeOrder } from './order.storage'
import type { OrderState } from './order.types'
import { holdsKey, keepPastKey } from './past-keys'

/** The order draft of the buyer: one per browser, shared by its tabs (SAFE-03). */
export interface Order extends OrderSaving, OrderOpening {
  readonly state: ReadonlyStore<OrderState>
  /** Reads the draft again. */
  readonly reload: () => Promise<Result<OrderDraft | null, HttpFailure>>
  /** Reads a draft without taking it up, as far as this browser may know it; null when there is none or it cannot be had. */
  readonly look: (id: string) => Promise<OrderDraft | null>
  /** Each change of step is saved. Source: CHK-35. */
  readonly reachStep: (step: WizardStep) => void
  /** The buyer goes to a payment service and comes back to the step and the option that were left. Source: CHK-36, PAY-24. */
  readonly leaveForPayment: (option: PaymentOptionId | null) => void
  /** What to come back to; returned once. */
  readonly comeBack: () => { readonly step: WizardStep | null; readonly option: PaymentOptionId | null } | null
  /** An order was made of the draft: it is no longer the one in process (CHK-63). */
  readonly close: (createdOrderId: string) => void
  /** Another tab made the order or began another one. */
  readonly onTakenElsewhere: (listener: () => void) => () => void
  /** The draft has values now that another tab or browser has saved. */
  readonly onMerged: (listener: (draft: OrderDraft) => void) => () => void
}

type OrderEffects = Pick<
  Effects,
  'http' | 'clock' | 'cookies' | 'location' | 'storage' | 'session' | 'locks' | 'tabs' | 'random'
>

/** The order draft; no request is sent until it is opened. */
export function createOrder(effects: OrderEffects): Order {
  const { http, storage, tabs } = effects
  const state = createStore(subscribeWithSelector(() => initialOrder))
  const patch = (more: Partial<OrderState>) => state.setState((present) => withValues(present, more), true)
  const keep = (id: string | null) => {
    const { owned, lastStep, returning, preselectedPayment } = state.getState()
    if (!owned) return
    writeOrder(storage, id === null ? nothingKept : { id, lastStep, returning, preselectedPayment })
  }

  const readable = (draft: OrderDraft): OrderDraft =>
    isOwnOrder(draft, holdsKey(storage, draft.id)) ? draft : productsOnly(draft)

  const reload = async (): Promise<Result<OrderDraft | null, HttpFailure>> => {
    const { id, owned } = state.getState()
    if (id === null) return ok(null)
    const response = await http(loadOrder, { params: { id } })
    if (response.ok && response.value !== null) {
      const { value } = response
      patch({ draft: owned ? value : readable(value), createdOrderId: value.createdOrderId })
    }
    return response
  }

  const [ordered, merged] = [new Set<() => void>(), new Set<(draft: OrderDraft) => void>()]
  const { saving, close } = createOrderSaving({
    effects,
    state,
    reload,
    onOrdered: () => ordered.forEach((listener) => listener()),
    onMerged: (draft) => merged.forEach((listener) => listener(draft)),
  })

  return {
    ...saving,
    state,
    reload,
    ...createOrderOpening({ effects, patch, state, reload }),
    async look(id) {
      const response = await http(loadOrder, { params: { id } })
      if (!response.ok || response.value === null) return null
      return readable(response.value)
    },
    reachStep(lastStep) {
      if (state.getState().lastStep === lastStep) return
      patch({ lastStep })
      keep(state.getState().id)
      saving.change({ lastStep })
    },
    leaveForPayment(preselectedPayment) {
      patch({ returning: true, preselectedPayment })
      keep(state.getState().id)
    },
    comeBack() {
      const { id, returning, lastStep, preselectedPayment } = state.getState()
      if (!returning) return null
      patch({ returning: false, preselectedPayment: null })
      keep(id)
      return { step: lastStep, option: preselectedPayment }
    },
    close(createdOrderId) {
      close()
      const { id, owned } = state.getState()
      if (owned && id !== null) keepPastKey(storage, id)
      patch({ createdOrderId })
      keep(null)
    },
    onTakenElsewhere(listener) {
      ordered.add(listener)
      const stop = tabs.onStored(ORDER_KEY, () => {
        const { id, createdOrderId } = state.getState()
        if (id !== null && createdOrderId === null && readOrder(storage).id !== id) listener()
      })
      return () => {
        ordered.delete(listener)
        stop()
      }
    },
    onMerged(listener) {
      merged.add(listener)
      return () => void merged.delete(listener)
    },
  }
}

/** The order draft of a shop: `shop.use(orderFeature)`. */
export const orderFeature: Feature<Order> = {
  name: 'order',
  create: ({ effects }) => createOrder(withDraftKey(effects)),
}
