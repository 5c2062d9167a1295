import { useCartActions, useQuantity, useSettings, useShop } from '@prilavok/react'
import { useEffect, useMemo, useRef, useState, type ComponentType, type MouseEvent, type RefObject } from 'react'
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

/** The add button or the link to the cart, whichever stands there. */
const ANCHOR = '.pk-cart-button__add,.pk-cart-button__link'

/** Adds a good to the cart; once it is there, counts it in the same box (CART-25 to CART-31). */
export function CartButton(props: CartButtonProps) {
  if (props.modalId === '') throw new Error('Не передан id модального окна')
  const quantity = useQuantity(props.id)
  const root = useRef<HTMLDivElement>(null)
  // Pages have a hundred of these, and most are never touched: until then a button is all there is.
  const [addedAt, setAddedAt] = useState<number | null>(null)
  useKeptFocus(root, ANCHOR)
  return (
    <div className="pk-cart-button" ref={root}>
      {quantity === 0 && addedAt === null ? (
        <IdleButton {...props} onAdd={setAddedAt} />
      ) : (
        <Counter {...props} quantity={quantity} root={root} firstAdd={addedAt} />
      )}
    </div>
  )
}

interface IdleButtonProps extends CartButtonProps {
  /** The good has been added; the time of the click. */
  readonly onAdd: (at: number) => void
}

function IdleButton({ id, name, price, thumbUrl = '', link = '', buttonLabel, labels, onAdd }: IdleButtonProps) {
  const cart = useCartActions()
  const text = useLabels('cartButton', cartButtonRu, labels)
  const add = ({ timeStamp }: MouseEvent) => {
    cart.add({ id, name, price, thumbUrl, link })
    onAdd(timeStamp)
  }
  return (
    <button type="button" className="pk-cart-button__add" data-pk-first="" onClick={add} onPointerEnter={preload} onFocus={preload}>
      <span className="pk-cart-button__label">{buttonLabel ?? text.add}</span>
    </button>
  )
}

interface CounterProps extends CartButtonProps {
  readonly quantity: number
  readonly root: RefObject<HTMLElement | null>
  /** When the click was that brought the counter; null when the good had been in the cart. */
  readonly firstAdd: number | null
}

/** The control once it has been touched: the group, the way back, the dialog. */
function Counter({ quantity, root, firstAdd, ...props }: CounterProps) {
  const { id, name, price, thumbUrl = '', link = '', modalId, opensDialog = true, labels, slots } = props
  const shop = useShop()
  const cart = useCartActions()
  const cartPage = useSettings().pages.cart
  const text = useLabels('cartButton', cartButtonRu, labels)
  const undoLabels = useOverrides('undoNotice')
  const addedAt = useRef<number | null>(null)
  /** What has the focus when the dialog closes. */
  const returnFocus = useMemo(
    () => ({
      get current() {
        return root.current?.querySelector<HTMLElement>(ANCHOR) ?? null
      },
    }),
    [root],
  )
  const [Dialog, setDialog] = useState<ComponentType<GoToCartDialogProps> | null>(null)

  const added = async (at: number) => {
    addedAt.current = at
    const parts = opensDialog ? await loadParts() : null
    // Deleted while the dialog was on its way: it has nothing to show any more.
    if (parts !== null && addedAt.current !== null) setDialog(() => parts.GoToCartDialog)
  }
  useEffect(() => {
    if (firstAdd !== null) void added(firstAdd)
    // The first click was made before there was a counter; later ones call `added` themselves.
  }, [])
  const remove = async () => {
    addedAt.current = null
    const putBack = cart.remove(id)
    const parts = await loadParts()
    parts?.offerUndo(shop, { name, putBack, labels: undoLabels })
  }
  const skipDoubleClick = (event: MouseEvent) => {
    const { detail, timeStamp } = event
    if (detail < 2 || addedAt.current === null || timeStamp - addedAt.current > DOUBLE_CLICK_MS) return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <>
      {quantity === 0 ? (
        <IdleButton {...props} onAdd={added} />
      ) : (
        <div className="pk-cart-button__group" role="group" aria-label={text.group(name)} onClickCapture={skipDoubleClick}>
          <button type="button" className="pk-cart-button__remove" aria-label={text.remove} title={text.remove} onClick={remove}>
            <svg className="pk-cart-button__bin" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4 7h16M10 11v6M14 11v6M6 7l1 13h10l1-13M9 7V4h6v3" />
            </svg>
          </button>
          <a className="pk-cart-button__link" href={cartPage} aria-live="polite" aria-atomic="true">
            {text.inCart(quantity)}
          </a>
          <button type="button" className="pk-cart-button__more" data-pk-first="" onClick={() => cart.add({ id, name, price, thumbUrl, link })}>
            {text.more}
          </button>
        </div>
      )}
      {Dialog !== null && <Dialog goodId={id} modalId={modalId} returnFocus={returnFocus} slots={slots} onClose={() => setDialog(null)} />}
    </>
  )
}
