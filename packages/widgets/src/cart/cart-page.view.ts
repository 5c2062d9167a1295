import { cartFeature, cartLines, type CartLine } from '@prilavok/core/cart'
import { buttonLinkNode } from '@prilavok/ui/button'
import { html, setAttribute, setText, takeAway } from '@prilavok/ui/element'
import { openCartLines } from './cart-lines.view'
import './cart-page.css'
import { loadCartPrices } from './cart-page.late'
import type { CartPageHost, CartPageParts, CartPageProps, ShownPlaces } from './cart-page.types'
import { cartPageWords, type CartPageWords } from './cart-page.words'
import { openCartSummary } from './cart-summary.view'

/** A cart page that stands on a page of the shop. */
export interface CartPageView {
  /** Other words or slots, another payment type: shows what has changed. For another shop a page is opened anew. */
  readonly update: (props: CartPageProps, host: CartPageHost) => void
  /** What was to be shown in a place stands there: the focus that waited for the way out of an empty cart goes there. */
  readonly placesShown: () => void
  /** Takes everything away that was drawn. */
  readonly close: () => void
}

const NOTHING = {}

/**
 * The cart page in an element of class `pk-cart-page`, drawn without a view library: lines, sums and the way to the order are there
 * at once (CART-15 to CART-24). The rest comes a moment later into places that are kept for it, and a shop's own
 * parts into theirs; these are components, which the host shows.
 */
export function openCartPage(root: HTMLElement, given: CartPageProps, page: CartPageHost): CartPageView {
  let props = given
  let host = page
  const { shop } = host
  const cart = shop.use(cartFeature)
  /** Undefined while they are on their way; null when they could not be fetched. */
  let parts: CartPageParts | null | undefined
  let stopNews: (() => void) | undefined
  let removedAt = 0
  let closed = false
  let calculating = false
  /** Which of its two pages stands there. */
  let empty: boolean | undefined
  let words = cartPageWords(props, host.labels)

  /** What the host shows, by its place; it hears of changes alone. */
  const standing = new Map<Element, readonly [component: unknown, props: object]>()
  const show: ShownPlaces['show'] = (at, component, own) => {
    const before = standing.get(at)
    if (before?.[0] === component && before[1] === own) return
    standing.set(at, [component, own])
    host.show(at, component, own)
  }
  const hide: ShownPlaces['hide'] = (at) => {
    if (standing.delete(at)) host.hide(at)
  }

  const remove = async (line: CartLine) => {
    removedAt = cart.state.getState().goods.findIndex(({ id }) => id === line.id)
    const putBack = cart.remove(line.id)
    const here = await want()
    here?.offerUndo(shop, { name: line.name, putBack, labels: host.labels.undoNotice })
  }
  const lines = openCartLines({ setQuantity: cart.setQuantity, remove: (line) => void remove(line) })
  const summary = openCartSummary()
  const columns = html('div', { class: 'pk-cart-page__columns' }, lines.node, summary.node)
  /** Below the columns, or the whole of an empty cart. */
  let place = html('div', {})

  // After a deletion the focus goes to the line that moved up, or to the way out of the empty cart.
  const heir = () => {
    const bins = lines.node.querySelectorAll<HTMLElement>('.pk-cart-line__remove > button')
    return (empty ? undefined : bins[Math.min(removedAt, bins.length - 1)]) ?? root.querySelector('a') ?? root
  }
  const placesShown = () => {
    // The focus of the last line waits on the page itself while the way out is still coming.
    if (empty && document.activeElement === root) heir().focus()
  }
  /** Begins the other one of the two pages. */
  const turn = (isEmpty: boolean) => {
    hide(place)
    takeAway(place)
    place = isEmpty
      ? html('div', { class: 'pk-cart-page__empty-place' })
      : html('div', { class: 'pk-cart-page__offers-place' })
    empty = isEmpty
    takeAway(columns)
    root.prepend(...(isEmpty ? [place] : [columns, place]))
  }
  /** Nothing more is kept free: what is shown there has a size of its own. */
  const fill: ShownPlaces['show'] = (...part) => {
    if (!standing.has(place)) place.replaceChildren()
    place.removeAttribute('class')
    show(...part)
  }
  const showEmpty = () => {
    const { Empty } = props.slots ?? {}
    if (Empty !== undefined) fill(place, Empty, NOTHING)
    else if (parts) fill(place, parts.EmptyCart, words)
    else if (parts === null) showWayOut(place, words, shop.settings.pages.home)
  }
  const showParts = (total: number) => {
    const { AfterTotal } = props.slots ?? {}
    if (AfterTotal === undefined) hide(summary.sums)
    else show(summary.sums, AfterTotal, { total })
    if (!parts) return
    show(summary.note, parts.PageNotes, props)
    fill(place, parts.CartOffers, NOTHING)
  }
  const draw = () => {
    const state = cart.state.getState()
    const shown = cartLines(state)
    const isEmpty = shown.length === 0
    // Asked before the change: once it is on the page, nobody knows any more who had the focus.
    const held = root.contains(document.activeElement)
    setAttribute(root, 'aria-label', words.page.region)
    if (isEmpty !== empty) turn(isEmpty)
    lines.show(shown, calculating, { words, parts, slots: props.slots, show, hide })
    if (isEmpty) showEmpty()
    else {
      summary.show(state, shown, calculating, words, shop.settings.pages.order)
      showParts(state.total)
    }
    if (held && !root.contains(document.activeElement)) heir().focus()
    placesShown()
  }
  const want = async () => {
    const here = await host.load()
    if (closed) return here
    parts = here
    if (here !== null && stopNews === undefined) {
      const region = here.liveRegionNode()
      root.append(region)
      stopNews = here.openCartNews(region, shop, () => host.labels)
    }
    draw()
    return here
  }

  draw()
  const stops = [cart.state.subscribe(draw)]
  const hear = (isCalculating: boolean) => {
    calculating = isCalculating
    draw()
  }
  void want()
  void loadCartPrices().then((prices) => {
    if (prices !== null && !closed) stops.push(prices.watchCalculating(shop, hear))
  })
  return {
    update(nextProps, nextHost) {
      props = nextProps
      host = nextHost
      words = cartPageWords(props, host.labels)
      draw()
    },
    placesShown,
    close() {
      closed = true
      for (const stop of stops) stop()
      stopNews?.()
      for (const at of [...standing.keys()]) hide(at)
      root.replaceChildren()
    },
  }
}

/** An empty cart whose page could not be fetched. */
function showWayOut(place: Element, { page }: CartPageWords, home: string): void {
  if (place.childElementCount === 0) place.append(html('p', {}), buttonLinkNode('secondary'))
  const [text, link] = place.children as Iterable<Element> as [Element, Element]
  place.removeAttribute('class')
  setText(text, page.empty)
  setText(link.firstElementChild as Element, page.catalogue)
  setAttribute(link, 'href', home)
}
