import type { Availability, Db } from '../../db'
import type { Product, Products, WantedLine } from '../../rules/order-lines'
import { hashCodeOf, isOnSale } from '../../rules/product'

interface ProductRow {
  readonly id: string
  readonly name: string
  readonly price_kopecks: number
  readonly availability: Availability
}

const hashCode = ({ id, name, price_kopecks, availability }: ProductRow) =>
  hashCodeOf({ id, name, priceKopecks: price_kopecks, availability })

const selectProducts = (db: Db, ids: readonly string[]) =>
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
    .where('id', 'in', ids)
    .execute()

/** Looks the products of a cart up; prices, names and weights are always the shop's own. */
export async function findProducts(db: Db, lines: readonly WantedLine[]): Promise<Products> {
  const ids = [...new Set(lines.map(({ id }) => id))]
  if (ids.length === 0) return { products: [], removed: [] }
  const known = new Map((await selectProducts(db, ids)).map((row) => [row.id, row]))
  const products: Product[] = []
  const removed = new Map<string, string>()
  for (const { id, quantity } of lines) {
    const row = known.get(id)
    if (row?.is_visible !== true) {
      removed.set(id, row?.name ?? '')
      continue
    }
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
      isOnSale: isOnSale(row.availability),
      hashCode: hashCode(row),
    })
  }
  return { products, removed: [...removed].map(([id, name]) => ({ id, name })) }
}
