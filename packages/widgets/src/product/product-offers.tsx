import { useProduct, useProductOffers, type OfferKind } from '@prilavok/react'
import { useEffect, useRef } from 'react'
import { useLabels } from '../lib/labels'
import { lazySection } from '../lib/lazy-section'
import { useSeen } from '../lib/use-seen'
import { productOffersRu, type ProductOffersLabels } from './product-page.labels'
import './product-offers.css'

/** Which product the offers are for. */
export interface ProductOffersProps {
  /** Id of a product; that of the page when left out. */
  readonly id?: string | undefined
  /** Texts of this one widget; what is left out is that of the language, or of `LabelsProvider`. */
  readonly labels?: Partial<ProductOffersLabels> | undefined
}

const List = lazySection(() => import('./product-offer-list'))

/** What is bought together with the page's product: requested once its heading is fully in sight. Source: PRODUCT-27 to PRODUCT-29. */
export const ProductCrossSales = (props: ProductOffersProps) => <Offers {...props} kind="cross-sales" />

/** What is related to the page's product. Source: PRODUCT-30. */
export const ProductRelations = (props: ProductOffersProps) => <Offers {...props} kind="relations" />

function Offers({ id, labels, kind }: ProductOffersProps & { readonly kind: OfferKind }) {
  const { product } = useProduct()
  const { status, groups, load } = useProductOffers(kind)
  const text = useLabels('productOffers', productOffersRu, labels)
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
    <section className="pk-product-offers" aria-label={title} data-status={status}>
      <h2 className="pk-product-offers__title" ref={trigger}>
        {title}
      </h2>
      {isSeen && (
        <List>
          {({ ProductOfferList }) => <ProductOfferList status={status} groups={groups} text={text} onRetry={request} />}
        </List>
      )}
    </section>
  )
}
