import { useShop } from '@prilavok/react'
import { useLayoutEffect, useRef } from 'react'
import { usePageLabels } from '../lib/labels'
import { openCartBadge, type CartBadgeProps } from './cart-badge.view'

export type { CartBadgeProps } from './cart-badge.view'

/** The number of pieces in the cart; empty while the cart is (CART-42). The view draws it. */
export function CartBadge({ labels }: CartBadgeProps) {
  const shop = useShop()
  const pageLabels = usePageLabels()
  const root = useRef<HTMLSpanElement>(null)
  useLayoutEffect(
    () => (root.current === null ? undefined : openCartBadge(root.current, { labels }, { shop, labels: pageLabels })),
    [shop, labels, pageLabels],
  )
  return <span className="pk-cart-badge-place" ref={root} />
}
