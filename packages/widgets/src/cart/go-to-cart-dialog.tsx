import { shopSettings, type SafeUrl } from '@prilavok/core'
import { countPieces, linesToBuy } from '@prilavok/core/cart'
import { useCart, useOption, useSettings, useShop, type UseCart } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { Dialog, dialogLabels, type CloseReason } from '@prilavok/ui/dialog'
import { useEffect, useId, useRef, useState, type ComponentType } from 'react'
import { useLabels } from '../lib/labels'
import { useMoney } from '../lib/use-money'
import { CartNews } from './cart-news'
import { DOUBLE_CLICK_MS } from './double-click'
import './go-to-cart-dialog.css'
import { goToCartDialogRu, type GoToCartDialogLabels } from './go-to-cart.labels'
import { GoToCartLine } from './go-to-cart-line'
import { ShopButtonLink } from '../lib/shop-button-link'

/** The two ways on from the dialog, for a shop that renders its own buttons. */
export interface GoToCartFooterProps {
  /** Where the order goes on: the order form or the cart page (CART-38). */
  readonly orderHref: SafeUrl
  /** Closes the dialog; the cart stays as it is. */
  readonly onGoOn: () => void
}

/** What a shop may replace in the dialog. */
export interface GoToCartSlots {
  /** The buttons. */
  readonly Footer?: ComponentType<GoToCartFooterProps> | undefined
  /** Something below the sum, such as how much is missing for free delivery. */
  readonly AfterSum?: ComponentType<{ readonly total: number }> | undefined
}

/** Which product the dialog is about and what closes it. */
export interface GoToCartDialogProps {
  /** The product that was added. */
  readonly productId: string
  /** Id of the dialog's element; without one it gets its own, an empty one is refused (NOTIFY-04). */
  readonly modalId?: string | undefined
  /** Takes the focus at the end when what had it is gone. */
  readonly returnFocus?: (() => HTMLElement | null) | undefined
  /** Is called when the dialog is to be removed. */
  readonly onClose: () => void
  /** Texts of this one widget; what is left out is that of the language, or of `LabelsProvider`. */
  readonly labels?: Partial<GoToCartDialogLabels> | undefined
  /** Parts of the dialog that the application renders itself. */
  readonly slots?: GoToCartSlots | undefined
}

/** Shows what was just added and the way to the order. Source: CART-32 to CART-41. */
export function GoToCartDialog({ productId, modalId, returnFocus, onClose, labels, slots }: GoToCartDialogProps) {
  const ownId = useId()
  const cart = useCart()
  const text = useLabels('goToCartDialog', goToCartDialogRu, labels)
  const words = useLabels('dialog', dialogLabels)
  const money = useMoney()
  useFreshPrices(cart)
  const isEmpty = cart.lines.length === 0
  useEffect(() => {
    if (isEmpty) onClose()
  }, [isEmpty, onClose])

  const line = cart.lines.find(({ id }) => id === productId)
  const toBuy = countPieces(linesToBuy(cart.lines))
  const { pages } = useSettings(shopSettings)
  const goesToOrder = useOption('GoToOrderForm')
  const { clock } = useShop().effects
  const [openedAt] = useState(clock.now)
  const close = (reason: CloseReason) => {
    // A dialog that opens under a double click is not closed by the second half of it.
    if (reason !== 'backdrop' || clock.now() - openedAt > DOUBLE_CLICK_MS) onClose()
  }
  const { Footer, AfterSum } = slots ?? {}
  const way: GoToCartFooterProps = { orderHref: goesToOrder ? pages.order : pages.cart, onGoOn: onClose }
  return (
    <Dialog
      id={modalId ?? ownId}
      open
      title={line === undefined ? text.titleWithout : line.available ? text.title : text.titleUnavailable}
      labels={words}
      returnFocus={returnFocus}
      onClose={close}
      footer={Footer === undefined ? <PlainFooter {...way} text={text} canOrder={toBuy > 0} /> : <Footer {...way} />}
    >
      <GoToCartLine productId={productId} text={text} />
      <p className="pk-go-to-cart__sum">
        <span>{text.inCart(toBuy)}</span>
        <b className="pk-go-to-cart__total">{money(cart.total)}</b>
      </p>
      {AfterSum !== undefined && <AfterSum total={cart.total} />}
      <CartNews />
    </Dialog>
  )
}

/** Requests current prices when it opens, unless adding has just done so. Source: CART-35. */
function useFreshPrices({ calculating, refresh }: Pick<UseCart, 'calculating' | 'refresh'>): void {
  const requested = useRef(false)
  useEffect(() => {
    if (!requested.current && !calculating) void refresh()
    requested.current = true
  }, [calculating, refresh])
}

interface PlainFooterProps extends GoToCartFooterProps {
  readonly text: GoToCartDialogLabels
  /** Whether the cart holds anything that can be bought. */
  readonly canOrder: boolean
}

const PlainFooter = ({ orderHref, onGoOn, text, canOrder }: PlainFooterProps) => (
  <>
    <Button onClick={onGoOn}>
      <span className="pk-go-to-cart__action">{text.goOn}</span>
    </Button>
    {canOrder && (
      <ShopButtonLink variant="primary" href={orderHref}>
        <span className="pk-go-to-cart__action">{text.order}</span>
      </ShopButtonLink>
    )}
  </>
)
