import type { Kopecks } from './money'
import type { ProductCard } from './product-card.types'

/** How one piece of a product reaches a city by the carrier that the shop recommends. */
export interface CardDelivery {
  /** 0 is free. */
  readonly price: Kopecks
  /** Days on the way from today, at least and at most. */
  readonly daysFrom: number
  /** Days on the way at most. */
  readonly daysTo: number
}

/** What is true of a product now, wherever a page names it. */
export interface ProductData extends ProductCard {
  /** Null where no city was named, the server does not say, or nobody delivers it there. */
  readonly delivery: CardDelivery | null
}
