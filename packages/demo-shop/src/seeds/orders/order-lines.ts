import { fitQuantity } from '@prilavok/core/cart'
import type { ProductRow } from '../catalogue/product'
import type { Chance } from '../random'

/** A line of an order before discounts. */
export interface DemoLine {
  readonly product: ProductRow
  readonly quantity: number
}

/** What more than one of goes into one order, in whole packs. */
function quantityOf(product: ProductRow, random: Chance): number {
  const pieces = piecesOf(product, random)
  const { minOrderQuantity: minimum = 1, quantityStep: step = 1 } = product.details
  return fitQuantity(pieces, { minimum, step }) ?? pieces
}

function piecesOf(product: ProductRow, random: Chance): number {
  const roubles = product.price_kopecks / 100
  if (roubles > 20_000) return 1
  if (roubles < 12) return 10 * random.int(1, 12)
  if (roubles < 60) return random.pick([5, 10, 20, 40, 60, 100, 120])
  if (roubles < 600)
    return random.weighted([
      [1, 30],
      [2, 24],
      [3, 14],
      [4, 10],
      [6, 8],
      [10, 8],
      [15, 4],
      [24, 2],
    ] as const)
  return random.weighted([
    [1, 62],
    [2, 22],
    [3, 8],
    [4, 5],
    [8, 3],
  ] as const)
}

/** Products that are rarely bought through the site. */
const isRare = ({ price_kopecks }: ProductRow) => price_kopecks > 9_000_000

function pickProduct(products: readonly ProductRow[], random: Chance): ProductRow {
  const first = products[Math.floor(random.next() ** 1.6 * products.length)] ?? random.pick(products)
  return isRare(first) && !random.is(0.04)
    ? (products[random.int(0, Math.min(89, products.length - 1))] ?? first)
    : first
}

/** The lines of one order: one to seven different products. */
export function orderLines(products: readonly ProductRow[], random: Chance): readonly DemoLine[] {
  const count = random.weighted([
    [1, 37],
    [2, 26],
    [3, 16],
    [4, 10],
    [5, 6],
    [7, 5],
  ] as const)
  const chosen = new Map<string, DemoLine>()
  for (let line = 0; line < count; line += 1) {
    const product = pickProduct(products, random)
    if (!chosen.has(product.id)) chosen.set(product.id, { product, quantity: quantityOf(product, random) })
  }
  return [...chosen.values()]
}
