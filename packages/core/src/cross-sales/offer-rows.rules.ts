import type { OfferedGroup } from '@prilavok/contracts'

/** A row of offered products. */
export interface OfferRow {
  /** The category of all of them; null where each says its own. */
  readonly name: string | null
  /** Its products, each with the category that it belongs to. */
  readonly offers: readonly { readonly category: string; readonly product: OfferedGroup['products'][number] }[]
}

const rowOf = (groups: readonly OfferedGroup[], name: string | null): OfferRow => ({
  name,
  offers: groups.flatMap(({ name: category, products }) => products.map((product) => ({ category, product }))),
})

/**
 * The rows that offered products are shown in: a category with several products is one, under its name. Those with a single one share the
 * last row, as a heading over every card would leave most of the page empty. Source: PRODUCT-28.
 */
export function offerRows(groups: readonly OfferedGroup[]): readonly OfferRow[] {
  const filled = groups.filter(({ products }) => products.length > 0)
  const several = filled.filter(({ products }) => products.length > 1)
  const single = filled.filter(({ products }) => products.length === 1)
  const [only] = single
  return [
    ...several.map((group) => rowOf([group], group.name)),
    ...(only === undefined ? [] : [rowOf(single, single.length === 1 ? only.name : null)]),
  ]
}
