import type { Kopecks } from './money'

/** What a search has found: a product, a category, a manufacturer or a list of all of them. */
export interface FoundItem {
  /** What the visitor reads. */
  readonly name: string
  /** Address of its page, as the server has written it. */
  readonly redirectTo: string
  /** Kopecks; null where it has none. */
  readonly price: Kopecks | null
  /** Address of the picture; null: none. */
  readonly picture: string | null
}

/** What was found of one kind. */
export interface FoundGroup {
  /** Heading of the group. */
  readonly name: string
  /** What was found of this kind. */
  readonly items: readonly FoundItem[]
}

/** What was found for a text. Source: SEARCH-01. */
export interface Found {
  /** What was found, by kind. */
  readonly groups: readonly FoundGroup[]
  /** What the server has looked for in place of the typed text; null: just that. */
  readonly correctedQuery: string | null
}
