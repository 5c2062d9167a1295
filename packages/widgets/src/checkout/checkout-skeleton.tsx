import { useCart } from '@prilavok/react'
import { Skeleton, SkeletonBlock, skeletonLabels } from '@prilavok/ui/skeleton'
import { useLabels } from '../lib/labels'
import { orderSummaryRu, productListRu, wizardStepsRu } from './checkout.labels'
import './checkout-skeleton.css'
import { CheckoutSection } from './checkout-section'
import './order-summary.css'

/** As many lines as the list of products shows at first. */
const LINES = 5
const FIELDS = ['lastName', 'firstName', 'middleName', 'phone', 'secondaryPhone', 'email']
const CARRIERS = ['first', 'second', 'third']

/** The form's shape in its final size while the order is being opened (CHK-50). */
export function CheckoutSkeleton() {
  const { lines } = useCart()
  const words = useLabels('skeleton', skeletonLabels)
  const list = useLabels('productList', productListRu)
  const titles = useLabels('wizardSteps', wizardStepsRu)
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
          <CheckoutSection id="user-contacts-block" title={titles.userContacts} step={1}>
            {FIELDS.map((field) => (
              <div className="pk-checkout-skeleton__field" key={field}>
                <SkeletonBlock width="6em" />
                <SkeletonBlock height="40px" />
              </div>
            ))}
          </CheckoutSection>
          <CheckoutSection id="pickpoint-selection-block" title={titles.pickpointSelection} step={2}>
            <SkeletonBlock height="60px" />
            {CARRIERS.map((carrier) => (
              <SkeletonBlock key={carrier} height="84px" />
            ))}
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
