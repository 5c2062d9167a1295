import type * as wire from './catalogue-values.wire'
import type { categoryFilterType } from './filter-type.wire'
import type { ProductCard } from './product-card.types'
import type { Output } from './wire'

/** How a filter is shown, and how many of its options may be selected at once; a new type is passed on as it is. */
export type CategoryFilterType = Output<typeof categoryFilterType>

/** The orders that a list of products can have. */
export type ProductSort = Output<typeof wire.productSort>

/** The selected options of one filter, as requests carry them; a range is one option, `min-max`. Source: FILTER-03. */
export interface FilterChoice {
  /** Code of the filter. */
  readonly searchCode: string
  /** Codes of the selected options. */
  readonly options: readonly string[]
}

/** One value of a filter. Source: FILTER-01. */
export interface FilterOption {
  /** Its name in addresses and requests. */
  readonly searchCode: string
  /** What the visitor reads. */
  readonly name: string
  /** Whether the server has it selected. */
  readonly selected: boolean
  /** Products that it would show beside the other filters; null where the server does not count. */
  readonly count: number | null
  /** `#rrggbb` of a colour; null where it is none. */
  readonly colour: string | null
}

/** A filter of a category. Source: FILTER-01. */
export interface CategoryFilter {
  /** Its name in addresses and requests. */
  readonly searchCode: string
  /** How it is shown and selected. */
  readonly filterType: CategoryFilterType
  /** Smaller ones are shown first. Source: FILTER-16. */
  readonly displayOrder: number
  /** Its values, in the order of the server. */
  readonly options: readonly FilterOption[]
  /** The heading; the code where the server gives no name. */
  readonly name: string
  /** What the numbers of its options are counted in. */
  readonly unit: string | null
  /** Ends of a range; null for filters of other types. */
  readonly range: { readonly min: number; readonly max: number } | null
  /** Whether it is closed until the visitor opens it. */
  readonly collapsed: boolean
}

/** Which part of a list of products is shown. */
export interface ListPage {
  /** The first page is 1. */
  readonly page: number
  /** Products on a full page. */
  readonly pageSize: number
  /** Null where the server does not say. */
  readonly pageCount: number | null
  /** Products on all pages; null where the server does not count. */
  readonly totalCount: number | null
}

/**
 * The products of a category for a selection: markup for the page, or data for cards of our own with the filters as they are counted
 * for this selection. Source: FILTER-03.
 */
export type CategoryProducts =
  | {
      readonly kind: 'html'
      readonly html: string
      /** What relative addresses in it begin with, on a page of another origin than the server's. */
      readonly base: string | null
    }
  | {
      readonly kind: 'list'
      readonly products: readonly ProductCard[]
      readonly list: ListPage
      /** Null where the server does not count again. */
      readonly filters: readonly CategoryFilter[] | null
    }
