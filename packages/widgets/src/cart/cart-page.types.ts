import type { Shop } from '@prilavok/core'
import type { CartLine } from '@prilavok/core/cart'
import type { ComponentType } from 'react'
import type { LabelOverrides } from '../lib/labels'
import type { CartPageLabels } from './cart-page.labels'
import type * as cartPageParts from './cart-page.parts'

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

/** What the cart page shows and does once its second chunk is there. */
export type CartPageParts = typeof cartPageParts

/** Shows components in places of a page that draws itself, with the view library that is there. */
export interface ShownPlaces {
  /** Shows a component in a place, or the same one there with other props. */
  readonly show: <P extends object>(place: Element, component: ComponentType<P>, props: P) => void
  /** Nothing is shown in a place any more. */
  readonly hide: (place: Element) => void
}

/** What the cart page needs of the page around it. */
export interface CartPageHost extends ShownPlaces {
  readonly shop: Shop
  /** The page's own texts. */
  readonly labels: LabelOverrides
  /** Brings the parts; null when they cannot be fetched, and the next wish tries again. */
  readonly load: () => Promise<CartPageParts | null>
}
