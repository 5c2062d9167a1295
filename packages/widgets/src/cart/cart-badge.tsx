import { useCartCount } from '@prilavok/react'
import { useLabels } from '../lib/labels'
import './cart-badge.css'
import { cartBadgeRu, type CartBadgeLabels } from './cart-badge.labels'

/** Up to here the badge is exact; beyond it would push the page's header around. */
const MOST_SHOWN = 999

/** Nothing but words can be set: the number is that of the cart. */
export interface CartBadgeProps {
  readonly labels?: Partial<CartBadgeLabels> | undefined
}

/** The number of pieces in the cart; not there while the cart is empty (CART-42). */
export function CartBadge({ labels }: CartBadgeProps) {
  const count = useCartCount()
  const text = useLabels('cartBadge', cartBadgeRu, labels)
  if (count === 0) return null
  return (
    <span className="pk-cart-badge">
      <span aria-hidden="true">{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
      <span className="pk-cart-badge__words">{text.pieces(count)}</span>
    </span>
  )
}
