import '@prilavok/ui/styles.css'
import '@prilavok/widgets/styles.css'
import { CartBadge, DeliveryHeader, NotificationStack } from '@prilavok/widgets'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { shopOrigin } from './server'
import { Shop } from './shop'
import './site.css'

export const metadata = { title: 'Мастерская', icons: { icon: 'data:,' } }

/** The shop's address and its prices are read for every request. */
export const dynamic = 'force-dynamic'

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="ru">
      <body>
        <Shop origin={shopOrigin()}>
          <header className="top">
            <Link className="brand" href="/">
              Мастерская
            </Link>
            <div className="pk-root">
              <DeliveryHeader />
            </div>
            <Link href="/delivery/pickpoints/524901">Пункты выдачи</Link>
            <Link className="to-cart" href="/cart">
              Корзина
              <span className="pk-root">
                <CartBadge />
              </span>
            </Link>
          </header>
          <main>{children}</main>
          <div className="pk-root">
            <NotificationStack />
          </div>
        </Shop>
      </body>
    </html>
  )
}
