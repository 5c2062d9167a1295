import { defineMount } from '../lib/define-mount'
import type { Forms } from '../lib/forms'
import { optional, required, type Reader } from '../lib/read-attributes'
import type { CallBackProps, LeadProps, ProductLead } from './lead-widgets'

const widgets = () => import('./lead-widgets')

/** `form` for the fields in the page; everything else is a button. */
const view: Reader<'form' | undefined> = (text) => ({ value: text?.trim() === 'form' ? 'form' : undefined })
const common = { view, buttonLabel: optional }
const ofProduct = { id: required('productId'), ...common }

/** A call-back. Source: LEAD-01. */
export const callBackMount = defineMount<CallBackProps>({
  name: 'call-back',
  readers: { id: optional, ...common },
  load: () => widgets().then(({ CallBack }) => CallBack),
})

/** A quick order. Source: LEAD-03. */
export const oneClickOrderMount = defineMount<ProductLead>({
  name: 'one-click-order',
  readers: ofProduct,
  load: () => widgets().then(({ OneClickOrder }) => OneClickOrder),
})

/** The wait for a lower price. Source: LEAD-07. */
export const discountSubscriptionMount = defineMount<ProductLead>({
  name: 'discount-subscription',
  readers: ofProduct,
  load: () => widgets().then(({ DiscountSubscription }) => DiscountSubscription),
})

/** The wait for a product. Source: LEAD-08. */
export const stockSubscriptionMount = defineMount<ProductLead>({
  name: 'stock-subscription',
  readers: ofProduct,
  load: () => widgets().then(({ StockSubscription }) => StockSubscription),
})

/** A reminder of a product. Source: LEAD-09. */
export const remindLaterMount = defineMount<ProductLead>({
  name: 'remind-later',
  readers: ofProduct,
  load: () => widgets().then(({ RemindLater }) => RemindLater),
})

/** Wholesale. Source: LEAD-10. */
export const wholesaleMount = defineMount<LeadProps>({
  name: 'wholesale',
  readers: common,
  load: () => widgets().then(({ Wholesale }) => Wholesale),
})

const productForms = () => import('./lead-forms')

/** The forms that buttons of the product page open. Source: PRODUCT-18. */
export const leadForms: Forms = {
  quickbuy: () => productForms().then(({ QuickbuyForm }) => QuickbuyForm),
  'stock-subscription': () => productForms().then(({ ProductStockForm }) => ProductStockForm),
  'waiting-for-discount': () => productForms().then(({ ProductDiscountForm }) => ProductDiscountForm),
  'remind-later': () => productForms().then(({ ProductRemindForm }) => ProductRemindForm),
  'call-me-back': () => productForms().then(({ ProductCallBackForm }) => ProductCallBackForm),
}
