import { shopSettings } from '@prilavok/core'
import { useCartActions, useQuantity, useQuantityStep, useShop } from '@prilavok/react'
import { TrashIcon } from '@prilavok/ui/icon'
import { useRef, useState, type MouseEvent } from 'react'
import { useLabels, useOverrides } from '../lib/labels'
import { ShopLink } from '../lib/shop-link'
import { useCheckedPrice } from '../lib/use-checked-price'
import { useKeptFocus } from '../lib/use-kept-focus'
import './cart-button.css'
import { cartButtonRu } from './cart-button.labels'
import type { CartButtonProps, Press } from './cart-button.types'
import { isSecondHalf } from './double-click'
import { LazyPress, preloadPress } from './lazy-press'
import { offerUndo } from './use-undo'

/** The add button or the link to the cart, whichever is rendered: has the focus when what had it is gone. */
const ANCHOR = '.pk-cart-button__add,.pk-cart-button__link'

/**
 * Adds a product to the cart; once it is there, shows its quantity in the same box (CART-25 to CART-31). Until it is pressed it is
 * a button that knows its quantity; what follows a press, the dialog or why the product cannot be bought, comes with the press.
 */
export function CartButton(props: CartButtonProps) {
  const { id, name, price, thumbUrl = '', link = '', minimum, step, left, buttonLabel, modalId, labels } = props
  if (modalId === '') throw new Error('Не передан id модального окна')
  useCheckedPrice(id, price)
  const text = useLabels('cartButton', cartButtonRu, labels)
  const overrides = useOverrides()
  const shop = useShop()
  const quantity = useQuantity(id)
  const pack = useQuantityStep(id)
  const cart = useCartActions()
  const [press, setPress] = useState<Press | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const anchor = () => root.current?.querySelector<HTMLElement>(ANCHOR) ?? null
  useKeptFocus(root, anchor)

  const add = ({ timeStamp: at }: MouseEvent) => {
    const isThere = left === undefined || left > quantity
    const isAdded = isThere && cart.add({ id, name, price, thumbUrl, link, minimum, step })
    setPress({ at, quantity, isAdded })
  }
  const remove = () => {
    setPress(null)
    offerUndo(shop, overrides, { name, putBack: cart.remove(id) })
  }
  const skipSecondHalf = (event: MouseEvent) => {
    if (!isSecondHalf(event, press)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className="pk-cart-button" ref={root}>
      {quantity === 0 ? (
        <button
          type="button"
          className="pk-cart-button__add"
          data-pk-first=""
          onClick={add}
          onPointerEnter={preloadPress}
          onFocus={preloadPress}
        >
          <span className="pk-cart-button__label">{buttonLabel ?? text.add}</span>
        </button>
      ) : (
        <div
          className="pk-cart-button__group"
          role="group"
          aria-label={text.group(name)}
          onClickCapture={skipSecondHalf}
        >
          <button
            type="button"
            className="pk-cart-button__remove"
            aria-label={text.remove}
            title={text.remove}
            onClick={remove}
          >
            <TrashIcon />
          </button>
          <ShopLink
            className="pk-cart-button__link"
            href={shop.settings(shopSettings).pages.cart}
            data-short={text.inCartShort(quantity)}
            aria-live="polite"
            aria-atomic="true"
          >
            <span className="pk-cart-button__full">{text.inCart(quantity)}</span>
          </ShopLink>
          <button
            type="button"
            className="pk-cart-button__more"
            data-short={pack === 1 ? text.moreShort : `+${pack}`}
            data-pk-first=""
            onClick={add}
          >
            <span className="pk-cart-button__full">{pack === 1 ? text.more : text.morePack(pack)}</span>
          </button>
        </div>
      )}
      {press && <LazyPress {...{ press, props }} returnFocus={anchor} />}
    </div>
  )
}
