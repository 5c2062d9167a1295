import type { CategoryFilter, FilterChoice, FilterOption } from '@prilavok/contracts'

/** Types of which one option may be selected at a time. Source: FILTER-08. */
const SINGLE = new Set(['SeparatedButtonsBySpecSingleOption', 'Dropdown', 'Toggle'])
/** So many a server takes in one request. */
const MOST_FILTERS = 100
const MOST_OPTIONS = 200
const LONGEST_CODE = 200

const NUMERIC = /^\s*[+-]?\d+(?:[.,]\d+)?\s*$/
const RANGE = /^(-?\d+(?:\.\d+)?)-(-?\d+(?:\.\d+)?)$/
/** Text that no server can store. */
const UNKEEPABLE = /\0|\p{Cs}/u

const numberOf = (text: string) => Number(text.replace(',', '.'))

/** Whether selecting one option takes back the others. Source: FILTER-08. */
export const isSingle = ({ filterType }: CategoryFilter): boolean => SINGLE.has(filterType)

/** Options whose names are all numbers by their size; others as the server has them. Source: FILTER-14. */
export const sortedOptions = (options: readonly FilterOption[]): readonly FilterOption[] =>
  options.every(({ name }) => NUMERIC.test(name))
    ? [...options].sort((one, other) => numberOf(one.name) - numberOf(other.name))
    : options

/** Filters as they are shown: by their displayOrder, without those that have nothing to select. Source: FILTER-16. */
export const shownFilters = (filters: readonly CategoryFilter[]): readonly CategoryFilter[] =>
  filters
    .filter(({ searchCode, options, range }) => searchCode !== '' && (options.length > 0 || range !== null))
    .sort((one, other) => one.displayOrder - other.displayOrder)
    .map((filter) => ({ ...filter, options: sortedOptions(filter.options) }))

const NONE: readonly string[] = []

/** What is selected of one filter; the same list until it changes. */
export const optionsOf = (selection: readonly FilterChoice[], searchCode: string): readonly string[] =>
  selection.find((choice) => choice.searchCode === searchCode)?.options ?? NONE

/** A selected part of a range; null where the text is none. */
export function rangeOf(option: string | undefined): { readonly min: number; readonly max: number } | null {
  const [, from, to] = RANGE.exec(option ?? '') ?? []
  const [min, max] = [Number(from), Number(to)]
  return from === undefined || to === undefined || min > max ? null : { min, max }
}

/** A part of a range as requests and addresses carry it. */
export const rangeText = ({ min, max }: { readonly min: number; readonly max: number }): string => `${min}-${max}`

/** The selection with other options of one filter; a filter without options is left out. Source: FILTER-16. */
export function withOptions(
  selection: readonly FilterChoice[],
  searchCode: string,
  options: readonly string[],
): readonly FilterChoice[] {
  const isKnown = selection.some((choice) => choice.searchCode === searchCode)
  const changed = isKnown
    ? selection.map((choice) => (choice.searchCode === searchCode ? { searchCode, options } : choice))
    : [...selection, { searchCode, options }]
  return changed.filter((choice) => choice.options.length > 0)
}

/** The selection after a press on an option. Source: FILTER-07, FILTER-08. */
export function toggled(
  selection: readonly FilterChoice[],
  filter: CategoryFilter,
  option: string,
): readonly FilterChoice[] {
  const selected = optionsOf(selection, filter.searchCode)
  const without = selected.filter((each) => each !== option)
  const isOn = without.length < selected.length
  const next = isOn ? without : isSingle(filter) ? [option] : [...selected, option]
  return withOptions(selection, filter.searchCode, next)
}

function knownOptions(filter: CategoryFilter, options: readonly string[]): readonly string[] {
  if (filter.range !== null) return options.filter((option) => rangeOf(option) !== null).slice(0, 1)
  const codes = new Set(filter.options.map(({ searchCode }) => searchCode))
  const known = options.filter((option) => codes.has(option))
  return isSingle(filter) ? known.slice(0, 1) : known
}

/** The part of a selection that the filters have; addresses are written by anybody. */
export const knownSelection = (
  selection: readonly FilterChoice[],
  filters: readonly CategoryFilter[],
): readonly FilterChoice[] =>
  selection.flatMap(({ searchCode, options }) => {
    const filter = filters.find((each) => each.searchCode === searchCode)
    const known = filter === undefined ? [] : knownOptions(filter, options)
    return known.length > 0 ? [{ searchCode, options: known }] : []
  })

/** What the server has marked as selected. */
export const markedSelection = (filters: readonly CategoryFilter[]): readonly FilterChoice[] =>
  filters.flatMap(({ searchCode, options }) => {
    const marked = options.filter(({ selected }) => selected).map((option) => option.searchCode)
    return marked.length > 0 ? [{ searchCode, options: marked }] : []
  })

const isSendable = (code: string) => code.length <= LONGEST_CODE && !UNKEEPABLE.test(code)

/** The selection as a server takes it, however long the address was that it came from. */
export const sentSelection = (selection: readonly FilterChoice[]): readonly FilterChoice[] =>
  selection
    .filter(({ searchCode }) => isSendable(searchCode))
    .slice(0, MOST_FILTERS)
    .map(({ searchCode, options }) => ({ searchCode, options: options.filter(isSendable).slice(0, MOST_OPTIONS) }))
    .filter(({ options }) => options.length > 0)

/** Selected options of all filters together. */
export const countSelected = (selection: readonly FilterChoice[]): number =>
  selection.reduce((sum, { options }) => sum + options.length, 0)

/** Whether the server counts what options would show. */
export const isCounted = (filters: readonly CategoryFilter[]): boolean =>
  filters.some(({ options }) => options.some(({ count }) => count !== null))
