/** A product of an ecommerce event; the price in roubles. */
export interface EcommerceItem {
  /** The id of the product. */
  readonly id: string
  /** Its name, as buyers read it. */
  readonly name: string
  /** Roubles for one. */
  readonly price: number
  /** How many of it. */
  readonly quantity: number
}

/**
 * What a visitor does with products. There is no room for anything about a person: ids and names of products, prices and the number of
 * the order (SAFE-17).
 */
export type EcommerceEvent =
  | { readonly name: 'view_item' | 'add_to_cart' | 'remove_from_cart'; readonly item: EcommerceItem }
  | {
      readonly name: 'purchase'
      readonly transactionId: string
      readonly items: readonly EcommerceItem[]
      /** What the order cost, in roubles, where that is known. */
      readonly value?: number
    }

/** Where ecommerce events go to, such as a list of the page; a sink that throws is left out of nothing else. */
export type EcommerceSink = (event: EcommerceEvent) => void

/** An event for the shop's analytics. Source: ANALYTICS-15. */
export type VisitEvent =
  | { readonly type: 'Visit' }
  | { readonly type: 'Goal'; readonly goal: string; readonly params?: Readonly<Record<string, string>> }
  /** `cookie`: by the id of the shop's cookie; `email`: by the hash of an address, never by the address itself. */
  | { readonly type: 'Authorization'; readonly by: 'cookie' | 'email'; readonly id: string }
