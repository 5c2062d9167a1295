/** One product as pages are told of it. Money in roubles, like the attributes. */
export interface PageProduct {
  /** Id of the product in the shop. */
  readonly id: string
  /** Name of the product. */
  readonly name: string
  /** Price of one piece in roubles. */
  readonly price: number
  /** Pieces in the cart. */
  readonly quantity: number
  /** Address of the product page. */
  readonly link: string
  /** Address of the picture. */
  readonly thumbUrl: string
}

/** The cart as pages see it. Money in roubles. */
export interface PageCart {
  /** The lines in the order in which they were added. */
  readonly lines: readonly PageProduct[]
  /** Pieces of all products together. */
  readonly count: number
  /** What the cart costs, in roubles. */
  readonly total: number
}

/** A widget on an element of the page. */
export interface PageWidget {
  /** Name of the widget, as in `data-prilavok`. */
  readonly name: string
  /** The element that it is shown in. */
  readonly element: HTMLElement
}

/** The events of a page, by name; each is a DOM event `prilavok:<name>` on the document as well. Source: EMBED-07. */
export interface PageEvents {
  /** The shop serves the page: commands work. */
  readonly ready: { readonly version: string }
  /** A widget is shown in its element. */
  readonly mounted: PageWidget
  /** The element of a widget has left the page. */
  readonly unmounted: PageWidget
  /** A widget could not be shown. */
  readonly failed: PageWidget & { readonly message: string }
  /** The products, a quantity or the total is another; comes once by itself with the cart as it was found. */
  readonly 'cart-changed': PageCart
  /** A product is in the cart that was not there before. */
  readonly 'product-added': PageProduct
  /** A product has left the cart. */
  readonly 'product-removed': PageProduct
  /** The visitor is shown an option of an experiment; once per page and experiment. */
  readonly 'experiment-shown': { readonly name: string; readonly label: string; readonly isControl: boolean }
  /** The shop has taken an order; never holds personal data. */
  readonly 'order-created': { readonly orderId: string; readonly count: number; readonly total: number }
}

/** The name of a page event, without `prilavok:`. */
export type PageEvent = keyof PageEvents
/** Is notified of one kind of page event. */
export type PageListener<E extends PageEvent> = (detail: PageEvents[E]) => void

/** The events between the shop and its page. */
export interface PageEmitter {
  readonly emit: <E extends PageEvent>(event: E, detail: PageEvents[E]) => void
  /** Subscribes to an event, with those that were before unless `replay` is false; returns the way to unsubscribe. */
  readonly on: <E extends PageEvent>(
    event: E,
    listener: PageListener<E>,
    options?: { readonly replay?: boolean },
  ) => () => void
}

/** So many events of a kind are kept for late listeners. */
const KEPT = 100

/** Events for the page: DOM events that are replayed to those who subscribe late. */
export function createPageEvents(page: EventTarget = document): PageEmitter {
  const past: { [E in PageEvent]?: PageEvents[E][] } = {}
  const remember = (event: PageEvent, detail: PageEvents[PageEvent]) => {
    // An element that is gone is neither replayed nor kept alive.
    if (event === 'unmounted')
      past.mounted = past.mounted?.filter(({ element }) => element !== (detail as PageWidget).element) ?? []
    else {
      const kept = (past[event] ??= []) as unknown[]
      // These two say how things are now: only the last one matters.
      if (event === 'cart-changed' || event === 'ready' || kept.length === KEPT) kept.shift()
      kept.push(detail)
    }
  }
  return {
    emit(event, detail) {
      remember(event, detail)
      // An element named `dispatchEvent` takes the place of the document's own.
      EventTarget.prototype.dispatchEvent.call(page, new CustomEvent(`prilavok:${event}`, { detail }))
    },
    on(event, listener, { replay = true } = {}) {
      const onEvent = (event: Event) => listener((event as CustomEvent).detail)
      EventTarget.prototype.addEventListener.call(page, `prilavok:${event}`, onEvent)
      if (replay) for (const detail of past[event] ?? []) listener(detail)
      return () => EventTarget.prototype.removeEventListener.call(page, `prilavok:${event}`, onEvent)
    },
  }
}
