import { useCartCount } from '@prilavok/react'
import { useLabels } from '../lib/labels'
import './cart-badge.css'
import { cartBadgeRu, type CartBadgeLabels } from './cart-badge.labels'

/** Up to here the badge is exact; beyond it would push the page's header around. */
const MOST_SHOWN = 999

/** Only texts can be set: the number is that of the cart. */
export interface CartBadgeProps {
  /** Texts of this one widget; what is left out is that of the language, or of `LabelsProvider`. */
  readonly labels?: Partial<CartBadgeLabels> | undefined
}

/** The number of pieces in the cart; empty while the cart is (CART-42). */
export function CartBadge({ labels }: CartBadgeProps) {
  const count = useCartCount()
  const text = useLabels('cartBadge', cartBadgeRu, labels)
  return (
    <span className="pk-cart-badge-place">
      {count > 0 && (
        // The words replace the number for screen readers: a hidden text beside it would be one more box to lay out.
        <span className="pk-cart-badge" role="img" aria-label={text.pieces(count)}>
          {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
        </span>
      )}
    </span>
  )
}
