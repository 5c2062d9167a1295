import { DAY_MS, slugOf, type Availability, type ProductSpec } from '@prilavok/shop-server/kit'
import { lookOf, seedOfLook } from '../pictures/look'
import { chance, hashOf, type Chance } from '../random'
import { demoToday } from '../today'
import type { Choice } from './assortment'
import { describe } from './description'
import { lineFactor } from './makers'
import { labelPrice, variantFactor } from './price'
import { specsOf } from './specs'
import { videoOf } from './video'

/** A row of the product table, as the generator writes it. */
export interface ProductRow {
  readonly id: string
  readonly category_id: string
  readonly manufacturer_id: string
  readonly slug: string
  readonly article: string
  readonly name: string
  readonly price_kopecks: number
  readonly old_price_kopecks: number | null
  readonly weight_kg: number
  readonly volume_l: number
  readonly unit: string
  readonly availability: Availability
  readonly tags: readonly string[]
  readonly description: string
  readonly specs: readonly ProductSpec[]
  readonly picture_seed: number
  readonly is_visible: boolean
  readonly sales_rank: number
  readonly created_on: string
  readonly video_url: string | null
  readonly details: ProductDetails
}

/** How a product is sold and how many there are, as the staff's form of a product keeps it. */
interface ProductDetails {
  readonly minOrderQuantity?: number
  readonly quantityStep?: number
  readonly itemsCount?: number
}

const packsOf = ({ pack, atLeast }: Choice['product']): ProductDetails => ({
  ...((atLeast ?? pack) !== undefined && { minOrderQuantity: atLeast ?? pack }),
  ...(pack !== undefined && { quantityStep: pack }),
})

/** What lies in the shop's own store: much of what is cheap, a few of what is sold off; counted in whole packs. */
function stockOf({ pack = 1 }: Choice['product'], priceKopecks: number, tags: readonly string[], random: Chance) {
  if (tags.includes('Markdown')) return pack * random.int(2, 6)
  const most = priceKopecks < 500_000 ? 6_000 : 900
  return pack * random.int(most / 10, most)
}

/** The id of a manufacturer. */
export const makerId = (name: string): string => `m-${slugOf(name)}`

const round = (value: number) => Math.round(value * 1000) / 1000
const BADGES = [
  ['', 74],
  ['Hit', 6],
  ['Sale', 8],
  ['Novelty', 5],
  ['Recommended', 4],
  ['PriceOfDay', 1.5],
  ['Markdown', 1.5],
] as const
/** Tags that affect payment and delivery come after those that advertise. */
const RULED_TAGS = new Set(['PrepaymentOnly', 'Oversized', 'Fragile'])

function tagsOf({ product, size }: Choice, roubles: number, random: Chance): readonly string[] {
  const own = new Set(product.tags ?? [])
  if (size.kg > 60) own.add('Oversized')
  if (random.is(0.012)) own.add('PrepaymentOnly')
  const badge = random.weighted(BADGES)
  if (badge) own.add(badge)
  if (random.is(0.02)) own.add('Exclusive')
  if (random.is(0.015) && roubles < 50_000) own.add('FreeDelivery')
  return [...own].sort((a, b) => Number(RULED_TAGS.has(a)) - Number(RULED_TAGS.has(b)) || a.localeCompare(b))
}

const AVAILABILITIES = [
  ['InStock', 70],
  ['InStockAtSupplier', 12],
  ['OnOrder', 7],
  ['Expected', 4],
  ['OutOfStock', 5],
  ['Discontinued', 2],
] as const

function specs(choice: Choice, random: Chance): readonly ProductSpec[] {
  const { product, maker, line, size, variant } = choice
  const own = [...size.specs, ...specsOf(product.specs, random)]
  const more: readonly ProductSpec[] = [
    ...(variant && !own.some(({ name }) => name === 'Цвет') ? [{ name: 'Исполнение', value: variant }] : []),
    ...(line ? [{ name: 'Серия', value: line }] : []),
    ...(size.text && size.specs.length === 0 ? [{ name: 'Размер', value: size.text }] : []),
    { name: 'Вес брутто', value: String(size.kg).replace('.', ','), unit: 'кг' },
    { name: 'Страна производства', value: maker.country },
  ]
  return [...own, ...more].slice(0, 10)
}

/** One product of the shop, all its fields drawn from its own stream. */
export function productOf(choice: Choice): ProductRow {
  const { name, categoryId, product, maker, line, size, variant, shelfNumber, place } = choice
  const random = chance('product', name)
  const ofLine = 0.93 + chance('line', `${product.name}/${maker.name}/${line}`).next() * 0.14
  const roubles = size.roubles * maker.priceFactor * lineFactor(line) * variantFactor(variant) * ofLine
  const tags = tagsOf(choice, roubles, random)
  const price = labelPrice(roubles)
  const isCheaper = tags.some((tag) => tag === 'Sale' || tag === 'Markdown' || tag === 'PriceOfDay')
  const before = labelPrice((price / 100) * (1.08 + random.next() * 0.28))
  const rank = random.next()
  const isHit = tags.includes('Hit')
  const ageDays = tags.includes('Novelty') ? random.int(2, 40) : random.int(60, 1_400)
  const availability = price >= 50_000_000 ? 'OnOrder' : random.weighted(AVAILABILITIES)
  return {
    id: `p${hashOf(`id/${name}`).toString(36)}${(hashOf(`id2/${name}`) % 46_656).toString(36)}`,
    category_id: categoryId,
    manufacturer_id: makerId(maker.name),
    slug: `${slugOf(name).slice(0, 90).replace(/-$/, '')}-${shelfNumber}${String(place).padStart(4, '0')}`,
    article: `${shelfNumber + 100}${String(place).padStart(4, '0')}`,
    name,
    price_kopecks: price,
    old_price_kopecks: isCheaper && before > price ? before : null,
    weight_kg: round(size.kg),
    volume_l: round(size.litres),
    unit: product.unit ?? 'шт.',
    availability,
    tags,
    description: describe(choice, random),
    specs: specs(choice, random),
    picture_seed: seedOfLook(lookOf(product.picture, `${line} ${variant}`, hashOf(maker.name))),
    is_visible: !random.is(0.01),
    sales_rank: 1 + Math.floor(rank * (isHit ? 20_000 : 1_000_000)),
    created_on: new Date(demoToday - ageDays * DAY_MS).toISOString(),
    video_url: videoOf(name),
    details: {
      ...packsOf(product),
      ...(availability === 'InStock' && { itemsCount: stockOf(product, price, tags, chance('stock', name)) }),
    },
  }
}
