import { lazyPart } from '@prilavok/core'
import { useCartCount } from '@prilavok/react'
import { useEffect, useRef, useState } from 'react'
import { useLabels } from '../lib/labels'
import './cart-badge.css'
import { cartBadgeRu, type CartBadgeLabels } from './cart-badge.labels'

/** Up to here the badge is exact; beyond it would push the page's header around. */
const MOST_SHOWN = 999

const loadOpener = lazyPart(async () => (await import('./mini-cart-opener')).MiniCartOpener)

/** What else a badge does; the number is that of the cart. */
export interface CartBadgeProps {
  /** `mini-cart`: the link around the badge opens the cart at the side of the page. */
  readonly opens?: 'mini-cart' | undefined
  /** Texts of this one widget; what is left out is that of the language, or of `LabelsProvider`. */
  readonly labels?: Partial<CartBadgeLabels> | undefined
}

/** The number of pieces in the cart; empty while the cart is (CART-42). */
export function CartBadge({ opens, labels }: CartBadgeProps) {
  const count = useCartCount()
  const text = useLabels('cartBadge', cartBadgeRu, labels)
  const place = useRef<HTMLSpanElement>(null)
  const [Opener, setOpener] = useState<Awaited<ReturnType<typeof loadOpener>>>(null)
  useEffect(() => {
    if (opens !== undefined) void loadOpener().then((loaded) => setOpener(() => loaded))
  }, [opens])
  return (
    <span className="pk-cart-badge-place" ref={place}>
      {count > 0 && (
        // The words replace the number for screen readers: a hidden text beside it would be one more box to lay out.
        <span className="pk-cart-badge" role="img" aria-label={text.pieces(count)}>
          {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
        </span>
      )}
      {Opener !== null && <Opener badge={place} />}
    </span>
  )
}
