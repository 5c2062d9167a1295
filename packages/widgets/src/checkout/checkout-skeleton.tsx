import { useCart } from '@prilavok/react'
import { Skeleton, SkeletonBlock, skeletonLabels } from '@prilavok/ui/skeleton'
import { useLabels } from '../lib/labels'
import '../contacts/contacts.css'
import { orderSummaryRu, productListRu } from './checkout.labels'
import './checkout-skeleton.css'
import { CheckoutSection } from './checkout-section'
import './order-summary.css'
import { useSteps } from './use-steps'

/** As many lines as the list of products shows at first. */
const LINES = 5
const NAMES = ['lastName', 'firstName', 'middleName']
const WAYS = ['phone', 'email']
const CARRIERS = ['first', 'second', 'third', 'fourth']

/** Label, control and the line for a note. */
const field = (name: string) => (
  <div className="pk-checkout-skeleton__field" key={name}>
    <SkeletonBlock width="6em" />
    <SkeletonBlock height="var(--_control)" />
  </div>
)

/** The form's shape in its final size while the order is being opened. Source: CHK-50. */
export function CheckoutSkeleton() {
  const { lines } = useCart()
  const words = useLabels('skeleton', skeletonLabels)
  const list = useLabels('productList', productListRu)
  const step = useSteps()
  const summary = useLabels('orderSummary', orderSummaryRu)
  return (
    <Skeleton labels={words}>
      <div className="pk-checkout__columns">
        <div className="pk-checkout__sections">
          <CheckoutSection id="pk-order-products" title={list.heading}>
            {lines.slice(0, LINES).map(({ id }) => (
              <SkeletonBlock key={id} height="56px" />
            ))}
          </CheckoutSection>
          <CheckoutSection id="user-contacts-block" {...step('userContacts')}>
            <div className="pk-contacts pk-fields">
              <div className="pk-contacts__names pk-fields">{NAMES.map(field)}</div>
              {WAYS.map((name) => (
                <div className={name === 'phone' ? 'pk-contacts__phones' : 'pk-contacts__email'} key={name}>
                  {field(name)}
                </div>
              ))}
            </div>
            <SkeletonBlock width="18em" height="24px" />
          </CheckoutSection>
          <CheckoutSection id="pickpoint-selection-block" {...step('pickpointSelection')}>
            <SkeletonBlock height="86px" />
            <div className="pk-checkout-skeleton__carriers">
              {CARRIERS.map((carrier) => (
                <SkeletonBlock key={carrier} height="90px" />
              ))}
            </div>
            <SkeletonBlock height="520px" />
          </CheckoutSection>
        </div>
        <div className="pk-order-summary">
          <div className="pk-order-summary__card">
            <h2 className="pk-order-summary__title">{summary.heading}</h2>
            <SkeletonBlock />
            <SkeletonBlock />
            <SkeletonBlock height="24px" />
            <SkeletonBlock height="40px" />
          </div>
        </div>
      </div>
    </Skeleton>
  )
}
