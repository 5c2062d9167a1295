import { CartBadge, CartButton } from '@prilavok/widgets'
import { Shop } from './shop-provider.js'

export const Page = () => (
  <html lang="ru">
    <head>
      <title>Дрели</title>
      <link rel="stylesheet" href="/prilavok.css" />
    </head>
    <body>
      <Shop origin="https://shop.example">
        <div className="pk-root">
          <CartBadge />
          <CartButton id="42" name="Дрель ударная" price={499_000} />
        </div>
      </Shop>
    </body>
  </html>
)
