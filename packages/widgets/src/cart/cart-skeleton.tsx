import { Skeleton, SkeletonBlock, skeletonLabels } from '@prilavok/ui/skeleton'
import { useLabels } from '../lib/labels'
import './cart-summary.css'

/** As many lines as fill the room beside the sums. */
const LINES = ['first', 'second', 'third', 'fourth']

/** The cart page in its final size as a server renders it: it does not know what is in the cart. */
export const CartSkeleton = ({ title }: { readonly title: string }) => (
  <Skeleton labels={useLabels('skeleton', skeletonLabels)}>
    <div className="pk-cart-page__columns">
      <div>
        {LINES.map((line) => (
          <SkeletonBlock key={line} height="86px" />
        ))}
      </div>
      <div className="pk-cart-summary">
        <h2 className="pk-cart-summary__title">{title}</h2>
        <SkeletonBlock />
        <SkeletonBlock height="24px" />
        <SkeletonBlock height="40px" />
      </div>
    </div>
  </Skeleton>
)
