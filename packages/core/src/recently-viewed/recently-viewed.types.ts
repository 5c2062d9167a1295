/** A product that the visitor has looked at. Source: RECENT-01. */
export interface ViewedProduct {
  /** Name of the product. */
  readonly title: string
  /** The address of its page. */
  readonly uri: string
  /** The address of its picture. */
  readonly imageUri: string
}

/** The products that the visitor has looked at. */
export interface RecentlyViewedState {
  /** Newest first. Source: RECENT-03. */
  readonly items: readonly ViewedProduct[]
}
