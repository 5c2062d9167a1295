import type { ComponentType } from 'react'
import type { ProductFormProps } from '../lib/forms'
import type { OpenedForm } from '../lib/small-form/form-opener'
import {
  CallBackForm,
  DiscountSubscriptionForm,
  OneClickOrderForm,
  RemindLaterForm,
  StockSubscriptionForm,
} from './lead-forms'

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
