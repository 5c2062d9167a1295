import { createBrowserEffects, createLazyHttp } from '@prilavok/browser'
import { createShop } from '@prilavok/core'
import { formatMoney } from '@prilavok/core/money'
import { ShopProvider, useCart } from '@prilavok/react'
import { CartBadge, CartButton, LabelsProvider } from '@prilavok/widgets'
import { en } from '@prilavok/widgets/labels/en'
import '@prilavok/widgets/cart/button.css'

const query = new URLSearchParams(location.search)
const origin = query.get('shop') ?? ''
const http = createLazyHttp(() => import('@prilavok/browser/http').then(({ createHttp }) => createHttp({ origin })))
const shop = createShop(createBrowserEffects({ http }), { pages: { cart: '/cart' } })

/** The app's own markup on the hooks. */
function Total() {
  const { lines, total, calculated, setQuantity } = useCart()
  return (
    <section>
      <ul>
        {lines.map(({ id, name, quantity }) => (
          <li key={id}>
            {name}
            <button type="button" onClick={() => setQuantity(id, quantity + 1)}>
              one more
            </button>
          </li>
        ))}
      </ul>
      <output id="total" data-priced-by={calculated === null ? 'page' : 'server'} data-kopecks={total}>
        {formatMoney(total)}
      </output>
    </section>
  )
}

/** A shop on widgets and hooks, as docs/start/react.md describes it. The app believes that everything costs one kopeck. */
export const App = () => (
  <ShopProvider shop={shop}>
    <LabelsProvider labels={en}>
      <div className="pk-root">
        <CartBadge />
        <CartButton id={query.get('product') ?? ''} name="A product" price={1} opensDialog={false} />
      </div>
      <Total />
    </LabelsProvider>
  </ShopProvider>
)
