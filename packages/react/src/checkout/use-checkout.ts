import {
  nextLeft,
  shownErrors,
  type Checkout,
  type CheckoutError,
  type CheckoutField,
  type CheckoutState,
  type LeftToDo,
} from '@prilavok/core/checkout'
import { checkoutFlow, type CheckoutFlow, type CheckoutView } from '@prilavok/core/flows'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { useShop } from '../shop-context'

/** An error together with the id of the element that it leads to. */
export interface ShownError extends CheckoutError {
  /** Id of the element to focus or to link to. */
  readonly fieldId: string
}

/** The order page as a component sees it. */
export interface UseCheckout
  extends CheckoutState, CheckoutView, Pick<CheckoutFlow, 'open' | 'startAnew'>, Pick<Checkout, 'ask'> {
  /** What is shown as wrong at this moment. Source: EXP-15. */
  readonly shown: readonly ShownError[]
  /** What the buyer comes to next, with the id of the first field that it misses; null when nothing is left. */
  readonly left: (LeftToDo & { readonly fieldId: string }) | null
  /** Edits that the server has not taken yet. */
  readonly saving: 'saved' | 'saving' | 'unsaved'
  /** When the oldest of them was made; null when there is none. */
  readonly unsavedSince: number | null
  /** Tries to order; resolves with what kept it from being tried, in the order of the checks (VALID-01). */
  readonly submit: () => Promise<readonly ShownError[]>
}

const fieldIdOf = (field: CheckoutField): string => `pk-order-${field}`
const withIds = (errors: readonly CheckoutError[]): readonly ShownError[] =>
  errors.map((error) => ({ ...error, fieldId: fieldIdOf(error.field) }))

/** The order page as a whole. */
export function useCheckout(): UseCheckout {
  const shop = useShop()
  const flow = shop.use(checkoutFlow)
  const { features, view, open, startAnew } = flow
  const state = useStore(features.checkout.state)
  const seen = useStore(view)
  const saving = useStore(features.order.state, (order) => order.saving)
  const unsavedSince = useStore(features.order.state, (order) => order.unsavedSince)
  const atOnce = shop.option('OrderFormErrorsVisibilityImmediatelyOrAfterClick')
  const shown = useMemo(() => withIds(shownErrors(seen.errors, state, atOnce)), [seen.errors, state, atOnce])
  const left = useMemo(() => {
    const next = nextLeft(seen.errors)
    return next === null ? null : { ...next, fieldId: fieldIdOf(next.fields[0] ?? 'consent') }
  }, [seen.errors])
  const submit = useCallback(async () => {
    await flow.submit()
    return withIds(shownErrors(flow.view.getState().errors, flow.features.checkout.state.getState(), atOnce))
  }, [flow, atOnce])
  return { ...state, ...seen, shown, left, saving, unsavedSince, open, submit, startAnew, ask: features.checkout.ask }
}

/** What a field of the order page needs: its id, its error at this moment, and what to call when it is left. */
export interface UseCheckoutField {
  /** The id that the field's control, or its group, must carry. */
  readonly id: string
  /** The words to show at the field: the server's own where it refused, else the given ones; nothing while the field is not shown as wrong. */
  readonly error: (words: string) => string | undefined
  /** The buyer has left the field, or has chosen in it. */
  readonly left: () => void
}

/** One field of the order page; renders again only when the error of this field changes. */
export function useCheckoutField(field: CheckoutField): UseCheckoutField {
  const shop = useShop()
  const { features, view } = shop.use(checkoutFlow)
  const atOnce = shop.option('OrderFormErrorsVisibilityImmediatelyOrAfterClick')
  const { state } = features.checkout
  const wrong = (seen: CheckoutView, present: CheckoutState): string | null => {
    const error = shownErrors(seen.errors, present, atOnce).find((shown) => shown.field === field)
    return error === undefined ? null : (error.message ?? '')
  }
  const subscribe = useCallback(
    (changed: () => void) => {
      const stops = [view.subscribe(changed), state.subscribe(changed)]
      return () => stops.forEach((stop) => stop())
    },
    [view, state],
  )
  const message = useSyncExternalStore(
    subscribe,
    () => wrong(view.getState(), state.getState()),
    () => wrong(view.getInitialState(), state.getInitialState()),
  )
  return {
    id: fieldIdOf(field),
    error: (words) => (message === null ? undefined : message || words),
    left() {
      features.contacts.settle()
      features.checkout.touch(field)
    },
  }
}
