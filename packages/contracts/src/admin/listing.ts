/** How a list is filtered by one name. */
export interface Filter {
  /** What the filter compares with. */
  readonly type: 'text' | 'bool' | 'enum' | 'ref' | 'dateRange' | 'numberRange'
  /** The enumeration of an `enum` filter or the look-up of a `ref` filter. */
  readonly of?: string
  /** Whether the name may be repeated: any of the values matches. */
  readonly many?: true
}

/** What a list can be filtered by, sorted by and changed by, many records at once. */
export interface Listing {
  /** The filters of the list. */
  readonly filters: Readonly<Record<string, Filter>>
  /** Keys that the list can be sorted by; `-` before one turns the order round. */
  readonly sort: readonly string[]
  /** A sort key; a minus sign sorts downwards. */
  readonly defaultSort: string
  /** What can be done with many records at once. */
  readonly bulk: readonly string[]
  /** Bulk actions of a shop's own, with what they are called; one that is not called `setX` needs no value. */
  readonly names?: Readonly<Record<string, Readonly<Record<'ru' | 'en', string>>>>
  /** Filters and sort keys that would tell what a member may not see, with the permission that they need. */
  readonly guarded?: Readonly<Record<string, string>>
}

/** Declares what a list can do. */
export const listing = <const L extends Listing>(spec: L): L => spec

type ValueOf<F extends Filter> = F['type'] extends 'bool'
  ? boolean
  : F extends { many: true }
    ? readonly string[]
    : string
type FilterFields<K extends string, F extends Filter> = F['type'] extends 'dateRange'
  ? { readonly [N in `${K}From` | `${K}To`]?: string | undefined }
  : F['type'] extends 'numberRange'
    ? { readonly [N in `${K}From` | `${K}To`]?: number | undefined }
    : { readonly [N in K]?: ValueOf<F> | undefined }

type Together<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer I) => void ? I : never

/** The filters of a list as a query carries them: a range is two fields, `priceFrom` and `priceTo`. */
export type FiltersOf<L extends Listing> = [keyof L['filters']] extends [never]
  ? unknown
  : Together<{ [K in keyof L['filters'] & string]: FilterFields<K, L['filters'][K]> }[keyof L['filters'] & string]>

/** What every list understands beside its filters. */
export interface PageQuery {
  /** From 1; outside of the list the nearest page is returned. */
  readonly pageIndex?: number | undefined
  /** 1 to 200. */
  readonly pageSize?: number | undefined
  /** `paging.nextCursor` of the page before; needs the same sort keys and filters, and stands in for `pageIndex`. */
  readonly cursor?: string | undefined
  /** Keys with commas between them; a minus sign sorts downwards, for example `-createdOn,id`. */
  readonly sort?: string | undefined
  /** Free text over the fields that the list searches. */
  readonly search?: string | undefined
  /** Without a total nothing is counted. */
  readonly withTotal?: boolean | undefined
  /** Only these records, in this order, at most 200. */
  readonly ids?: readonly string[] | undefined
}

/** The whole query of a list. */
export type ListQuery<L extends Listing> = PageQuery & FiltersOf<L>
