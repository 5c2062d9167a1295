import type { ComponentType } from 'react'
import { useLabels } from '../lib/labels'
import { lazySection, type LazySection } from '../lib/lazy-section'
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

/** Code that is loaded with the first form. */
const part = <M extends object>(load: () => Promise<M>) => ({ load, Section: lazySection(load) })
const forms = part(() => import('./lead-forms'))
const wholesaleForm = part(() => import('./wholesale-form'))

interface LeadWidgetProps<M, P> extends LeadProps {
  readonly name: string
  /** What the button says where the page does not. */
  readonly open: string
  readonly of: { readonly load: () => Promise<M>; readonly Section: LazySection<M> }
  readonly form: (module: M) => ComponentType<P & { readonly opened?: OpenedForm }>
  /** The props of the form. */
  readonly given: P
}

/** A form in the page, or a button that opens it in a window. */
function LeadWidget<M, P extends object>({ view, buttonLabel, name, open, of, form, given }: LeadWidgetProps<M, P>) {
  const formOf = (module: M, opened?: OpenedForm) => {
    const Form = form(module)
    return <Form {...given} {...(opened && { opened })} />
  }
  if (view === 'form') return <of.Section>{(module) => formOf(module)}</of.Section>
  const load = () => of.load().then((module) => (opened: OpenedForm) => formOf(module, opened))
  return <FormOpener name={name} label={buttonLabel ?? open} load={load} />
}

/** Asks to be called. Source: LEAD-01, LEAD-12. */
export function CallBack({ id, ...look }: CallBackProps) {
  const { open } = useLabels('callBack', callBackRu)
  return (
    <LeadWidget
      {...look}
      name="call-back"
      open={open}
      of={forms}
      form={({ CallBackForm }) => CallBackForm}
      given={{ id }}
    />
  )
}

/** Orders a product at once. Source: LEAD-03, LEAD-05. */
export function OneClickOrder({ id, ...look }: ProductLead) {
  const { open } = useLabels('oneClickOrder', oneClickOrderRu)
  return (
    <LeadWidget
      {...look}
      name="one-click-order"
      open={open}
      of={forms}
      form={({ OneClickOrderForm }) => OneClickOrderForm}
      given={{ id }}
    />
  )
}

/** Waits for a lower price. Source: LEAD-07. */
export function DiscountSubscription({ id, ...look }: ProductLead) {
  const { open } = useLabels('discountSubscription', discountSubscriptionRu)
  return (
    <LeadWidget
      {...look}
      name="discount-subscription"
      open={open}
      of={forms}
      form={({ DiscountSubscriptionForm }) => DiscountSubscriptionForm}
      given={{ id }}
    />
  )
}

/** Waits for a product. Source: LEAD-08. */
export function StockSubscription({ id, ...look }: ProductLead) {
  const { open } = useLabels('stockSubscription', stockSubscriptionRu)
  return (
    <LeadWidget
      {...look}
      name="stock-subscription"
      open={open}
      of={forms}
      form={({ StockSubscriptionForm }) => StockSubscriptionForm}
      given={{ id }}
    />
  )
}

/** Wants to be reminded of a product. Source: LEAD-09. */
export function RemindLater({ id, ...look }: ProductLead) {
  const { open } = useLabels('remindLater', remindLaterRu)
  return (
    <LeadWidget
      {...look}
      name="remind-later"
      open={open}
      of={forms}
      form={({ RemindLaterForm }) => RemindLaterForm}
      given={{ id }}
    />
  )
}

/** Buys or offers in bulk. Source: LEAD-10. */
export function Wholesale(look: LeadProps) {
  const { open } = useLabels('wholesale', wholesaleRu)
  return (
    <LeadWidget
      {...look}
      name="wholesale"
      open={open}
      of={wholesaleForm}
      form={({ WholesaleForm }) => WholesaleForm}
      given={{}}
    />
  )
}
