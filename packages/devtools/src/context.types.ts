import type { Endpoint, EndpointMap } from '@prilavok/contracts'
import type { Shop } from '@prilavok/core'
import type { HttpFailure } from '@prilavok/core/effects'
import type { Recorder } from './recorder/recorder.types'

/** An element of the page that has requested a widget. */
export interface InspectedPoint {
  /** The element of the page. */
  readonly element: HTMLElement
  /** Name of the widget. */
  readonly widget: { readonly name: string }
  readonly state: 'waiting' | 'loading' | 'mounted' | 'failed' | 'unmounted'
  /** Work that rendering took, in milliseconds. */
  readonly ms: number | null
  /** Why it failed. */
  readonly cause?: unknown
}

/** A request to the shop server, without what was sent or returned. */
export interface InspectedCall {
  /** The call, as the contract describes it. */
  readonly endpoint: Endpoint
  /** Milliseconds since the page began. */
  readonly at: number
  /** How long the response took; null while there is none. */
  readonly ms: number | null
  /** Status code or kind of the failure; null where it did not fail. */
  readonly failure: number | HttpFailure['kind'] | null
}

/** The requests of the page; the listener gets their contents while the panel is open. */
export interface InspectedCalls {
  readonly calls: readonly InspectedCall[]
  onResult?: ((call: InspectedCall, input: unknown, result: unknown) => void) | undefined
}

interface ListedCart {
  readonly count: number
  readonly total: number
}
interface ListedLine {
  readonly id: string
  readonly quantity: number
}
interface ListedWidget {
  readonly name: string
}

/** The page events that the panel lists, with what it may show of each. */
export interface ListedEvents {
  readonly ready: { readonly version: string }
  readonly mounted: ListedWidget
  readonly unmounted: ListedWidget
  readonly failed: ListedWidget
  readonly 'cart-changed': ListedCart
  readonly 'product-added': ListedLine
  readonly 'product-removed': ListedLine
  readonly 'order-created': ListedCart
}

/** What the devtools inspect. */
export interface DevtoolsContext {
  /** Version of the script on the page. */
  readonly version: string
  /** The shop of the page. */
  readonly shop: Shop
  readonly config: {
    readonly lang?: 'ru' | 'en'
    readonly api?: { readonly origin?: string; readonly endpoints?: EndpointMap }
  }
  readonly points: () => Iterable<InspectedPoint>
  /** What was reported to the page's developer, in the language of the page. */
  readonly diagnostics: ReadonlyArray<{ readonly message: string; readonly element: Element | undefined }>
  /** Checks tags and attributes of the page as it is now. */
  readonly check: () => ReadonlyArray<{ readonly message: string; readonly element: Element | undefined }>
  /** The origin of the shop server. */
  readonly shopOrigin: string
  readonly on: <E extends keyof ListedEvents>(event: E, listener: (detail: ListedEvents[E]) => void) => () => void
  readonly log: InspectedCalls
  /** What records the last events of the page; null or left out where the shop has not asked for it. */
  readonly recorder?: Pick<Recorder, 'recording' | 'send'> | null
  /** How elements request widgets. */
  readonly elements: {
    readonly selector: string
    readonly find: (part: Node) => readonly HTMLElement[]
    readonly widgetOf: (element: Element) => string
  }
}
