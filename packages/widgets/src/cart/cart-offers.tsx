import { useCrossSales } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { Disclosure } from '@prilavok/ui/disclosure'
import { Notice } from '@prilavok/ui/notice'
import { Skeleton, SkeletonBlock, skeletonLabels } from '@prilavok/ui/skeleton'
import { useRef, useState } from 'react'
import { useLabels } from '../lib/labels'
import { useKeptFocus } from '../lib/use-kept-focus'
import './cart-offers.css'
import { cartOffersRu, type CartOffersLabels } from './cart-offers.labels'
import { OfferCard } from './offer-card'

const PLACEHOLDERS = [1, 2, 3, 4]

/** What goes with the products in the cart; nothing when there is nothing to offer. Source: CART-16 to CART-21. */
export function CartOffers({ labels }: { readonly labels?: Partial<CartOffersLabels> | undefined }) {
  const { status, groups, count, retry } = useCrossSales()
  const text = useLabels('cartOffers', cartOffersRu, labels)
  const waiting = useLabels('skeleton', skeletonLabels)
  const [open, setOpen] = useState(true)
  const root = useRef<HTMLDivElement>(null)
  // A card is removed once its product is in the cart.
  useKeptFocus(root, () => root.current?.querySelector('summary') ?? null)

  if (status === 'ready' && count === 0) return null
  return (
    <div className="pk-cart-offers" ref={root}>
      <Disclosure
        title={<h2 className="pk-cart-offers__title">{text.title}</h2>}
        count={count}
        open={open}
        onToggle={setOpen}
      >
        {status === 'failed' && (
          <Notice
            tone="danger"
            action={
              <Button size="small" onClick={retry}>
                {text.retry}
              </Button>
            }
          >
            {text.failed}
          </Notice>
        )}
        {count === 0 && status !== 'failed' && (
          <Skeleton labels={waiting}>
            <div className="pk-cart-offers__list">
              {PLACEHOLDERS.map((each) => (
                <SkeletonBlock key={each} height="150px" />
              ))}
            </div>
          </Skeleton>
        )}
        {count > 0 && (
          <ul className="pk-cart-offers__list">
            {groups.flatMap(({ name, products }) =>
              products.map((product) => (
                <OfferCard key={`${name} ${product.id}`} category={name} product={product} text={text} />
              )),
            )}
          </ul>
        )}
      </Disclosure>
    </div>
  )
}
