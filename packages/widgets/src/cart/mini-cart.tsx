import { shopSettings } from '@prilavok/core'
import { countPieces, linesToBuy, type PricedLine } from '@prilavok/core/cart'
import { useCart, useSettings } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { Dialog, dialogLabels } from '@prilavok/ui/dialog'
import { EmptyState } from '@prilavok/ui/empty-state'
import { CartIcon } from '@prilavok/ui/icon'
import { useEffect, useId, useRef, useState } from 'react'
import { useLabels } from '../lib/labels'
import { ShopButtonLink } from '../lib/shop-button-link'
import { useKeptFocus } from '../lib/use-kept-focus'
import { useMoney } from '../lib/use-money'
import { CartLineItem } from './cart-line-item'
import { CartNews } from './cart-news'
import './mini-cart.css'
import { miniCartRu, type MiniCartLabels } from './mini-cart.labels'

/** What closes the cart at the side. */
export interface MiniCartProps {
  /** Is called when it is to be removed. */
  readonly onClose: () => void
  /** Takes the focus at the end when what had it is gone. */
  readonly returnFocus?: (() => HTMLElement | null) | undefined
  /** Texts of this one widget; what is left out is that of the language, or of `LabelsProvider`. */
  readonly labels?: Partial<MiniCartLabels> | undefined
}

interface Deleted {
  readonly name: string
  readonly putBack: () => void
}

/** The cart at the side of any page: its lines with their quantities, what they cost, and the ways to the cart and to the order. */
export function MiniCart({ onClose, returnFocus, labels }: MiniCartProps) {
  const id = useId()
  const { lines, total, calculating, refresh, remove, setQuantity } = useCart()
  const text = useLabels('miniCart', miniCartRu, labels)
  const words = useLabels('dialog', dialogLabels)
  const money = useMoney()
  const { pages } = useSettings(shopSettings)
  const [deleted, setDeleted] = useState<Deleted | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const undo = useRef<HTMLButtonElement>(null)
  useKeptFocus(root, () => undo.current ?? root.current?.querySelector('h2') ?? null)
  // Prices may be of yesterday.
  useEffect(() => void refresh(), [refresh])

  const toBuy = countPieces(linesToBuy(lines))
  const takeOut = ({ id: productId, name }: PricedLine) => setDeleted({ name, putBack: remove(productId) })
  return (
    <div className="pk-mini-cart" ref={root}>
      <Dialog
        id={id}
        open
        title={text.title}
        labels={words}
        returnFocus={returnFocus}
        onClose={onClose}
        footer={
          lines.length > 0 && (
            <>
              <p className="pk-mini-cart__sum" data-calculating={calculating ? '' : undefined}>
                <span>{text.products(toBuy)}</span>
                <b className="pk-mini-cart__total">{money(total)}</b>
              </p>
              <ShopButtonLink href={pages.cart}>{text.toCart}</ShopButtonLink>
              {toBuy > 0 && (
                <ShopButtonLink variant="primary" href={pages.order}>
                  {text.order}
                </ShopButtonLink>
              )}
            </>
          )
        }
      >
        {/* Notices lie out of reach under a dialog: a deletion is undone in place. */}
        {deleted !== null && (
          <div className="pk-mini-cart__deleted" role="status">
            <span className="pk-mini-cart__gone">{text.removed(deleted.name)}</span>
            <Button
              size="small"
              ref={undo}
              onClick={() => {
                deleted.putBack()
                setDeleted(null)
              }}
            >
              {text.undo}
            </Button>
          </div>
        )}
        {lines.length === 0 ? (
          <EmptyState
            icon={<CartIcon size={24} />}
            title={text.empty}
            action={<Button onClick={onClose}>{text.goOn}</Button>}
          >
            {text.emptyHelp}
          </EmptyState>
        ) : (
          <ul className="pk-mini-cart__lines" aria-label={text.lines}>
            {lines.map((line, index) => (
              <CartLineItem
                key={line.id}
                as="li"
                size="small"
                line={line}
                index={index}
                removeLabel={text.remove(line.name)}
                soldOutHelp={text.soldOutHelp}
                onQuantity={setQuantity}
                onRemove={takeOut}
              />
            ))}
          </ul>
        )}
        <CartNews />
      </Dialog>
    </div>
  )
}
