import type { FilterChoice } from '@prilavok/contracts'
import { rangeOf, rangeText } from '@prilavok/core/catalogue'
import type { Facet } from '@prilavok/shop-server/kit'

/** The parameters of an address, each with all its values. */
export type Query = Readonly<Record<string, readonly string[]>>

/** The ends of a range in a form of plain fields: `price-from`, `price-to`. */
export const rangeFields = (code: string) => ({ from: `${code}-from`, to: `${code}-to` })

const isAmount = (text: string) => /^\d{1,9}(?:\.\d{1,2})?$/.test(text)

function rangeChoice({ code, range }: Facet, query: Query): readonly string[] {
  if (range === null) return []
  const { from, to } = rangeFields(code)
  const end = (name: string, otherwise: number) => {
    const text = query[name]?.[0]?.trim().replace(',', '.') ?? ''
    return isAmount(text) ? Number(text) : otherwise
  }
  const given = rangeOf(query[code]?.[0]) ?? { min: end(from, range.min), max: end(to, range.max) }
  const isWhole = given.min <= range.min && given.max >= range.max
  return isWhole || given.min > given.max ? [] : [rangeText(given)]
}

/** What the address of a category page selects: each filter is a parameter, repeated or with commas; unknown options are left out. */
export const selectionOf = (facets: readonly Facet[], query: Query): readonly FilterChoice[] =>
  facets.flatMap((facet) => {
    const known = new Set(facet.options.map(({ code }) => code))
    const wanted = new Set((query[facet.code] ?? []).flatMap((value) => value.split(',')))
    const options = facet.range === null ? [...known].filter((code) => wanted.has(code)) : rangeChoice(facet, query)
    return options.length === 0 ? [] : [{ searchCode: facet.code, options }]
  })

/** The same as parameters, one per filter, so that a selection has one address. */
export const queryOfSelection = (selection: readonly FilterChoice[]): Readonly<Record<string, string>> =>
  Object.fromEntries(selection.map(({ searchCode, options }) => [searchCode, options.join(',')]))
