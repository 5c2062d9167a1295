import type { CategoryFilterType } from '@prilavok/contracts'
import type { Availability, CategoryRow } from '../db'
import { slugOf } from './slug'

/** Codes of the filters that every category has. */
export const PRICE = 'price'
export const AVAILABILITY = 'availability'
export const MANUFACTURER = 'manufacturer'
/** Names of parameters that the pages of the shop have themselves, and of the filters that every category has. */
export const TAKEN_CODES: ReadonlySet<string> = new Set([
  PRICE,
  AVAILABILITY,
  MANUFACTURER,
  'page',
  'pageSize',
  'sort',
  'build',
  'q',
  'id',
  'access',
  'cityId',
])

/** A filter of a category before it is counted. */
export interface Facet {
  readonly code: string
  readonly name: string
  readonly type: CategoryFilterType
  readonly displayOrder: number
  readonly unit: string | null
  /** Whole roubles. */
  readonly range: { readonly min: number; readonly max: number } | null
  readonly options: readonly FacetOption[]
  readonly isCollapsed: boolean
}

/** One value of a filter. */
export interface FacetOption {
  readonly code: string
  readonly name: string
  /** `#rrggbb`, for swatches. */
  readonly colorHex?: string | null | undefined
}

/** What a product has of the filters of its category. */
export interface FacetValues {
  /** Codes of its options by the code of their filter. */
  readonly options: ReadonlyMap<string, readonly string[]>
  /** Its places on the filters that are ranges. */
  readonly numbers: ReadonlyMap<string, number>
}

/** The filters of a category, and what a product has of each. */
export interface CategoryFacets {
  readonly facets: readonly Facet[]
  readonly valuesOf: (row: CategoryRow) => FacetValues
}

/** Characteristics of a category that become filters, and how many of them are open at first. */
const MOST_SPECS = 12
const OPEN_SPECS = 3
/** More values than this are names, not choices. */
const MOST_VALUES = 60
/** So few short values fit on buttons. */
const BUTTONS = 4

const IN_STOCK = { code: 'in-stock', name: 'В наличии' }
const ON_ORDER = { code: 'on-order', name: 'Под заказ' }
/** What buyers are told of the stock; what is sold out has no option. */
export const STOCK: Readonly<Partial<Record<Availability, typeof IN_STOCK>>> = {
  InStock: IN_STOCK,
  InStockAtSupplier: IN_STOCK,
  OnOrder: ON_ORDER,
}

/** A code for every name: its latin form, numbered where two names have the same one. */
export function codesOf(names: readonly string[], taken: ReadonlySet<string> = new Set()): ReadonlyMap<string, string> {
  const used = new Set(taken)
  const codes = new Map<string, string>()
  for (const name of [...names].sort()) {
    const slug = slugOf(name) || 'x'
    let code = slug
    for (let number = 2; used.has(code); number += 1) code = `${slug}-${number}`
    used.add(code)
    codes.set(name, code)
  }
  return codes
}

interface Spec {
  readonly name: string
  readonly products: number
  readonly values: ReadonlySet<string>
  readonly units: ReadonlySet<string>
}

/** The characteristics of the products: how many have each, and with which values. */
function specsOf(rows: readonly CategoryRow[]): readonly Spec[] {
  const byName = new Map<string, { products: number; values: Set<string>; units: Set<string> }>()
  for (const { specs } of rows)
    for (const { name, value, unit = '' } of specs) {
      const spec = byName.get(name) ?? { products: 0, values: new Set(), units: new Set() }
      spec.products += 1
      spec.values.add(value)
      spec.units.add(unit)
      byName.set(name, spec)
    }
  return [...byName].map(([name, spec]) => ({ name, ...spec }))
}

/** A characteristic distinguishes products when several have it, with several values in one unit. */
const tellsApart = ({ products, values, units }: Spec): boolean =>
  products > 1 && values.size > 1 && values.size <= MOST_VALUES && units.size === 1

const isYesOrNo = (values: ReadonlySet<string>) => [...values].every((value) => /^(да|нет|есть)$/i.test(value))

