import { useProduct, useProductOffers, type OfferKind } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { Notice } from '@prilavok/ui/notice'
import { Skeleton, SkeletonBlock, skeletonLabels } from '@prilavok/ui/skeleton'
import { useEffect, useRef } from 'react'
import { useLabels } from '../lib/labels'
import { useSeen } from '../lib/use-seen'
import { ProductOfferCard } from './product-offer-card'
import { productOffersRu, type ProductOffersLabels } from './product-page.labels'
import './product-offers.css'

/** Which product the offers are for. */
export interface ProductOffersProps {
  /** Id of a product; that of the page when left out. */
  readonly id?: string | undefined
  /** Texts of this one widget; what is left out is that of the language, or of `LabelsProvider`. */
  readonly labels?: Partial<ProductOffersLabels> | undefined
}

const PLACEHOLDERS = [1, 2, 3, 4]

/** What is bought together with the page's product: requested once its heading is fully in sight. Source: PRODUCT-27 to PRODUCT-29. */
export const ProductCrossSales = (props: ProductOffersProps) => <Offers {...props} kind="cross-sales" />

/** What is related to the page's product. Source: PRODUCT-30. */
export const ProductRelations = (props: ProductOffersProps) => <Offers {...props} kind="relations" />

function Offers({ id, labels, kind }: ProductOffersProps & { readonly kind: OfferKind }) {
  const { product } = useProduct()
  const { status, groups, load } = useProductOffers(kind)
  const text = useLabels('productOffers', productOffersRu, labels)
  const waiting = useLabels('skeleton', skeletonLabels)
  const trigger = useRef<HTMLHeadingElement>(null)
  const productId = id ?? product?.id ?? null
  const request = () => {
    if (productId !== null) void load(productId)
  }
  const isSeen = useSeen(trigger, { share: 1 })
  useEffect(() => {
    if (isSeen) request()
  }, [isSeen, productId])

  if (status === 'ready' && groups.length === 0) return null
  const title = kind === 'relations' ? text.relations : text.crossSales
  return (
    <section className="pk-product-offers" aria-label={title}>
      <h2 className="pk-product-offers__title" ref={trigger}>
        {title}
      </h2>
      {(status === 'idle' || status === 'loading') && (
        <Skeleton labels={waiting}>
          <div className="pk-product-offers__list">
            {PLACEHOLDERS.map((each) => (
              <SkeletonBlock key={each} height="260px" />
            ))}
          </div>
        </Skeleton>
      )}
      {status === 'failed' && (
        <Notice tone="danger" action={<Button onClick={request}>{text.retry}</Button>}>
          {text.failed}
        </Notice>
      )}
      {groups.map(({ name, products }) => (
        <div key={name} className="pk-product-offers__group">
          {name !== '' && <h3 className="pk-product-offers__category">{name}</h3>}
          <ul className="pk-product-offers__list">
            {products.map((offered) => (
              <ProductOfferCard key={offered.id} product={offered} text={text} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
