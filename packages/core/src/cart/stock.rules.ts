import type { CalculatedCart } from '@prilavok/contracts'
import type { CartLine } from './cart.types'
import { fewestOf, mostOf, packOf, type Packs } from './packs.rules'

/** The most pieces of a product that can be bought: whole packs within what an order takes and what is in stock. */
export function mostInStock(product: Packs & { readonly maximum?: number | undefined }): number {
  const pack = packOf(product)
  return Math.min(mostOf(product), Math.floor((product.maximum ?? Infinity) / pack) * pack)
}

/** The lines of which there are fewer pieces than are wanted, with those that there are; a line of which there are too few to order any is left as it is. */
export const linesAboveStock = (lines: readonly CartLine[], { items }: CalculatedCart) =>
  lines.flatMap(({ id, quantity }) =>
    items
      .filter((item) => item.id === id && mostInStock(item) < quantity && mostInStock(item) >= fewestOf(item))
      .map((item) => ({ id, quantity: mostInStock(item) })),
  )
