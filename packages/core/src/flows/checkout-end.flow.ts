import type { WizardStep } from '@prilavok/contracts'
import { checkoutSettings } from '../checkout'
import { lazyPart } from '../lib/lazy'
import type { ReadonlyStore } from '../lib/store'
import { purchasesFeature } from '../order'
import type { Shop } from '../shop'
import { startAutoConfirm } from './auto-confirm.flow'
import type { CheckoutRequests } from './checkout-requests'
import type { CheckoutFeatures } from './checkout-features'
import type { CheckoutView } from './checkout-view'
import { startExitWarning } from './exit-warning.flow'
import { paymentFlow } from './payment.flow'
import type { Requote } from './requote.flow'
import { createSubmit } from './submit.flow'

interface Given {
  readonly shop: Shop
  readonly features: CheckoutFeatures
  readonly view: ReadonlyStore<CheckoutView>
  readonly requests: CheckoutRequests
  readonly showForm: (at: WizardStep | null) => Promise<void>
}

/** Asking again what the order costs; nobody needs it soon. */
const loadRequote = lazyPart(() => import('./requote.flow'))

/** How a filled form ends: in an order, in a payment, in a question, in a warning. */
export interface CheckoutEnd {
  readonly submit: () => Promise<void>
  /** The page is back from the back-forward cache. Source: SAFE-15. */
  readonly comeBack: () => Promise<void>
}

/** What nobody needs while the first field is typed into; it loads right after the form. */
export function createCheckoutEnd({ shop, features, view, requests, showForm }: Given): CheckoutEnd {
  const { effects, settings } = shop
  const payments = shop.use(paymentFlow).orderPage
  payments.showFormWith(showForm)
  const prepare = () => {
    if (view.getState().paymentIsOpen) payments.prepare()
  }
  view.subscribe(({ paymentIsOpen }) => paymentIsOpen, prepare)
  prepare()
  if (settings(checkoutSettings).checkout.autoConfirm) startAutoConfirm(features, view, effects)
  startExitWarning(features, view, shop)
  const loaded = loadRequote().then((part) => part?.createRequote(features, requests.refreshCosts, effects))
  const requote: Requote = async (isRefused) => (await loaded)?.(isRefused) ?? null
  payments.requoteWith(requote)
  return {
    submit: createSubmit({ ...features, purchases: shop.use(purchasesFeature) }, effects, {
      optionsLoading: requests.optionsLoading,
      pay: payments.pay,
      requote,
    }),
    comeBack: payments.comeBack,
  }
}

export { paymentFlow }
