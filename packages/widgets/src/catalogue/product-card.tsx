import type { ProductCard as Product } from '@prilavok/core/catalogue'
import { discountPercent } from '@prilavok/core/product-data'
import { VisuallyHidden } from '@prilavok/ui/live-region'
import type { ReactNode } from 'react'
import { CartButton } from '../cart/cart-button'
import { ProductName } from '../cart/product-name'
import { ProductPicture } from '../cart/product-picture'
import { useLabels } from '../lib/labels'
import { useTemplate } from '../lib/templates'
import { useMoney } from '../lib/use-money'
import { marksOf, stockOf, unitOf } from './card-words'
import './product-card.css'
import { productCardRu, type ProductCardLabels } from './product-card.labels'

/** A product in a list. */
export interface ProductCardProps {
  /** What the card shows. */
  readonly product: Product
  /** Level of the heading, so that those of the page stay in order; 3 without it. */
  readonly level?: 2 | 3 | 4 | undefined
  /** `false` adds without the go-to-cart dialog. */
  readonly opensDialog?: boolean | undefined
  /** Shown in the corner of the picture, such as the heart of a favourite. */
  readonly corner?: ReactNode
  /** Texts of this one card; what is left out is that of the language, or of `LabelsProvider`. */
  readonly labels?: Partial<ProductCardLabels> | undefined
}

/** A product of a category, a search or what was viewed: picture, marks, name, price, and the cart button (CART-25). An item of a list. */
export function ProductCard({ product, level = 3, opensDialog, corner, labels }: ProductCardProps) {
  const { id, name, url, price, oldPrice, picture, available, rating, reviewCount } = product
  const text = useLabels('productCard', productCardRu, labels)
  const money = useMoney()
  const percent = discountPercent(price, oldPrice)
  const marks = marksOf(product, text)
  const stock = stockOf(product, text)
  const Heading = `h${level}` as const
  const template = useTemplate('card')
  const control = available && (
    <CartButton
      id={id}
      name={name}
      price={price}
      thumbUrl={picture ?? ''}
      link={url}
      minimum={product.minimum}
      step={product.step}
      buttonLabel={text.add}
      opensDialog={opensDialog}
    />
  )
  const before = oldPrice !== null && oldPrice > price ? money(oldPrice) : null
  if (template !== undefined) {
    const texts = {
      name,
      price: money(price),
      'old-price': before,
      discount: percent === null ? null : text.discount(percent),
      stock: stock.text,
      unit: unitOf(product, text),
    }
    return (
      <li>{template({ values: { id, link: url, image: picture ?? '', texts }, parts: { 'cart-button': control } })}</li>
    )
  }
  return (
    <li className="pk-product-card">
      <div className="pk-product-card__picture">
        <ProductPicture url={picture ?? ''} />
        {(percent !== null || marks.length > 0) && (
          <ul className="pk-product-card__marks" aria-label={text.marks}>
            {percent !== null && (
              <li className="pk-product-card__mark" data-tone="sale">
                {text.discount(percent)}
              </li>
            )}
            {marks.map((mark) => (
              <li key={mark} className="pk-product-card__mark">
                {mark}
              </li>
            ))}
          </ul>
        )}
        {corner !== undefined && <div className="pk-product-card__corner">{corner}</div>}
      </div>
      <Heading className="pk-product-card__name">
        <ProductName name={name} link={url} />
      </Heading>
      <p className="pk-product-card__facts">
        <span className="pk-product-card__stock" data-tone={stock.tone}>
          {stock.text}
        </span>
        {rating !== null && reviewCount > 0 && (
          <span className="pk-product-card__rating">
            <VisuallyHidden>{text.rating(text.score(rating), reviewCount)}</VisuallyHidden>
            <span aria-hidden="true">
              ★ {text.score(rating)} · {reviewCount}
            </span>
          </span>
        )}
      </p>
      <p className="pk-product-card__price">
        <b className="pk-product-card__amount">{money(price)}</b>
        <span className="pk-product-card__unit">/&nbsp;{unitOf(product, text)}</span>
        {before !== null && (
          <s className="pk-product-card__old">
            <VisuallyHidden>{text.oldPrice} </VisuallyHidden>
            {before}
          </s>
        )}
      </p>
      <div className="pk-product-card__act">{control}</div>
    </li>
  )
}
