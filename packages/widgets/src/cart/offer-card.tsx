import type { UseCrossSales } from '@prilavok/react'
import { Badge } from '@prilavok/ui/badge'
import { VisuallyHidden } from '@prilavok/ui/live-region'
import { useMoney } from '../lib/use-money'
import { useTemplate } from '../lib/templates'
import { CartButton } from './cart-button'
import type { CartOffersLabels } from './cart-offers.labels'
import { ProductName } from './product-name'
import { ProductPicture } from './product-picture'

type OfferedProduct = UseCrossSales['groups'][number]['products'][number]

interface OfferCardProps {
  /** What kind of product it is; empty where the server does not say. */
  readonly category: string
  readonly product: OfferedProduct
  readonly text: CartOffersLabels
}

/** A product offered beside the cart, with a button of its own. The cart is in sight, so no dialog is opened. Source: CART-19. */
export function OfferCard({ category, product, text }: OfferCardProps) {
  const { id, name, url, price, oldPrice, picture, available } = product
  const money = useMoney()
  const template = useTemplate('card')
  const control = available ? (
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
  )
  const before = oldPrice !== null && oldPrice > price ? money(oldPrice) : null
  if (template !== undefined)
    return (
      <li>
        {template({
          values: {
            id,
            link: url,
            image: picture ?? '',
            texts: { name, category, price: money(price), 'old-price': before },
          },
          parts: { 'cart-button': control },
        })}
      </li>
    )
  return (
    <li className="pk-offer-card">
      <ProductPicture url={picture ?? ''} />
      <div className="pk-offer-card__about">
        {category !== '' && <p className="pk-offer-card__category">{category}</p>}
        <ProductName name={name} link={url} />
      </div>
      <p className="pk-offer-card__price">
        <b className="pk-offer-card__amount">{money(price)}</b>
        {before !== null && (
          <s className="pk-offer-card__old">
            <VisuallyHidden>{text.oldPrice} </VisuallyHidden>
            {before}
          </s>
        )}
      </p>
      <div className="pk-offer-card__act">{control}</div>
    </li>
  )
}
