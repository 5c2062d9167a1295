import * as z from 'zod/mini'
import type { CategoryFilter } from './catalogue.types'
import { categoryFilterType } from './filter-type.wire'
import { asked } from './query.wire'
import { count, flag, int, list, mapped, maybe, pathId, pathText, text, wire, type Output } from './wire'

export const categoryFilterOption = z.object({
  name: text(),
  searchCode: text(),
  selected: flag,
  /** Products that the option would show beside the other filters. */
  count: maybe(int()),
  /** `#rrggbb`, for swatches. */
  colorHex: maybe(text()),
})

export const categoryFilter = z.object({
  /** Latin letters and digits; stands in addresses. */
  searchCode: text(),
  filterType: categoryFilterType,
  displayOrder: count(),
  options: list(categoryFilterOption),
  name: maybe(text()),
  unit: maybe(text()),
  /** Range only. */
  min: maybe(z.number()),
  /** Range only. */
  max: maybe(z.number()),
  isCollapsed: maybe(flag),
})

export const categoryFilters = z.object({ filters: list(categoryFilter) })

/** Filters as the shop knows them. */
export const filtersFromWire = (filters: readonly Output<typeof categoryFilter>[]): readonly CategoryFilter[] =>
  filters.map(({ searchCode, filterType, displayOrder, options, name, unit, min, max, isCollapsed }) => ({
    searchCode,
    filterType,
    displayOrder,
    options: options.map(({ colorHex, ...option }) => ({ ...option, colour: colorHex })),
    name: name ?? searchCode,
    unit,
    range: min === null || max === null ? null : { min, max },
    collapsed: isCollapsed ?? false,
  }))

export const loadCategoryFiltersWire = wire({
  params: z.object({ id: pathId }),
  query: z.object({
    /** What is selected, written as in the address of the page: `code=option,option&code=…`. */
    filter: asked(pathText(4000)),
  }),
  response: mapped(categoryFilters, ({ filters }) => filtersFromWire(filters)),
})
