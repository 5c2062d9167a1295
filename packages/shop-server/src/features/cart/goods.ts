import type { Availability, ClientRating } from '../../db'
import type { Db } from '../../shop'
import { isOnSale } from '../../rules/availability'
import { countedWeightKg } from '../../rules/delivery-cost'
import type { Parcel } from '../../rules/delivery-cost'
import { hashCodeOf } from '../../rules/hash-code'
import { normalPhone } from '../../rules/phone'

/** A line as it is asked for. */
interface WantedLine {
  readonly id: string
  readonly quantity: number
}

/** A line with what the shop knows of its product. */
export interface Good extends WantedLine {
  readonly name: string
  readonly slug: string
  readonly article: string
  readonly priceKopecks: number
  readonly weightKg: number
  readonly volumeL: number
  readonly tags: readonly string[]
  readonly isOnSale: boolean
  readonly hashCode: string
}

/** The goods of a cart, and what is asked for but no longer sold. */
export interface Goods {
  readonly goods: readonly Good[]
  readonly removed: readonly { readonly id: string; readonly name: string }[]
}

interface ProductRow {
  readonly id: string
  readonly name: string
  readonly price_kopecks: number
  readonly availability: Availability
}

const hashCode = ({ id, name, price_kopecks, availability }: ProductRow) =>
  hashCodeOf({ id, name, priceKopecks: price_kopecks, availability })

/** Looks the lines of a cart up; prices, names and weights are always the shop's own. */
export async function findGoods(db: Db, lines: readonly WantedLine[]): Promise<Goods> {
  const ids = [...new Set(lines.map(({ id }) => id))]
  if (ids.length === 0) return { goods: [], removed: [] }
  const rows = await db
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
  const known = new Map(rows.map((row) => [row.id, row]))
  const goods: Good[] = []
  const removed = new Map<string, string>()
  for (const { id, quantity } of lines) {
    const row = known.get(id)
    if (row?.is_visible !== true) {
      removed.set(id, row?.name ?? '')
      continue
    }
    goods.push({
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
  return { goods, removed: [...removed].map(([id, name]) => ({ id, name })) }
}

const sum = (goods: readonly Good[], of: (good: Good) => number) =>
  goods.reduce((total, good) => total + of(good) * good.quantity, 0)

/** What the goods cost before discounts. */
export const goodsKopecksOf = (goods: readonly Good[]): number => sum(goods, ({ priceKopecks }) => priceKopecks)

/** The goods as one parcel. */
export const parcelOf = (goods: readonly Good[]): Parcel => ({
  weightKg: countedWeightKg(
    sum(goods, ({ weightKg }) => weightKg),
    sum(goods, ({ volumeL }) => volumeL),
  ),
  goodsKopecks: goodsKopecksOf(goods),
  alwaysFree: goods.length > 0 && goods.every(({ tags }) => tags.includes('FreeDelivery')),
})

/** The heaviest line, kilograms. */
export const heaviestLineKg = (goods: readonly Good[]): number =>
  Math.max(0, ...goods.map(({ weightKg, quantity }) => weightKg * quantity))

/** Goods that are sold for prepayment only. */
export const prepaymentGoods = (goods: readonly Good[]): readonly Good[] =>
  goods.filter(({ tags }) => tags.includes('PrepaymentOnly'))

/** The buyer's rating by phone; an unknown buyer has none. */
export async function ratingOf(db: Db, phone: string | null | undefined): Promise<ClientRating> {
  const normal = normalPhone(phone)
  if (normal === null) return 'NotRated'
  const row = await db.selectFrom('customer').select('rating').where('phone', '=', normal).executeTakeFirst()
  return row?.rating ?? 'NotRated'
}
