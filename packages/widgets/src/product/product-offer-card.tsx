import type { UseCrossSales } from '@prilavok/react'
import { Badge } from '@prilavok/ui/badge'
import { VisuallyHidden } from '@prilavok/ui/live-region'
import { CartButton } from '../cart/cart-button'
import { ProductName } from '../cart/product-name'
import { ProductPicture } from '../cart/product-picture'
import { useMoney } from '../lib/use-money'
import type { ProductOffersLabels } from './product-page.labels'

interface ProductOfferCardProps {
  readonly product: UseCrossSales['groups'][number]['products'][number]
  /** Said by the card where its row has products of several categories. */
  readonly category: string | null
  readonly text: ProductOffersLabels
}

/** A product offered beside that of the page; its page opens in a new tab, so that this one stays. Source: PRODUCT-29. */
export function ProductOfferCard({ product, category, text }: ProductOfferCardProps) {
  const { id, name, url, price, oldPrice, picture, available } = product
  const money = useMoney()
  return (
    <li className="pk-product-offer">
      <ProductPicture url={picture ?? ''} />
      <div className="pk-product-offer__about">
        {category !== null && <p className="pk-product-offers__category">{category}</p>}
        <ProductName name={name} link={url} newTab={text.newTab} />
      </div>
      <p className="pk-product-offer__price">
        <b className="pk-product-offer__amount">{money(price)}</b>
        {oldPrice !== null && oldPrice > price && (
          <s className="pk-product-offer__old">
            <VisuallyHidden>{text.oldPrice} </VisuallyHidden>
            {money(oldPrice)}
          </s>
        )}
      </p>
      {available ? (
        <CartButton
          id={id}
          name={name}
          price={price}
          thumbUrl={picture ?? ''}
          link={url}
          buttonLabel={text.add}
          opensDialog={false}
        />
      ) : (
        <Badge>{text.soldOut}</Badge>
      )}
    </li>
  )
}
