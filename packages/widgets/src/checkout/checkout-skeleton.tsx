import { Skeleton, SkeletonBlock, skeletonLabels } from '@prilavok/ui/skeleton'
import { useLabels } from '../lib/labels'
import { CheckoutSection } from './checkout-section'

/** The form's shape while the order is being opened (CHK-50). */
export function CheckoutSkeleton() {
  const words = useLabels('skeleton', skeletonLabels)
  return (
    <Skeleton labels={words}>
      <div className="pk-checkout__columns">
        <div className="pk-checkout__sections">
          <CheckoutSection id="pk-order-goods">
            <SkeletonBlock width="9em" height="28px" />
            <SkeletonBlock height="56px" />
          </CheckoutSection>
          <CheckoutSection id="user-contacts-block">
            <SkeletonBlock width="14em" height="28px" />
            <Field />
            <Field />
            <Field />
            <Field />
          </CheckoutSection>
          <CheckoutSection id="pickpoint-selection-block">
            <SkeletonBlock width="8em" height="28px" />
            <SkeletonBlock height="60px" />
            <SkeletonBlock height="90px" />
            <SkeletonBlock height="90px" />
          </CheckoutSection>
        </div>
        <div className="pk-order-summary">
          <div className="pk-order-summary__card">
            <SkeletonBlock width="12em" height="24px" />
            <SkeletonBlock />
            <SkeletonBlock />
            <SkeletonBlock height="28px" />
            <SkeletonBlock height="40px" />
          </div>
        </div>
      </div>
    </Skeleton>
  )
}

const Field = () => (
  <div>
    <SkeletonBlock width="6em" />
    <SkeletonBlock width="416px" height="40px" />
  </div>
)
