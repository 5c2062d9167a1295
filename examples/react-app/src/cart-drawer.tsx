import { useEffect, useRef, useState } from 'react'
import { CartLines } from './cart-lines'
import { labels } from './labels'
import { OrderForm } from './order-form'

interface CartDrawerProps {
  readonly onClose: () => void
}

/** What was taken from the shelf, and the way to the order. */
export function CartDrawer({ onClose }: CartDrawerProps) {
  const [isOrdering, setOrdering] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className="drawer"
      aria-label={labels.cart}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && dialog.current?.close()}
    >
      <div className="drawer-body">
        <div className="drawer-head">
          {isOrdering ? (
            <button type="button" className="link" onClick={() => setOrdering(false)}>
              {labels.back}
            </button>
          ) : (
            <h2>{labels.cart}</h2>
          )}
          <button type="button" className="close" aria-label={labels.close} onClick={() => dialog.current?.close()}>
            ×
          </button>
        </div>
        {isOrdering ? <OrderForm /> : <CartLines onOrder={() => setOrdering(true)} />}
      </div>
    </dialog>
  )
}
