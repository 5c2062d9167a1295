import type { ComparedProduct } from '@prilavok/core/comparison'
import { IconButton } from '@prilavok/ui/button'
import { CloseIcon } from '@prilavok/ui/icon'
import { VisuallyHidden } from '@prilavok/ui/live-region'
import { CartButton } from '../cart/cart-button'
import { ProductName } from '../cart/product-name'
import { ProductPicture } from '../cart/product-picture'
import { useMoney } from '../lib/use-money'
import './compare-product.css'
import type { ComparePageLabels } from './comparison.labels'

/** A product that is compared. */
export type Column = Exclude<ComparedProduct, string>

interface CompareProductProps {
  readonly product: Column
  readonly text: ComparePageLabels
  readonly onRemove: () => void
}

/** The head of a column: picture, name, price and the cart button of a compared product. */
export function CompareProduct({ product, text, onRemove }: CompareProductProps) {
  const { id, name, url, price, oldPrice, available, pictures, minOrderQuantity, quantityStep } = product
  const money = useMoney()
  const [picture = ''] = pictures
  return (
    <div className="pk-compare-product">
      <div className="pk-compare-product__picture">
        <ProductPicture url={picture} />
        <IconButton
          className="pk-compare-product__remove"
          label={text.remove(name)}
          icon={<CloseIcon />}
          onClick={onRemove}
        />
      </div>
      <ProductName name={name} link={url} />
      <p className="pk-compare-product__price">
        <b className="pk-compare-product__amount">{money(price)}</b>
        {oldPrice !== null && oldPrice > price && (
          <s className="pk-compare-product__old">
            <VisuallyHidden>{text.oldPrice} </VisuallyHidden>
            {money(oldPrice)}
          </s>
        )}
      </p>
      <div className="pk-compare-product__act">
        {available ? (
          <CartButton
            id={id}
            name={name}
            price={price}
            thumbUrl={picture}
            link={url}
            minimum={minOrderQuantity > 1 ? minOrderQuantity : undefined}
            step={quantityStep === 1 ? undefined : quantityStep}
            buttonLabel={text.addToCart}
            opensDialog={false}
          />
        ) : (
          <span className="pk-compare-product__sold-out">{text.soldOut}</span>
        )}
      </div>
    </div>
  )
}
