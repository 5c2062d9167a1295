import type { LiveMount } from './live-spec'

/** Names of the fields of a product page, which stand on its element and not on that of a widget. */
const FIELD = /^data-product-/

/** A widget's own attributes, and the fields of the product whose page it needs; null for a widget that needs none. */
export function splitProduct({ widget, attributes }: LiveMount): {
  readonly mount: LiveMount
  readonly product: Readonly<Record<string, string>> | null
} {
  const given = Object.entries(attributes)
  const product = Object.fromEntries(given.filter(([name]) => FIELD.test(name)))
  const own = Object.fromEntries(given.filter(([name]) => !FIELD.test(name)))
  return {
    mount: { widget, attributes: own },
    product:
      Object.keys(product).length === 0
        ? null
        : { id: 'product-details', ...product, 'data-product-available': 'True' },
  }
}
