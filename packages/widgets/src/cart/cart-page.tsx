import type { PricedLine } from '@prilavok/core/cart'
import { useCart } from '@prilavok/react'
import { useRef, type ComponentType } from 'react'
import { useLabels } from '../lib/labels'
import { lazySection } from '../lib/lazy-section'
import { useHydrated } from '../lib/use-hydrated'
import { CartLines } from './cart-lines'
import './cart-page.css'
import { CartSkeleton } from './cart-skeleton'
import { CartSummary } from './cart-summary'
import { cartPageRu, type CartPageLabels } from './cart.labels'
import { EmptyCart } from './empty-cart'
import { useFocusAfterRemoval } from './use-focus-after-removal'

/** What a shop may replace on the cart page. */
export interface CartPageSlots {
  /** The page of an empty cart. */
  readonly Empty?: ComponentType | undefined
  /** The name of a line, with whatever the shop knows about it. */
  readonly LineName?: ComponentType<{ readonly line: PricedLine }> | undefined
  /** Something below the totals, such as how much is missing for free delivery. */
  readonly AfterTotal?: ComponentType<{ readonly total: number }> | undefined
}

/** The settings of a page for its cart page; nothing is required. */
export interface CartPageProps {
  /** The paymentType of the visitor's city, where the page knows it; otherwise the city is looked up (CART-22). */
  readonly paymentType?: string | undefined
  /** Texts of this one widget; what is left out is that of the language, or of `LabelsProvider`. */
  readonly labels?: Partial<CartPageLabels> | undefined
  /** Parts of the page that the application renders itself. */
  readonly slots?: CartPageSlots | undefined
}

/** Offers and notes on paying, which push nothing away when they come. */
const LazyExtras = lazySection(() => import('./cart-extras'))

/** The cart as a page: its lines, what they cost and what goes with them (CART-15 to CART-24). */
export function CartPage({ paymentType, labels, slots = {} }: CartPageProps) {
  const cart = useCart()
  const text = useLabels('cartPage', cartPageRu, labels)
  const hydrated = useHydrated()
  const root = useRef<HTMLElement>(null)
  // Of an empty cart the way out has the focus, or the page itself.
  const { removing } = useFocusAfterRemoval(root, () => root.current?.querySelector('a') ?? root.current)
  const { Empty, LineName, AfterTotal } = slots
  return (
    <section className="pk-cart-page" ref={root} tabIndex={-1} aria-label={text.region}>
      {!hydrated ? (
        <CartSkeleton title={text.summary} />
      ) : cart.lines.length > 0 ? (
        <>
          <div className="pk-cart-page__columns">
            <CartLines
              lines={cart.lines}
              calculating={cart.calculating}
              text={text}
              LineName={LineName}
              onRemoving={removing}
            />
            <CartSummary
              cart={cart}
              text={text}
              note={
                <LazyExtras silent fallback={<p className="pk-promo-field" />}>
                  {({ PageNotes, PromoField }) => (
                    <>
                      <PromoField />
                      <PageNotes paymentType={paymentType} />
                    </>
                  )}
                </LazyExtras>
              }
              AfterTotal={AfterTotal}
            />
          </div>
          <LazyExtras fallback={<div className="pk-cart-page__offers-place" />}>
            {({ CartOffers }) => <CartOffers />}
          </LazyExtras>
        </>
      ) : Empty !== undefined ? (
        <Empty />
      ) : (
        <EmptyCart text={text} />
      )}
      {hydrated && <LazyExtras silent>{({ CartNews }) => <CartNews />}</LazyExtras>}
    </section>
  )
}
