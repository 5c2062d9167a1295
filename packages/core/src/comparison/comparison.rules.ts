import type { ProductDetails } from '@prilavok/contracts'

/** One characteristic over all compared products. */
export interface ComparedRow {
  /** Heading that the row stands under; null for none. */
  readonly group: string | null
  /** Name of the characteristic. */
  readonly name: string
  /** One for each product; null where a product does not say. */
  readonly values: readonly (string | null)[]
  /** Whether the products are not all alike in it. */
  readonly differs: boolean
}

/** A category of the compared products. */
export interface ComparedCategory {
  /** Id of the category. */
  readonly id: string
  /** Its name. */
  readonly name: string
  /** Products of it that are compared. */
  readonly count: number
}

type Compared = Pick<ProductDetails, 'specs'>

/** `IP 54` and `ip54 ` are one value to who compares. */
const plain = (value: string | null): string => (value ?? '').replace(/\s+/g, '').toLowerCase()

/** Whether values are not all alike; one that is missing differs from one that is there. */
export const areDifferent = (values: readonly (string | null)[]): boolean => new Set(values.map(plain)).size > 1

const keyOf = (group: string | null, name: string) => JSON.stringify([group, name])

/** What a product says of each characteristic; one that it names twice has both values. */
function valuesOf({ specs }: Compared): ReadonlyMap<string, string> {
  const values = new Map<string, string>()
  for (const { group, name, value } of specs) {
    const key = keyOf(group, name)
    const before = values.get(key)
    values.set(key, before === undefined ? value : `${before}, ${value}`)
  }
  return values
}

/** Every characteristic that one of the products has, in the order in which they are met, groups together. */
export function comparedRows(products: readonly Compared[]): readonly ComparedRow[] {
  const known = products.map(valuesOf)
  const groups = new Map<string | null, Set<string>>()
  for (const { group, name } of products.flatMap(({ specs }) => specs))
    groups.set(group, (groups.get(group) ?? new Set()).add(name))
  return [...groups].flatMap(([group, names]) =>
    [...names].map((name) => {
      const values = known.map((ofProduct) => ofProduct.get(keyOf(group, name)) ?? null)
      return { group, name, values, differs: areDifferent(values) }
    }),
  )
}

/** The categories of products, in the order in which they are met. */
export function comparedCategories(products: readonly Pick<ProductDetails, 'category'>[]): readonly ComparedCategory[] {
  const categories = new Map<string, ComparedCategory>()
  for (const { category } of products) {
    const { id, name } = category
    categories.set(id, { id, name, count: (categories.get(id)?.count ?? 0) + 1 })
  }
  return [...categories.values()]
}
