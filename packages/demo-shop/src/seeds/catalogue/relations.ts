import { chance } from '../random'
import { DEMO_PLANS } from '../sizes'
import type { Choice } from './assortment'
import type { ProductRow } from './product'

/** What goes with what, a row of the product_relation table. */
export interface RelationRow {
  readonly product_id: string
  readonly related_product_id: string
  readonly kind: 'BuyTogether' | 'Analog' | 'Accessory'
  readonly display_order: number
}

/** A product with the choice it was made from. */
export interface MadeProduct {
  readonly choice: Choice
  readonly row: ProductRow
}

const BUYABLE = new Set(['InStock', 'InStockAtSupplier', 'OnOrder'])
const TAKES_ACCESSORIES = new Set(['power', 'electric'])

/** The shelves of the products seen so far, by name. */
type Shelves = Map<string, MadeProduct[]>

const put = (shelves: Shelves, product: MadeProduct) => {
  const shelf = shelves.get(product.choice.shelf.name)
  if (shelf) shelf.push(product)
  else shelves.set(product.choice.shelf.name, [product])
}

/** Up to `count` different products of a shelf, those that can be bought first. */
function someOf(shelf: readonly MadeProduct[], count: number, key: string): readonly MadeProduct[] {
  const item = shelf.filter(({ row }) => BUYABLE.has(row.availability) && row.is_visible)
  const from = item.length ? item : shelf
  const start = from.length ? chance('relation', key).int(0, from.length - 1) : 0
  return [...from.slice(start), ...from.slice(0, start)].slice(0, count)
}

function relationsOf({ choice, row }: MadeProduct, shelves: Shelves): readonly RelationRow[] {
  const named = (kind: RelationRow['kind'], products: readonly MadeProduct[]) =>
    products.map((related, index) => ({
      product_id: row.id,
      related_product_id: related.row.id,
      kind,
      display_order: index + 1,
    }))
  const together = choice.shelf.goesWith.flatMap((name) => someOf(shelves.get(name) ?? [], 1, `${choice.name}/${name}`))
  const same = (shelves.get(choice.shelf.name) ?? []).filter(
    (other) => other.choice.product === choice.product && other.row.id !== row.id,
  )
  const accessoryShelf = TAKES_ACCESSORIES.has(choice.product.trade)
    ? (shelves.get(choice.shelf.goesWith[0] ?? '') ?? [])
    : []
  return [
    ...named('BuyTogether', together),
    ...named('Analog', someOf(same, 2, `${choice.name}/analog`)),
    ...named('Accessory', someOf(accessoryShelf, 2, `${choice.name}/accessory`)),
  ]
}

/**
 * What goes with the products. A product is related to those of the smallest shop and those before it, so that relations
 * are the same in a shop of any size.
 */
export function relations(products: readonly MadeProduct[]): readonly RelationRow[] {
  const shelves: Shelves = new Map()
  const first = products.slice(0, DEMO_PLANS.mini.products)
  for (const product of first) put(shelves, product)
  return products.flatMap((product, index) => {
    const rows = relationsOf(product, shelves)
    if (index >= first.length) put(shelves, product)
    return rows
  })
}
