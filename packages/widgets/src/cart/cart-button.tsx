import { useCartActions, useQuantity, useSettings, useShop } from '@prilavok/react'
import { useCallback, useRef, useState, type ComponentType, type MouseEvent } from 'react'
import { useLabels, useOverrides } from '../lib/labels'
import { lazyPart } from '../lib/lazy-part'
import { useKeptFocus } from '../lib/use-kept-focus'
import './cart-button.css'
import { cartButtonRu, type CartButtonLabels } from './cart-button.labels'
import type { GoToCartDialogProps, GoToCartSlots } from './go-to-cart-dialog'

/** What a page knows about the good that the control adds (CART-25). */
export interface CartButtonProps {
  readonly id: string
  readonly name: string
  /** Kopecks; 0 when only the server knows. */
  readonly price: number
  /** Address of the picture. */
  readonly thumbUrl?: string | undefined
  /** Address of the product page. */
  readonly link?: string | undefined
  /** What the add button says instead of "Добавить в корзину" (CART-26). */
  readonly buttonLabel?: string | undefined
  /** Id of the go-to-cart dialog's element; without one it gets its own. An empty one is refused (NOTIFY-04). */
  readonly modalId?: string | undefined
  /** `false` adds without the go-to-cart dialog, for places inside the cart. */
  readonly opensDialog?: boolean | undefined
  readonly labels?: Partial<CartButtonLabels> | undefined
  readonly slots?: GoToCartSlots | undefined
}

/** Dialog and notice: not needed to show the button or to count, so they are loaded when the hand comes near. */
const loadParts = lazyPart(() => import('./cart-button.parts'))
const preload = () => void loadParts()

/** The second half of a double click on the add button is not meant for what stands there by then. */
const DOUBLE_CLICK_MS = 500

/** Adds a good to the cart; once it is there, counts it in the same box (CART-25 to CART-31). */
export function CartButton(props: CartButtonProps) {
  const { id, name, price, thumbUrl = '', link = '', buttonLabel, modalId, opensDialog = true, labels, slots } = props
  if (modalId === '') throw new Error('Не передан id модального окна')
  const shop = useShop()
  const cart = useCartActions()
  const cartPage = useSettings().pages.cart
  const quantity = useQuantity(id)
  const text = useLabels('cartButton', cartButtonRu, labels)
  const undoLabels = useOverrides('undoNotice')
  const root = useRef<HTMLDivElement>(null)
  /** The add button or the link to the cart, whichever stands there. */
  const anchor = useRef<HTMLElement>(null)
  const hold = useCallback((element: HTMLElement | null) => void (anchor.current = element), [])
  const addedAt = useRef<number>(undefined)
  const [Dialog, setDialog] = useState<ComponentType<GoToCartDialogProps> | null>(null)
  useKeptFocus(root, anchor)

  const more = () => cart.add({ id, name, price, thumbUrl, link })
  const add = async ({ timeStamp }: MouseEvent) => {
    addedAt.current = timeStamp
    more()
    const parts = opensDialog ? await loadParts() : null
    // Deleted while the dialog was on its way: it has nothing to show any more.
    if (parts !== null && addedAt.current !== undefined) setDialog(() => parts.GoToCartDialog)
  }
  const remove = async () => {
    addedAt.current = undefined
    const putBack = cart.remove(id)
    const parts = await loadParts()
    parts?.offerUndo(shop, { name, putBack, labels: undoLabels })
  }
  const skipDoubleClick = (event: MouseEvent) => {
    const { detail, timeStamp } = event
    if (detail < 2 || addedAt.current === undefined || timeStamp - addedAt.current > DOUBLE_CLICK_MS) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className="pk-cart-button" ref={root}>
      {quantity === 0 ? (
        <button type="button" className="pk-cart-button__add" data-pk-first="" ref={hold} onClick={add} onPointerEnter={preload} onFocus={preload}>
          <span className="pk-cart-button__label">{buttonLabel ?? text.add}</span>
        </button>
      ) : (
        <div className="pk-cart-button__group" role="group" aria-label={text.group(name)} onClickCapture={skipDoubleClick}>
          <button type="button" className="pk-cart-button__remove" aria-label={text.remove} title={text.remove} onClick={remove}>
            <svg className="pk-cart-button__bin" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4 7h16M10 11v6M14 11v6M6 7l1 13h10l1-13M9 7V4h6v3" />
            </svg>
          </button>
          <a className="pk-cart-button__link" href={cartPage} ref={hold} aria-live="polite" aria-atomic="true">
            {text.inCart(quantity)}
          </a>
          <button type="button" className="pk-cart-button__more" data-pk-first="" onClick={more}>
            {text.more}
          </button>
        </div>
      )}
      {Dialog !== null && <Dialog goodId={id} modalId={modalId} returnFocus={anchor} slots={slots} onClose={() => setDialog(null)} />}
    </div>
  )
}
