import { formatMoney } from '@prilavok/core/money'
import { CartButton, StockBadge } from '@prilavok/widgets'
import { products } from './products'
import { loadPrices, shopOrigin } from './server'

/** The shelf: prices come with the HTML, what is in the cart comes in the browser. */
export default async function Shelf() {
  const prices = await loadPrices()
  return (
    <>
      <h1>Что понадобится мастеру</h1>
      <ul className="shelf">
        {products.map(({ id, name, note }) => {
          const price = prices.get(id)
          const picture = `${shopOrigin()}/images/product/${id}.svg`
          return (
            <li key={id}>
              <img src={picture} alt="" width="160" height="160" />
              <h2>{name}</h2>
              <p>{note}</p>
              <p className="price">{price === undefined ? 'Цену скажем в корзине' : formatMoney(price)}</p>
              <div className="pk-root">
                <StockBadge id={id} available={price === undefined ? undefined : true} />
                <CartButton id={id} name={name} price={price ?? 0} thumbUrl={picture} link="/" />
              </div>
            </li>
          )
        })}
      </ul>
    </>
  )
}
