import { offerRows } from '@prilavok/core/cross-sales'
import type { UseCrossSales } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { Notice } from '@prilavok/ui/notice'
import { Skeleton, SkeletonBlock, skeletonLabels } from '@prilavok/ui/skeleton'
import { useLabels } from '../lib/labels'
import { ProductOfferCard } from './product-offer-card'
import type { ProductOffersLabels } from './product-page.labels'
import './product-offer-list.css'

interface ProductOfferListProps extends Pick<UseCrossSales, 'status' | 'groups'> {
  readonly text: ProductOffersLabels
  readonly onRetry: () => void
}

const PLACEHOLDERS = [1, 2, 3, 4]

/** The offered products by category. Source: PRODUCT-28. */
export function ProductOfferList({ status, groups, text, onRetry }: ProductOfferListProps) {
  const waiting = useLabels('skeleton', skeletonLabels)
  if (status === 'failed') {
    return (
      <Notice tone="danger" action={<Button onClick={onRetry}>{text.retry}</Button>}>
        {text.failed}
      </Notice>
    )
  }
  if (status !== 'ready') {
    return (
      <Skeleton labels={waiting}>
        <div className="pk-product-offers__list">
          {PLACEHOLDERS.map((each) => (
            <SkeletonBlock key={each} height="330px" />
          ))}
        </div>
      </Skeleton>
    )
  }
  return (
    <div className="pk-product-offers__groups">
      {offerRows(groups).map(({ name, offers }) => (
        <div key={name ?? ''} className="pk-product-offers__group">
          {name !== null && <h3 className="pk-product-offers__category">{name}</h3>}
          <ul className="pk-product-offers__list">
            {offers.map(({ category, product }) => (
              <ProductOfferCard
                key={product.id}
                product={product}
                category={name === null ? category : null}
                text={text}
              />
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
