import type { CategoryFilterSetting } from '@prilavok/contracts/admin'

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

/** A filter that begins with what its source can have. */
export const newFilter = (filters: Filters, source: FilterSource): CategoryFilterSetting => ({
  id: null,
  source,
  specId: null,
  name: null,
  searchCode: freeCode(filters, CODES[source] ?? 'filter'),
  filterType: typesOf(source)[0] ?? 'Checkboxes',
  displayOrder: filters.length,
  isCollapsed: false,
  optionIds: null,
  hint: null,
})

/** A record of the list as a filter: what a partner's server has left out is not set. */
export const settingOf = (item: Readonly<Record<string, unknown>>, at: number): CategoryFilterSetting => ({
  ...newFilter([], 'Spec'),
  searchCode: '',
  ...item,
  displayOrder: at,
})
