import type { CategoryFilterSetting } from '@prilavok/contracts/admin'
import { mergeRecords } from '../kit/records/merge-records'
import { isPlain, isSame } from '../kit/records/same-value'

type Filters = readonly CategoryFilterSetting[]
type FilterSource = CategoryFilterSetting['source']
type FilterType = CategoryFilterSetting['filterType']

const TYPES: Readonly<Record<string, readonly FilterType[]>> = {
  Spec: [
    'Checkboxes',
    'SeparatedButtonsBySpec',
    'SeparatedButtonsBySpecSingleOption',
    'Dropdown',
    'Range',
    'ColorSwatches',
    'Toggle',
  ],
  Manufacturer: ['Checkboxes', 'SeparatedButtonsBySpec', 'SeparatedButtonsBySpecSingleOption', 'Dropdown'],
  Price: ['Range'],
  Availability: ['Checkboxes', 'SeparatedButtonsBySpec', 'SeparatedButtonsBySpecSingleOption', 'Dropdown', 'Toggle'],
  Tag: ['Checkboxes', 'SeparatedButtonsBySpec', 'SeparatedButtonsBySpecSingleOption', 'Dropdown', 'Toggle'],
}

/** The types that a source may be shown as; the first is the usual one. */
export const typesOf = (source: FilterSource): readonly FilterType[] =>
  (Object.hasOwn(TYPES, source) ? TYPES[source] : undefined) ?? ['Checkboxes']

/** The code in the shop's addresses that a source begins with. */
const CODES: Readonly<Record<string, string>> = {
  Spec: 'spec',
  Manufacturer: 'manufacturer',
  Price: 'price',
  Availability: 'availability',
  Tag: 'tag',
}

/** A code that no other filter has. */
function freeCode(filters: Filters, wanted: string): string {
  const taken = new Set(filters.map(({ searchCode }) => searchCode.toLowerCase()))
  for (let at = 1; ; at += 1) {
    const code = at === 1 ? wanted : `${wanted}-${at}`
    if (!taken.has(code)) return code
  }
}

/** The filters with the numbers of their places. */
export const numbered = (filters: Filters): Filters =>
  filters.map((filter, at) => (filter.displayOrder === at + 1 ? filter : { ...filter, displayOrder: at + 1 }))

/** The filters with a new one at the end. */
export const withNew = (filters: Filters, source: FilterSource): Filters =>
  numbered([
    ...filters,
    {
      id: null,
      source,
      specId: null,
      name: null,
      searchCode: freeCode(filters, CODES[source] ?? 'filter'),
      filterType: typesOf(source)[0] ?? 'Checkboxes',
      displayOrder: filters.length + 1,
      isCollapsed: false,
      optionIds: null,
      hint: null,
    },
  ])

/** The filters with one of them at another place. */
export function withMoved(filters: Filters, from: number, to: number): Filters {
  const moved = filters[from]
  if (moved === undefined || to < 0 || to >= filters.length) return filters
  const rest = filters.filter((_, at) => at !== from)
  return numbered([...rest.slice(0, to), moved, ...rest.slice(to)])
}

/** Filters by what they are: their id, or their code while they have none. */
const byKey = (filters: Filters): Readonly<Record<string, CategoryFilterSetting>> =>
  Object.fromEntries(filters.map((filter) => [filter.id ?? `new ${filter.searchCode}`, filter]))

/** What came of two edits of the filters of a category. */
export interface MergedFilters {
  readonly filters: Filters
  /** The names of the filters that both have changed, each in its own way; mine are in the result. */
  readonly disputed: readonly string[]
}

/** Combines two edits of the same filters; where both have moved a filter, my order counts. */
export function mergeFilters(base: Filters, mine: Filters, theirs: Filters): MergedFilters {
  const { merged, conflicts } = mergeRecords(byKey(base), byKey(mine), byKey(theirs))
  const filters = Object.values(merged).filter((each): each is CategoryFilterSetting => isPlain(each))
  const disputed = conflicts
    .filter(({ path }) => path[1] !== 'displayOrder')
    .map(({ path: [key = ''] }) => {
      const filter = byKey(mine)[key] ?? byKey(theirs)[key]
      return filter?.name ?? filter?.searchCode ?? key
    })
  return {
    filters: numbered([...filters].sort((one, other) => one.displayOrder - other.displayOrder)),
    disputed: [...new Set(disputed)],
  }
}

/** Whether two lists of filters are the same. */
export const areSame = (one: Filters, other: Filters): boolean => isSame(one, other)

/** `/filters/2/searchCode` of a server's Problem: the place of the filter and its field. */
export function placeOfError(pointer: string): { readonly at: number; readonly field: string } | null {
  const found = /^\/filters\/(\d+)\/(\w+)/.exec(pointer)
  return found === null ? null : { at: Number(found[1]), field: found[2] ?? '' }
}
