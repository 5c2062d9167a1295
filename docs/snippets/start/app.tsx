import { createBrowserEffects } from '@prilavok/browser'
import { createHttp } from '@prilavok/browser/http'
import { createShop } from '@prilavok/core'
import { ShopProvider } from '@prilavok/react'
import { CartBadge, CartButton } from '@prilavok/widgets'

const http = createHttp({ origin: 'https://shop.example' })
const shop = createShop(createBrowserEffects({ http }), { pages: { cart: '/cart' } })

export const App = () => (
  <ShopProvider shop={shop}>
    <div className="pk-root">
      <CartBadge />
      <CartButton id="42" name="Дрель ударная" price={499_000} />
    </div>
  </ShopProvider>
)
