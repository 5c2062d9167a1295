/** One good as pages hear of it. Money in roubles, like the attributes. */
export interface PageGood {
  readonly id: string
  readonly name: string
  readonly price: number
  readonly quantity: number
  readonly link: string
  readonly thumbUrl: string
}

/** The cart as pages see it. Money in roubles. */
export interface PageCart {
  readonly goods: readonly PageGood[]
  /** Pieces of all goods together. */
  readonly count: number
  readonly total: number
}

/** One place of a widget. */
export interface PagePlace {
  readonly name: string
  readonly element: HTMLElement
}

/** What a page can hear of its shop, by event (EMBED-07); each is a DOM event `prilavok:<name>` on the document as well. */
export interface PageEvents {
  /** The shop serves the page: commands work. */
  readonly ready: { readonly version: string }
  readonly mounted: PagePlace
  readonly unmounted: PagePlace
  /** A widget could not be shown. */
  readonly failed: PagePlace & { readonly message: string }
  /** The goods, a quantity or the total is another; comes once by itself with the cart as it was found. */
  readonly 'cart-changed': PageCart
  readonly 'good-added': PageGood
  readonly 'good-removed': PageGood
  /** The shop has taken an order; never holds personal data. */
  readonly 'order-created': { readonly orderId: string; readonly count: number; readonly total: number }
}

/** The name of a page event, without `prilavok:`. */
export type PageEvent = keyof PageEvents
/** Hears one kind of page event. */
export type PageListener<E extends PageEvent> = (detail: PageEvents[E]) => void

/** Words between the shop and its page. */
export interface PageTalk {
  readonly emit: <E extends PageEvent>(event: E, detail: PageEvents[E]) => void
  /** Hears an event from now on and, unless told otherwise, those that were before; answers the way to stop. */
  readonly on: <E extends PageEvent>(
    event: E,
    listener: PageListener<E>,
    options?: { readonly replay?: boolean },
  ) => () => void
}

/** What was said longer ago is not kept for late listeners. */
const MAX_PAST = 100

/** Events for the page: DOM events with a memory for those who listen late. */
export function createPageTalk(page: EventTarget = document): PageTalk {
  const past: { [E in PageEvent]?: PageEvents[E][] } = {}
  const remember = (event: PageEvent, detail: PageEvents[PageEvent]) => {
    // A place that is gone is not told of to late listeners, nor kept alive for them.
    if (event === 'unmounted')
      past.mounted = past.mounted?.filter(({ element }) => element !== (detail as PagePlace).element) ?? []
    else {
      const kept = (past[event] ??= []) as unknown[]
      // These two tell how things stand: only the last word matters.
      if (event === 'cart-changed' || event === 'ready' || kept.length === MAX_PAST) kept.shift()
      kept.push(detail)
    }
  }
  return {
    emit(event, detail) {
      remember(event, detail)
      page.dispatchEvent(new CustomEvent(`prilavok:${event}`, { detail }))
    },
    on(event, listener, { replay = true } = {}) {
      const heard = (word: Event) => listener((word as CustomEvent).detail)
      page.addEventListener(`prilavok:${event}`, heard)
      if (replay) for (const detail of past[event] ?? []) listener(detail)
      return () => page.removeEventListener(`prilavok:${event}`, heard)
    },
  }
}
