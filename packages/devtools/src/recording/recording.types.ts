import type { Manifest } from '../bundle/manifest'
import type { InspectedCall } from '../context.types'

/** An event of the page; `at` is null for one from before the devtools were opened. */
export interface RecordedEvent {
  readonly name: string
  readonly facts: readonly string[]
  readonly at: Date | null
}

/** A sudden move of what is on the page. */
export interface Shift {
  readonly value: number
  readonly nodes: readonly (Node | null)[]
}

/** Something that the page's content security policy has refused. */
export interface Refusal {
  readonly directive: string
  readonly blocked: string
  /** File, line and column of the code that wanted it. */
  readonly source: string
  readonly element: Element | undefined
}

/** The contents of a call; shapes instead of values. */
export interface CallContent {
  readonly request: string
  readonly response: string
  /** Characters of the body that was sent. */
  readonly sent: number
}

/** A page of the shop that an address should lead to. */
export type ShopPage = 'cart' | 'order'

/** Where the widgets lead, as far as it has been tried. */
export interface LinkCheck {
  /** Addresses that lead nowhere, with the status of the response. */
  readonly addresses: readonly { readonly page: ShopPage; readonly address: string; readonly status: number }[]
  /** A shop server of another origin that this page gets no response from; null while there is no reason to complain. */
  readonly shop: { readonly origin: string; readonly state: 'refused' | 'unreachable' } | null
}

/** What has been recorded since the devtools were opened, and what the browser had kept from before. */
export interface Recording {
  readonly events: readonly RecordedEvent[]
  readonly shifts: readonly Shift[]
  readonly refusals: readonly Refusal[]
  readonly contents: Pick<WeakMap<InspectedCall, CallContent>, 'get'>
  /** Names and sizes of all files; null until they are known. */
  readonly manifest: Manifest | null
  readonly links: LinkCheck
}
