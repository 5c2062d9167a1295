import type { CategoryFilter, CategoryProducts, FilterChoice, ProductSort } from '@prilavok/contracts'

/** Where the visitor is in a list of products. */
export interface ListPosition {
  /** Null: the server's usual order. */
  readonly sort: ProductSort | null
  /** The first page is 1. */
  readonly page: number
  /** Null: as many as the server usually sends. */
  readonly pageSize: number | null
}

/** What a category shows, and whether more is on its way. */
export interface CategoryState extends ListPosition {
  /** Of the products; `failed` keeps those that were shown before. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  /** Of the filters. */
  readonly filtersStatus: 'idle' | 'loading' | 'ready' | 'failed'
  /** In the order in which they are shown. Source: FILTER-14, FILTER-16. */
  readonly filters: readonly CategoryFilter[]
  /** What is selected, whatever the server has marked. */
  readonly selection: readonly FilterChoice[]
  /** What the list shows; null where that is the page's own list. */
  readonly shown: CategoryProducts | null
}

/** A category as a page shows it. */
export interface CategorySettings {
  /** Id of the category in the shop. */
  readonly id: string
  /** The page has a list of this category, which stays until something else is selected. */
  readonly hasOwnList: boolean
  /** What the server of the page has rendered as selected, written as in addresses. */
  readonly given?: string | undefined
  /** What the list is made of where the server has both. */
  readonly prefer: 'html' | 'json'
  /** Products on a page of the list; the server's number without it. */
  readonly pageSize?: number | undefined
}

/** The filters and the products of one category. */
export interface Category {
  /** Follows the address of the page until the returned function is called; loads what is not there. */
  readonly start: () => () => void
  /** Selects an option or takes it back. Source: FILTER-07, FILTER-08. */
  readonly toggle: (searchCode: string, option: string) => void
  /** Selects a part of a range; null the whole. */
  readonly setRange: (searchCode: string, range: { readonly min: number; readonly max: number } | null) => void
  /** Takes back everything of one filter, or of all. */
  readonly clear: (searchCode?: string) => void
  /** Puts the list into another order. */
  readonly sortBy: (sort: ProductSort) => void
  /** Shows another page of the list; the first is 1. */
  readonly goTo: (page: number) => void
  /** Shows so many products on a page. */
  readonly resize: (pageSize: number) => void
  /** Loads again what could not be loaded. */
  readonly retry: () => void
}