function typeOf(values: ReadonlySet<string>): CategoryFilterType {
  if (isYesOrNo(values)) return 'SeparatedButtonsBySpecSingleOption'
  const areShort = [...values].every((value) => value.length <= 12)
  return values.size <= BUTTONS && areShort ? 'SeparatedButtonsBySpec' : 'Checkboxes'
}

/** The number that a value begins with. */
export const numberOf = (text: string) => Number.parseFloat(text.replace(',', '.'))
/** Numbers by size, words by letter. */
export const byValue = (one: { readonly name: string }, other: { readonly name: string }) =>
  numberOf(one.name) - numberOf(other.name) || one.name.localeCompare(other.name, 'ru', { numeric: true })

/** The ends of a range around these numbers, whole; null where they do not differ. */
export function rangeAround(numbers: readonly number[]): Facet['range'] {
  const min = Math.floor(numbers.reduce((least, each) => Math.min(least, each), Infinity))
  const max = Math.ceil(numbers.reduce((most, each) => Math.max(most, each), -Infinity))
  return numbers.length < 2 || min >= max ? null : { min, max }
}

/** The price in roubles. */
export const priceOf = ({ price_kopecks: kopecks }: CategoryRow): number => kopecks / 100

function priceFacet(rows: readonly CategoryRow[]): readonly Facet[] {
  const range = rangeAround(rows.map(priceOf))
  if (range === null) return []
  return [
    { code: PRICE, name: 'Цена', type: 'Range', displayOrder: 10, unit: '₽', range, options: [], isCollapsed: false },
  ]
}

const listFacet = (code: string, name: string, displayOrder: number, options: Facet['options']): readonly Facet[] =>
  options.length < 2
    ? []
    : [{ code, name, type: 'Checkboxes', displayOrder, unit: null, range: null, options, isCollapsed: false }]

/** The filters that the products of a category give: price, availability, manufacturer, and their characteristics. */
export function categoryFacets(rows: readonly CategoryRow[]): CategoryFacets {
  const specs = specsOf(rows)
    .filter(tellsApart)
    .sort((one, other) => other.products - one.products || one.name.localeCompare(other.name, 'ru'))
    .slice(0, MOST_SPECS)
  const specCodes = codesOf(
    specs.map(({ name }) => name),
    TAKEN_CODES,
  )
  const valueCodes = new Map(specs.map(({ name, values }) => [name, codesOf([...values])]))
  const makers = new Map(
    rows.flatMap((row) => (row.manufacturer_slug ? [[row.manufacturer_slug, row.manufacturer ?? '']] : [])),
  )
  const stocks = [IN_STOCK, ON_ORDER].filter((stock) => rows.some(({ availability }) => STOCK[availability] === stock))
  const ofSpecs = specs.map(({ name, values, units }, at): Facet => {
    const [unit = ''] = units
    const options = [...(valueCodes.get(name) ?? [])].map(([value, code]) => ({ code, name: value })).sort(byValue)
    const code = specCodes.get(name) ?? ''
    const order = { displayOrder: 100 + at, isCollapsed: at >= OPEN_SPECS }
    return { code, name, type: typeOf(values), unit: unit === '' ? null : unit, range: null, options, ...order }
  })
  return {
    facets: [
      ...priceFacet(rows),
      ...listFacet(AVAILABILITY, 'Наличие', 20, stocks),
      ...listFacet(
        MANUFACTURER,
        'Производитель',
        30,
        [...makers].map(([code, name]) => ({ code, name })).sort(byValue),
      ),
      ...ofSpecs,
    ],
    valuesOf(row) {
      const options = new Map<string, readonly string[]>()
      const stock = STOCK[row.availability]
      if (stock !== undefined) options.set(AVAILABILITY, [stock.code])
      if (row.manufacturer_slug) options.set(MANUFACTURER, [row.manufacturer_slug])
      for (const { name, value } of row.specs) {
        const [code, option] = [specCodes.get(name), valueCodes.get(name)?.get(value)]
        if (code !== undefined && option !== undefined) options.set(code, [...(options.get(code) ?? []), option])
      }
      return { options, numbers: new Map([[PRICE, priceOf(row)]]) }
    },
  }
}
