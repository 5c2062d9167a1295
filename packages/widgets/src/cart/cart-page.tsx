import type { CartLine } from '@prilavok/core/cart'
import { useCart, useSettings } from '@prilavok/react'
import { ButtonLink } from '@prilavok/ui/button'
import { EmptyState } from '@prilavok/ui/empty-state'
import { CartIcon } from '@prilavok/ui/icon'
import { useEffect, useMemo, useRef, useState, type ComponentType } from 'react'
import { useLabels } from '../lib/labels'
import { lazyPart } from '../lib/lazy-part'
import { useKeptFocus } from '../lib/use-kept-focus'
import { CartLines } from './cart-lines'
import { CartNews } from './cart-news'
import './cart-page.css'
import { cartPageRu, type CartPageLabels } from './cart-page.labels'
import { CartSummary } from './cart-summary'

/** What a shop may replace on the cart page. */
export interface CartPageSlots {
  /** The page of an empty cart. */
  readonly Empty?: ComponentType | undefined
  /** The name of a line, with whatever the shop knows about it. */
  readonly LineName?: ComponentType<{ readonly line: CartLine }> | undefined
  /** Something below the totals, such as how much is missing for free delivery. */
  readonly AfterTotal?: ComponentType<{ readonly total: number }> | undefined
}

/** What a page says about its cart page; nothing is required. */
export interface CartPageProps {
  /** The paymentType of the visitor's city, where the page knows it; otherwise the city is looked up (CART-22). */
  readonly paymentType?: string | undefined
  readonly labels?: Partial<CartPageLabels> | undefined
  readonly slots?: CartPageSlots | undefined
}

/** What goes with the goods is below them and asks late (CART-20), so its code may come late too. */
const loadOffers = lazyPart(() => import('./cart-offers'))

/** The cart as a page: its lines, what they cost and what goes with them (CART-15 to CART-24). */
export function CartPage({ paymentType, labels, slots = {} }: CartPageProps) {
  const { lines } = useCart()
  const text = useLabels('cartPage', cartPageRu, labels)
  const root = useRef<HTMLElement>(null)
  const removedAt = useRef(0)
  // After a deletion the focus goes to the line that moved up, or to the way out of the empty cart.
  const heir = useMemo(
    () => ({
      get current() {
        const buttons = root.current?.querySelectorAll<HTMLElement>('.pk-cart-line__remove > button') ?? []
        return buttons[Math.min(removedAt.current, buttons.length - 1)] ?? root.current?.querySelector('a') ?? root.current
      },
    }),
    [],
  )
  useKeptFocus(root, heir)
  const { Empty = PlainEmpty, LineName, AfterTotal } = slots
  return (
    <section className="pk-cart-page" ref={root} tabIndex={-1} aria-label={text.region}>
      {lines.length === 0 ? (
        <Empty />
      ) : (
        <>
          <div className="pk-cart-page__columns">
            <CartLines text={text} LineName={LineName} onRemoved={(index) => (removedAt.current = index)} />
            <CartSummary text={text} paymentType={paymentType} AfterTotal={AfterTotal} />
          </div>
          <OffersLater />
        </>
      )}
      <CartNews />
    </section>
  )
}

function OffersLater() {
  const [Offers, setOffers] = useState<ComponentType | null>(null)
  useEffect(() => {
    let stays = true
    void loadOffers().then((part) => {
      if (stays && part !== null) setOffers(() => part.CartOffers)
    })
    return () => {
      stays = false
    }
  }, [])
  return Offers === null ? <div className="pk-cart-page__offers-place" /> : <Offers />
}

function PlainEmpty() {
  const { pages } = useSettings()
  const text = useLabels('cartPage', cartPageRu)
  return (
    <EmptyState
      icon={<CartIcon size={24} />}
      title={text.empty}
      action={
        <ButtonLink variant="primary" href={pages.home}>
          {text.catalogue}
        </ButtonLink>
      }
    >
      {text.emptyHelp}
    </EmptyState>
  )
}
