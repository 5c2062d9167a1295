import { shownErrors, type CheckoutError, type CheckoutField, type CheckoutState } from '@prilavok/core/checkout'
import { checkoutFlow, type CheckoutFlow, type CheckoutView } from '@prilavok/core/flows'
import { useMemo } from 'react'
import { useShop, useStore } from '../shop-context'

export interface UseCheckout extends CheckoutState, CheckoutView, Pick<CheckoutFlow, 'open' | 'submit' | 'startAnew'> {
  /** What is shown as wrong at this moment (EXP-15). */
  readonly shown: readonly CheckoutError[]
  /** Edits that the server has not taken yet. */
  readonly saving: 'saved' | 'saving' | 'unsaved'
}

/** The order page as a whole. */
export function useCheckout(): UseCheckout {
  const { settings } = useShop()
  const { rooms, view, open, submit, startAnew } = useShop().use(checkoutFlow)
  const state = useStore(rooms.checkout.state)
  const seen = useStore(view)
  const saving = useStore(rooms.order.state, (order) => order.saving)
  const atOnce = settings.options.OrderFormErrorsVisibilityImmediatelyOrAfterClick
  const shown = useMemo(() => shownErrors(seen.errors, state, atOnce), [seen.errors, state, atOnce])
  return { ...state, ...seen, shown, saving, open, submit, startAnew }
}

/** The error to be shown at one field, if there is one; and the way to say that the buyer has left the field. */
export function useCheckoutField(field: CheckoutField): { readonly error: CheckoutError | null; readonly left: () => void } {
  const { rooms } = useShop().use(checkoutFlow)
  const { shown } = useCheckout()
  const left = () => {
    rooms.contacts.settle()
    rooms.checkout.touch(field)
  }
  return { error: shown.find((error) => error.field === field) ?? null, left }
}
