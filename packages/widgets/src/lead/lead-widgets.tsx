import type { ComponentType } from 'react'
import { useLabels } from '../lib/labels'
import { lazySection } from '../lib/lazy-section'
import { FormOpener, type OpenedForm } from '../lib/small-form/form-opener'
import {
  callBackRu,
  discountSubscriptionRu,
  oneClickOrderRu,
  remindLaterRu,
  stockSubscriptionRu,
  wholesaleRu,
} from './lead.labels'

/** A button that opens a form, or the form itself. */
export interface LeadProps {
  /** `form` shows the fields in the page; by default a button opens them in a window. */
  readonly view?: 'button' | 'form' | undefined
  /** What the button says. */
  readonly buttonLabel?: string | undefined
}

/** A form about a product. */
export interface ProductLead extends LeadProps {
  /** Id of the product. */
  readonly id: string
}

/** A call-back, about a product or about anything. */
export interface CallBackProps extends LeadProps {
  /** The id of the product that the call is about. */
  readonly id?: string | undefined
}

const loadForms = () => import('./lead-forms')
const loadWholesale = () => import('./wholesale-form')
const Forms = lazySection(loadForms)
const WholesaleInPage = lazySection(loadWholesale)

/** A form that is told what it is about, for the window that a button opens. */
const inWindow = <P extends object>(Form: ComponentType<P & { readonly opened: OpenedForm }>, given: P) =>
  function InWindow(opened: OpenedForm) {
    return <Form {...given} opened={opened} />
  }

/** Asks to be called. Source: LEAD-01, LEAD-12. */
export function CallBack({ view, buttonLabel, id }: CallBackProps) {
  const { open } = useLabels('callBack', callBackRu)
  if (view === 'form') return <Forms>{({ CallBackForm }) => <CallBackForm id={id} />}</Forms>
  const load = () => loadForms().then(({ CallBackForm }) => inWindow(CallBackForm, { id }))
  return <FormOpener name="call-back" label={buttonLabel ?? open} load={load} />
}

/** Orders a product at once. Source: LEAD-03, LEAD-05. */
export function OneClickOrder({ view, buttonLabel, id }: ProductLead) {
  const { open } = useLabels('oneClickOrder', oneClickOrderRu)
  if (view === 'form') return <Forms>{({ OneClickOrderForm }) => <OneClickOrderForm id={id} />}</Forms>
  const load = () => loadForms().then(({ OneClickOrderForm }) => inWindow(OneClickOrderForm, { id }))
  return <FormOpener name="one-click-order" label={buttonLabel ?? open} load={load} />
}

/** Waits for a lower price. Source: LEAD-07. */
export function DiscountSubscription({ view, buttonLabel, id }: ProductLead) {
  const { open } = useLabels('discountSubscription', discountSubscriptionRu)
  if (view === 'form') return <Forms>{({ DiscountSubscriptionForm }) => <DiscountSubscriptionForm id={id} />}</Forms>
  const load = () => loadForms().then(({ DiscountSubscriptionForm }) => inWindow(DiscountSubscriptionForm, { id }))
  return <FormOpener name="discount-subscription" label={buttonLabel ?? open} load={load} />
}

/** Waits for a product. Source: LEAD-08. */
export function StockSubscription({ view, buttonLabel, id }: ProductLead) {
  const { open } = useLabels('stockSubscription', stockSubscriptionRu)
  if (view === 'form') return <Forms>{({ StockSubscriptionForm }) => <StockSubscriptionForm id={id} />}</Forms>
  const load = () => loadForms().then(({ StockSubscriptionForm }) => inWindow(StockSubscriptionForm, { id }))
  return <FormOpener name="stock-subscription" label={buttonLabel ?? open} load={load} />
}

/** Wants to be reminded of a product. Source: LEAD-09. */
export function RemindLater({ view, buttonLabel, id }: ProductLead) {
  const { open } = useLabels('remindLater', remindLaterRu)
  if (view === 'form') return <Forms>{({ RemindLaterForm }) => <RemindLaterForm id={id} />}</Forms>
  const load = () => loadForms().then(({ RemindLaterForm }) => inWindow(RemindLaterForm, { id }))
  return <FormOpener name="remind-later" label={buttonLabel ?? open} load={load} />
}

/** Buys or offers in bulk. Source: LEAD-10. */
export function Wholesale({ view, buttonLabel }: LeadProps) {
  const { open } = useLabels('wholesale', wholesaleRu)
  if (view === 'form') return <WholesaleInPage>{({ WholesaleForm }) => <WholesaleForm />}</WholesaleInPage>
  const load = () => loadWholesale().then(({ WholesaleForm }) => inWindow(WholesaleForm, {}))
  return <FormOpener name="wholesale" label={buttonLabel ?? open} load={load} />
}
