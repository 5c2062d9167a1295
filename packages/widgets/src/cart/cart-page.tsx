import type { CartLine } from '@prilavok/core/cart'
import { useCart, useSettings } from '@prilavok/react'
import { ButtonLink } from '@prilavok/ui/button'
import { useLayoutEffect, useMemo, useRef, type ComponentType } from 'react'
import { useLabels } from '../lib/labels'
import { useKeptFocus } from '../lib/use-kept-focus'
import { CartLines } from './cart-lines'
import './cart-page.css'
import { cartPageRu, type CartPageLabels } from './cart-page.labels'
import { CartSummary } from './cart-summary'
import { useLateParts } from './use-late-parts'

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

/**
 * The cart as a page: its lines, what they cost and what goes with them (CART-15 to CART-24). Lines, sums and the way
 * to the order are there at once; the rest comes a moment later into places that are kept for it.
 */
export function CartPage({ paymentType, labels, slots = {} }: CartPageProps) {
  const { lines } = useCart()
  const text = useLabels('cartPage', cartPageRu, labels)
  const { parts, want } = useLateParts()
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
  const isEmpty = lines.length === 0
  // The focus of the last line waits on the page itself while the way out of the empty cart is still coming.
  useLayoutEffect(() => {
    if (isEmpty && document.activeElement === root.current) heir.current?.focus()
  }, [heir, isEmpty, parts])
  const { Empty, LineName, AfterTotal } = slots
  return (
    <section className="pk-cart-page" ref={root} tabIndex={-1} aria-label={text.region}>
      {isEmpty ? (
        Empty !== undefined ? (
          <Empty />
        ) : parts === undefined ? (
          <div className="pk-cart-page__empty-place" />
        ) : parts === null ? (
          <WayOut text={text} />
        ) : (
          <parts.EmptyCart text={text} />
        )
      ) : (
        <>
          <div className="pk-cart-page__columns">
            <CartLines text={text} LineName={LineName} SoldOut={parts?.SoldOut} want={want} onRemoved={(index) => (removedAt.current = index)} />
            <CartSummary text={text} paymentType={paymentType} notes={parts} AfterTotal={AfterTotal} />
          </div>
          {parts ? <parts.CartOffers /> : <div className="pk-cart-page__offers-place" />}
        </>
      )}
      {parts && <parts.CartNews />}
    </section>
  )
}

/** An empty cart whose page could not be fetched. */
const WayOut = ({ text }: { readonly text: CartPageLabels }) => (
  <>
    <p>{text.empty}</p>
    <ButtonLink href={useSettings().pages.home}>{text.catalogue}</ButtonLink>
  </>
)
