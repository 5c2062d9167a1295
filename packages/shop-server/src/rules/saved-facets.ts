import { productTagValues, titleOf } from '@prilavok/contracts/admin'
import type { CategoryRow, SavedFilter } from '../db'
import {
  byValue,
  codesOf,
  numberOf,
  priceOf,
  rangeAround,
  STOCK,
  type CategoryFacets,
  type Facet,
  type FacetOption,
} from './category-facets'

/** Tags that tell buyers something; the others are rules of the shop. */
const SHOWN_TAGS = ['Hit', 'Novelty', 'Sale', 'Markdown', 'PriceOfDay', 'Recommended', 'Exclusive', 'FreeDelivery']
/** More options than this nobody looks through. */
const MOST_OPTIONS = 200
const NAMES: Readonly<Record<string, string>> = {
  Price: 'Цена',
  Manufacturer: 'Производитель',
  Availability: 'Наличие',
  Tag: 'Особенности',
}
const YES = /^(?:да|есть)$/i

/** The option of one product: what `optionIds` names it by, its code in addresses, and what buyers read. */
interface Value extends FacetOption {
  readonly id: string
}
type ValuesOf = (row: CategoryRow) => readonly Value[]

/** The values of a characteristic; what the staff have described as an option has its code and colour. */
function specValues({ spec, source }: SavedFilter, rows: readonly CategoryRow[]): ValuesOf {
  if (spec === null || source !== 'Spec') return () => []
  const found = new Set(
    rows.flatMap(({ specs }) => specs.flatMap((each) => (each.name === spec.name ? [each.value] : []))),
  )
  const described = new Map(spec.options.map((option) => [option.name, option]))
  const given = new Set(spec.options.flatMap(({ searchCode }) => (searchCode ? [searchCode] : [])))
  const codes = codesOf(
    [...found].filter((value) => !described.get(value)?.searchCode),
    given,
  )
  const values = new Map(
    [...found].map((name): readonly [string, Value] => {
      const option = described.get(name)
      const code = option?.searchCode || (codes.get(name) ?? '')
      return [name, { id: option?.id ?? '', code, name, colorHex: option?.colorHex ?? null }]
    }),
  )
  return ({ specs }) =>
    specs.flatMap(({ name, value }) => {
      const option = name === spec.name ? values.get(value) : undefined
      return option === undefined ? [] : [option]
    })
}

const tagOption = (tag: string): Value => ({
  id: tag,
  code: tag.replace(/(?!^)([A-Z])/g, '-$1').toLowerCase(),
  name: titleOf(productTagValues, tag, 'ru'),
})

const SOURCES: Readonly<Record<string, (filter: SavedFilter, rows: readonly CategoryRow[]) => ValuesOf>> = {
  Spec: specValues,
  Manufacturer:
    () =>
    ({ manufacturer_id: id, manufacturer_slug: code, manufacturer: name }) =>
      id && code ? [{ id, code, name: name ?? code }] : [],
  Availability:
    () =>
    ({ availability }) => {
      const stock = STOCK[availability]
      return stock === undefined ? [] : [{ ...stock, id: availability }]
    },
  Tag: ({ optionIds }) => {
    const shown = new Set(optionIds ?? SHOWN_TAGS)
    return ({ tags }) => tags.filter((tag) => shown.has(tag)).map(tagOption)
  },
}

/** The options of a filter that its products have, each once: in the order of the staff, or by value. */
function optionsOf({ optionIds, filterType }: SavedFilter, values: readonly Value[]): readonly Value[] {
  const order = new Map(optionIds?.map((id, at) => [id, at]))
  const chosen = optionIds === null ? values : values.filter(({ id }) => order.has(id))
  const once = [...new Map(chosen.map((value) => [value.code, value])).values()]
  const sorted =
    optionIds === null
      ? once.sort(byValue)
      : once.sort((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0))
  if (filterType !== 'Toggle') return sorted.slice(0, MOST_OPTIONS)
  // A switch has one option: the "yes" of those that there are.
  const yes = sorted.find(({ name }) => YES.test(name)) ?? sorted[0]
  return yes === undefined ? [] : [yes]
}

interface Made {
  readonly facet: Facet
  readonly codes: (row: CategoryRow) => readonly string[]
  readonly number: (row: CategoryRow) => number | undefined
}

function numbersOf({ source, spec }: SavedFilter): (row: CategoryRow) => number | undefined {
  if (source === 'Price') return priceOf
  return ({ specs }) => {
    const number = numberOf(specs.find(({ name }) => name === spec?.name)?.value ?? '')
    return Number.isFinite(number) ? number : undefined
  }
}

function made(filter: SavedFilter, rows: readonly CategoryRow[]): Made | null {
  const { source, spec, filterType: type, displayOrder, isCollapsed, searchCode: code } = filter
  const unit = source === 'Price' ? '₽' : (spec?.unit ?? null)
  const name = filter.name || (source === 'Spec' ? spec?.name : NAMES[source]) || code
  const facet = { code, name, type: type as Facet['type'], displayOrder, unit, isCollapsed }
  if (type === 'Range') {
    const number = numbersOf(filter)
    const range = rangeAround(rows.flatMap((row) => number(row) ?? []))
    return range && { facet: { ...facet, range, options: [] }, codes: () => [], number }
  }
  const values = (SOURCES[source] ?? (() => () => []))(filter, rows)
  const options = optionsOf(filter, rows.flatMap(values))
  const known = new Set(options.map((option) => option.code))
  if (options.length === 0) return null
  const shown = options.map(({ code: option, name: title, colorHex }) => ({ code: option, name: title, colorHex }))
  const codes = (row: CategoryRow) => values(row).flatMap((value) => (known.has(value.code) ? [value.code] : []))
  return { facet: { ...facet, range: null, options: shown }, codes, number: () => undefined }
}

/** The filters of a category as the staff have set them; one that its products have nothing of is left out. Source: ADMIN-ACT-13. */
export function savedFacets(rows: readonly CategoryRow[], saved: readonly SavedFilter[]): CategoryFacets {
  const all = saved
    .flatMap((filter) => made(filter, rows) ?? [])
    .sort((one, other) => one.facet.displayOrder - other.facet.displayOrder)
  return {
    facets: all.map(({ facet }) => facet),
    valuesOf(row) {
      const options = new Map<string, readonly string[]>()
      const numbers = new Map<string, number>()
      for (const { facet, codes, number } of all) {
        const [has, at] = [codes(row), number(row)]
        if (has.length > 0) options.set(facet.code, has)
        if (at !== undefined) numbers.set(facet.code, at)
      }
      return { options, numbers }
    },
  }
}
