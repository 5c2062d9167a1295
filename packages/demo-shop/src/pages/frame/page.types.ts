import type { Experiment } from '@prilavok/core/experiments'
import type { Markup, PublicRobotCheck } from '@prilavok/shop-server/kit'
import type { Shelf } from '../catalogue/shelves.queries'
import type { Bundle } from '../pages.types'
import type { Language } from './language-choice'

/** One page as its author writes it; the frame puts header and footer around it. */
export interface Page {
  /** The document title; the shop's name is added except on `order`. */
  readonly title: string
  readonly description?: string
  /** The one address of this content, without the origin. */
  readonly canonical?: string
  /** Pages that search engines should leave out. */
  readonly isPrivate?: boolean
  /** `order` keeps the shelves and the fixed bar away, so that nothing leads out of the order form or covers it. */
  readonly kind?: 'shop' | 'order'
  /** Which part of the menu the page belongs to. */
  readonly section?:
    'home' | 'catalogue' | 'cart' | 'favourites' | 'comparison' | 'delivery' | 'about' | 'blog' | 'reviews'
  /** Whether the shop's announcements are shown below the header. */
  readonly announces?: boolean
  /** What the search field holds. */
  readonly query?: string
  /** Origins whose frames the page may show, such as those of videos. */
  readonly frames?: readonly string[]
  /** The widget that the page is about: what it needs is fetched with the page. */
  readonly widget?: 'cart-button' | 'cart-page' | 'checkout-page'
  readonly content: Markup
}

/** What the frame knows besides the page. */
export interface Frame {
  /** What the address of this content begins with; null = not known for sure. */
  readonly origin: string | null
  /** Path and query of the request. */
  readonly address: string
  readonly bundle: Bundle
  /** What the widgets of the page load, to be fetched with it. */
  readonly preloads: readonly string[]
  /** The first shelves of the catalogue. */
  readonly roots: readonly Shelf[]
  readonly year: number
  readonly policyVersion: string
  /** The language of the page. */
  readonly lang: Language
  /** Whether the forms take phones of other countries. */
  readonly foreignPhones: boolean
  /** The service that forms get their tokens from; null = none. */
  readonly robotCheck: PublicRobotCheck | null
  /** Whether payments are simulated. */
  readonly standIns: boolean
  /** What the shop compares, with what the staff has decided. */
  readonly experiments: readonly Experiment[]
}
