import { fewestOf, packOf } from '@prilavok/core/cart'
import { sql } from 'kysely'
import type { Availability, Db } from '../../db'
import { packColumns, productDetail as detail } from '../../db/product-packs'
import type { Product, Products, WantedLine } from '../../rules/order-lines'
import { hashCodeOf } from '../../rules/product'
import { canBeBought, maximumOf } from '../../rules/stock'
import { reservedPieces } from '../../db/product-stock'

interface ProductRow {
  readonly id: string
  readonly name: string
  readonly price_kopecks: number
  readonly availability: Availability
}

const hashCode = ({ id, name, price_kopecks, availability }: ProductRow) =>
  hashCodeOf({ id, name, priceKopecks: price_kopecks, availability })

/** The packs of a product as an order takes them: a minimum that is no whole pack is the next one. */
const packsOf = (minimum: number | null, step: number | null) => {
  const packs = { minimum: minimum ?? 1, step: step ?? 1 }
  return { minimum: fewestOf(packs), step: packOf(packs) }
}

const selectProducts = (db: Db, ids: readonly string[], orderId: string | null) =>
  db
    .selectFrom('product')
    .select([
      'id',
      'name',
      'slug',
      'article',
      'price_kopecks',
      'weight_kg',
      'volume_l',
      'tags',
      'availability',
      'is_visible',
    ])
    .select([
      ...packColumns,
      detail<number>('payImmediatelyDiscountPercent').as('immediate_percent'),
      detail<number>('itemsCount').as('items_count'),
      reservedPieces(sql.ref('product.id'), orderId).as('reserved_count'),
      detail<boolean>('isPrepaymentOnly').as('is_prepayment_only'),
    ])
    .where('id', 'in', ids)
    .execute()

/** An order whose lines are looked up again. */
interface OrderAgain {
  /** Its own pieces are there for it. */
  readonly id: string
  /** Its products, which are found though they are hidden by now. */
  readonly kept: ReadonlySet<string>
}

/** Looks the products of a cart, or of an order that is edited, up; prices, names and weights are always the shop's own. */
export async function findProducts(
  db: Db,
  lines: readonly WantedLine[],
  order: OrderAgain | null = null,
): Promise<Products> {
  const ids = [...new Set(lines.map(({ id }) => id))]
  if (ids.length === 0) return { products: [], removed: [] }
  const known = new Map((await selectProducts(db, ids, order?.id ?? null)).map((row) => [row.id, row]))
  const products: Product[] = []
  const removed = new Map<string, string>()
  for (const { id, quantity } of lines) {
    const row = known.get(id)
    if (row === undefined || (!row.is_visible && order?.kept.has(id) !== true)) {
      removed.set(id, row?.name ?? '')
      continue
    }
    const packs = packsOf(row.minimum, row.step)
    const { availability, items_count: itemsCount, reserved_count: reservedCount } = row
    const stock = { availability, itemsCount, reservedCount, ...packs }
    products.push({
      id,
      quantity,
      name: row.name,
      slug: row.slug,
      article: row.article,
      priceKopecks: row.price_kopecks,
      weightKg: row.weight_kg,
      volumeL: row.volume_l,
      tags: row.tags,
      ...packs,
      maximum: maximumOf(stock),
      immediatePercent: row.immediate_percent,
      isPrepaymentOnly: row.is_prepayment_only === true || row.tags.includes('PrepaymentOnly'),
      isOnSale: canBeBought(stock),
      hashCode: hashCode(row),
    })
  }
  return { products, removed: [...removed].map(([id, name]) => ({ id, name })) }
}
