import { formatMoney } from '@prilavok/core/money'
import { useCartActions, useQuantity } from '@prilavok/react'
import { products, pictureOf, type Product } from './products'
import { labels } from './labels'
import { Stepper } from './stepper'
import { useShelfPrices } from './use-shelf-prices'

interface ShelfProductProps {
  readonly product: Product
  /** Kopecks; undefined while the server has not said it. */
  readonly price: number | undefined
}

function ShelfProduct({ product, price }: ShelfProductProps) {
  const { id, name, note } = product
  const { add } = useCartActions()
  const quantity = useQuantity(id)
  return (
    <li className="product">
      <img src={pictureOf(id)} alt="" width="160" height="160" />
      <h2>{name}</h2>
      <p className="product-note">{note}</p>
      <p className="product-price">{price === undefined ? labels.priceIsComing : formatMoney(price)}</p>
      {quantity > 0 ? (
        <Stepper id={id} name={name} quantity={quantity} />
      ) : (
        <button
          type="button"
          className="button"
          disabled={price === undefined}
          onClick={() => add({ id, name, price: price ?? 0, thumbUrl: pictureOf(id), link: '/' })}
        >
          {labels.add}
        </button>
      )}
    </li>
  )
}

/** Everything that the page sells, with the server's prices. */
export function Shelf() {
  const { prices, failed, retry } = useShelfPrices()
  return (
    <>
      {failed && (
        <p role="alert">
          {labels.pricesFailed}{' '}
          <button type="button" className="link" onClick={retry}>
            {labels.retry}
          </button>
        </p>
      )}
      <ul className="shelf">
        {products.map((product) => (
          <ShelfProduct key={product.id} product={product} price={prices.get(product.id)} />
        ))}
      </ul>
    </>
  )
}
