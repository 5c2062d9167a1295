import { useCartCount } from '@prilavok/react'
import { useState } from 'react'
import { CartDrawer } from './cart-drawer'
import { labels } from './labels'
import { Shelf } from './shelf'

/** The page: a shelf, and a drawer with what was taken from it. */
export function App() {
  const [isOpen, setOpen] = useState(false)
  const count = useCartCount()
  return (
    <>
      <header className="top">
        <p className="brand">{labels.brand}</p>
        <button type="button" className="top-cart" aria-label={labels.cartOf(count)} onClick={() => setOpen(true)}>
          {labels.cart}
          {count > 0 && <span className="top-count">{count}</span>}
        </button>
      </header>
      <main>
        <h1>{labels.lead}</h1>
        <Shelf />
      </main>
      {isOpen && <CartDrawer onClose={() => setOpen(false)} />}
    </>
  )
}
