import { hashOf } from '../random'
import { aisles } from './aisles'
import { shelfId } from './categories'
import type { Product, Shelf, Size } from './product-row'
import { MAKERS, USUAL_LINES, type Maker } from './makers'

/** One product before its fields are drawn: what it is, whose, which line, size and variant. */
export interface Choice {
  /** The name of the product: unique, and the key of its random stream. */
  readonly name: string
  readonly categoryId: string
  readonly shelf: Shelf
  readonly product: Product
  readonly maker: Maker
  readonly line: string
  readonly size: Size
  readonly variant: string
  /** Number of the shelf and place on it, from 1. */
  readonly shelfNumber: number
  readonly place: number
}

const nameOf = (product: Product, maker: Maker, line: string, size: Size, variant: string) =>
  [[product.name, maker.name, line, size.text].filter(Boolean).join(' '), variant].filter(Boolean).join(', ')

type Combination = Omit<Choice, 'categoryId' | 'shelf' | 'shelfNumber' | 'place'>

/** All products that a product can be, well mixed: the order of one is not touched by another. */
function combinations(product: Product): readonly Combination[] {
  const all: Combination[] = []
  for (const maker of MAKERS[product.trade].slice(0, product.makersMax))
    for (const line of product.lines ?? USUAL_LINES[product.trade])
      for (const size of product.sizes)
        for (const variant of product.variants ?? ['']) {
          all.push({ name: nameOf(product, maker, line, size, variant), product, maker, line, size, variant })
        }
  return all
    .map((choice) => ({ choice, at: hashOf(`assortment/${choice.name}`) }))
    .sort((a, b) => a.at - b.at)
    .map(({ choice }) => choice)
}

/** The products of a shelf in turn, until all are through. */
function* inTurn(shelf: Shelf): Generator<Combination> {
  const queues = shelf.products.map(combinations)
  const longest = Math.max(...queues.map((queue) => queue.length))
  for (let round = 0; round < longest; round += 1)
    for (const queue of queues) {
      const next = queue[round]
      if (next) yield next
    }
}

/** The first products of the shop: shelf by shelf in turn, so that every size has every shelf and starts like the larger ones. */
export function assortment(count: number): readonly Choice[] {
  const shelves = aisles.flatMap((aisle) =>
    aisle.shelves.map((shelf) => ({ shelf, categoryId: shelfId(aisle.name, shelf.name), goods: inTurn(shelf) })),
  )
  const chosen: Choice[] = []
  for (let place = 1; chosen.length < count; place += 1) {
    const before = chosen.length
    for (const [index, { shelf, categoryId, goods: products }] of shelves.entries()) {
      const next = products.next()
      if (!next.done && chosen.length < count)
        chosen.push({ ...next.value, shelf, categoryId, shelfNumber: index + 1, place })
    }
    if (chosen.length === before)
      throw new RangeError(`the catalogue knows ${chosen.length} products, ${count} were requested`)
  }
  return chosen
}
