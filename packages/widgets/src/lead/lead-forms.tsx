import { callBackForm, discountForm, oneClickForm, remindForm, stockForm } from '@prilavok/core/lead'
import type { ComponentType } from 'react'
import type { ProductFormProps } from '../lib/forms'
import { useLabels } from '../lib/labels'
import type { OpenedForm } from '../lib/small-form/form-opener'
import { LeadForm } from './lead-form'
import {
  callBackRu,
  discountSubscriptionRu,
  oneClickOrderRu,
  remindLaterRu,
  stockSubscriptionRu,
  type CallBackLabels,
  type DiscountSubscriptionLabels,
  type OneClickOrderLabels,
  type RemindLaterLabels,
  type StockSubscriptionLabels,
} from './lead.labels'

/** A form about a product. */
export interface ProductLeadProps<L> {
  /** Id of the product. */
  readonly id: string
  /** In a window; in the page without it. */
  readonly opened?: OpenedForm
  readonly labels?: Partial<L> | undefined
}

/** A call-back, about a product or about anything. */
export interface CallBackFormProps extends Omit<ProductLeadProps<CallBackLabels>, 'id'> {
  readonly id?: string | undefined
}

/** Asks to be called. Source: LEAD-01. */
export function CallBackForm({ id, opened, labels }: CallBackFormProps) {
  const text = useLabels('callBack', callBackRu, labels)
  return <LeadForm spec={callBackForm} given={{ productId: id ?? null }} subject={id} {...{ text, opened }} />
}

/** Orders a product at once. Source: LEAD-03. */
export function OneClickOrderForm({ id, opened, labels }: ProductLeadProps<OneClickOrderLabels>) {
  const text = useLabels('oneClickOrder', oneClickOrderRu, labels)
  return <LeadForm spec={oneClickForm} given={{ productId: id }} subject={id} {...{ text, opened }} />
}

/** Waits for a lower price. Source: LEAD-07. */
export function DiscountSubscriptionForm({ id, opened, labels }: ProductLeadProps<DiscountSubscriptionLabels>) {
  const text = useLabels('discountSubscription', discountSubscriptionRu, labels)
  return <LeadForm spec={discountForm} given={{ productId: id }} subject={id} {...{ text, opened }} />
}

/** Waits for a product. Source: LEAD-08. */
export function StockSubscriptionForm({ id, opened, labels }: ProductLeadProps<StockSubscriptionLabels>) {
  const text = useLabels('stockSubscription', stockSubscriptionRu, labels)
  return <LeadForm spec={stockForm} given={{ productId: id }} subject={id} {...{ text, opened }} />
}

/** Wants to be reminded. Source: LEAD-09. */
export function RemindLaterForm({ id, opened, labels }: ProductLeadProps<RemindLaterLabels>) {
  const text = useLabels('remindLater', remindLaterRu, labels)
  const help = { remindOn: text.remindOnHelp }
  return <LeadForm spec={remindForm} given={{ productId: id }} subject={id} {...{ text, opened, help }} />
}

/** A lead form as a form of the product page. Source: PRODUCT-18. */
const ofProduct = (Form: ComponentType<{ readonly id: string; readonly opened: OpenedForm }>) =>
  function ProductForm({ product, ...opened }: ProductFormProps) {
    return <Form id={product.id} opened={opened} />
  }

/** The quick order of the product page. Source: LEAD-05. */
export const QuickbuyForm = ofProduct(OneClickOrderForm)
/** The call-back of the product page. */
export const ProductCallBackForm = ofProduct(CallBackForm)
/** The wait for a discount of the product page. */
export const ProductDiscountForm = ofProduct(DiscountSubscriptionForm)
/** The wait for the product of the product page. */
export const ProductStockForm = ofProduct(StockSubscriptionForm)
/** The reminder of the product page. */
export const ProductRemindForm = ofProduct(RemindLaterForm)
