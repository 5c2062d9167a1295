import { useShop } from '@prilavok/react'
import { useLayoutEffect, useMemo, useRef, useState, type ComponentType, type RefObject } from 'react'
import { useLabels, usePageLabels } from '../lib/labels'
import { cartButtonRu } from './cart-button.labels'
import { loadCartButtonParts } from './cart-button.late'
import type { CartButtonHost, CartButtonProps } from './cart-button.types'
import { openCartButton, type CartButtonView } from './cart-button.view'
import type { GoToCartDialogProps } from './go-to-cart-dialog'

export type { CartButtonProps } from './cart-button.types'

/** When a hand comes near. */
const preload = () => void loadCartButtonParts()

interface OpenDialog {
  readonly Dialog: ComponentType<GoToCartDialogProps>
  readonly returnFocus: RefObject<HTMLElement | null> | undefined
}

/**
 * Adds a good to the cart; once it is there, counts it in the same box (CART-25 to CART-31). The view draws it; what is
 * rendered here is what a server sends, and the dialog.
 */
export function CartButton(props: CartButtonProps) {
  const { id, modalId, slots, buttonLabel } = props
  if (modalId === '') throw new Error('Не передан id модального окна')
  const shop = useShop()
  const labels = usePageLabels()
  const text = useLabels('cartButton', cartButtonRu, props.labels)
  const root = useRef<HTMLDivElement>(null)
  const view = useRef<CartButtonView | null>(null)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const close = () => setDialog(null)
  const host = useMemo<CartButtonHost>(
    () => ({
      shop,
      labels,
      async load() {
        const parts = await loadCartButtonParts()
        if (parts === null) return null
        const { GoToCartDialog: Dialog, offerUndo } = parts
        return {
          offerUndo,
          showDialog({ returnFocus }) {
            setDialog({ Dialog, returnFocus })
            return close
          },
        }
      },
    }),
    [shop, labels],
  )
  useLayoutEffect(() => {
    if (root.current === null) return
    const opened = openCartButton(root.current, props, host)
    view.current = opened
    return () => {
      view.current = null
      opened.close()
    }
    // Other props and words are no reason to begin anew: the update below shows them.
  }, [shop, id])
  useLayoutEffect(() => view.current?.update(props, host))
  // The very same element at every turn: what the view has made of it is left alone.
  const [control] = useState(() => (
    <div className="pk-cart-button" ref={root} onPointerEnter={preload} onFocus={preload}>
      <button type="button" className="pk-cart-button__add" data-pk-first="">
        <span className="pk-cart-button__label">{buttonLabel ?? text.add}</span>
      </button>
    </div>
  ))
  return (
    <>
      {control}
      {dialog !== null && (
        <dialog.Dialog goodId={id} modalId={modalId} returnFocus={dialog.returnFocus} slots={slots} onClose={close} />
      )}
    </>
  )
}
