import type { Shop } from '@prilavok/core'
import { cartFeature, countPieces } from '@prilavok/core/cart'
import { html, setAttribute, setText, takeAway } from '@prilavok/ui/element'
import type { LabelOverrides } from '../lib/labels'
import './cart-badge.css'
import { cartBadgeRu, type CartBadgeLabels } from './cart-badge.labels'

/** Up to here the badge is exact; beyond it would push the page's header around. */
const MOST_SHOWN = 999

/** The element that the number stands in: the sheet keeps it from making the line higher. */
const PLACE = 'pk-cart-badge-place'

/** Nothing but words can be set: the number is that of the cart. */
export interface CartBadgeProps {
  readonly labels?: Partial<CartBadgeLabels> | undefined
}

/** What a badge needs of the page around it. */
export interface CartBadgeHost {
  readonly shop: Shop
  /** The page's own texts. */
  readonly labels: LabelOverrides
}

/** Shows the number of pieces in an element, and nothing while the cart is empty (CART-42); drawn without a view library. Answers the way to stop. */
export function openCartBadge(root: HTMLElement, { labels }: CartBadgeProps, host: CartBadgeHost): () => void {
  const cart = host.shop.use(cartFeature).state
  const pieces = labels?.pieces ?? host.labels.cartBadge?.pieces ?? cartBadgeRu.pieces
  let badge: Element | undefined
  root.classList.add(PLACE)
  const show = (count: number) => {
    if (count === 0) return badge && takeAway(badge)
    // Words in place of a number, in one element: hidden ones beside it would be a box of their own to lay out and clip.
    badge ??= html('span', { class: 'pk-cart-badge', role: 'img' })
    setText(badge, count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count))
    setAttribute(badge, 'aria-label', pieces(count))
    if (badge.parentNode === null) root.append(badge)
  }
  const count = () => countPieces(cart.getState().goods)
  show(count())
  const stop = cart.subscribe(
    ({ goods }) => goods,
    () => show(count()),
  )
  return () => {
    stop()
    if (badge) takeAway(badge)
    root.classList.remove(PLACE)
  }
}
