import { stockSettings, type Refusal } from '@prilavok/core/cart'
import { useSettings } from '@prilavok/react'
import { useLabels } from '../lib/labels'
import { FormOpener, type OpenedForm } from '../lib/small-form/form-opener'
import './cart-refusal.css'
import { cartRefusalRu } from './cart-refusal.labels'

/** The form of those who wait for a product; loaded when it is opened. */
const loadForm = (id: string) => async () => {
  const { StockSubscriptionForm } = await import('../lead/lead-forms')
  return (opened: OpenedForm) => <StockSubscriptionForm id={id} opened={opened} />
}

interface CartRefusalProps {
  readonly id: string
  readonly refusal: Refusal
}

/** Says beside the button why the product cannot be bought, or not so many pieces of it, and what can be done. */
export function CartRefusal({ id, refusal }: CartRefusalProps) {
  const text = useLabels('cartRefusal', cartRefusalRu)
  const { stockSubscription } = useSettings(stockSettings)
  const words = {
    unknown: text.unknown,
    unavailable: text.unavailable,
    fewer: refusal.why === 'fewer' ? text.fewer(refusal.most) : '',
  }
  return (
    <div className="pk-cart-refusal">
      <p className="pk-cart-refusal__why" role="alert">
        {words[refusal.why]}
      </p>
      {refusal.why !== 'unknown' && stockSubscription && (
        <FormOpener size="small" name="stock-subscription" label={text.notify} load={loadForm(id)} />
      )}
    </div>
  )
}
