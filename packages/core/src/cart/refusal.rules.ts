import type { CartState } from './cart.types'
import { fewestOf, type Packs } from './packs.rules'

/** Why a product, or so many pieces of it, cannot be bought now. */
export type Refusal =
  /** The shop has no such product. */
  | { readonly why: 'unknown' }
  /** It is not in stock, or no longer sold. */
  | { readonly why: 'unavailable' }
  /** There are fewer pieces than are wanted. */
  | { readonly why: 'fewer'; readonly most: number }

/** What is known of the stock of a product: by its page, or by the server. */
interface Stock {
  readonly available?: boolean | undefined
  /** Pieces in stock; left out: enough. */
  readonly left?: number | undefined
}

/** Why the stock refuses so many pieces; null when it has them. Fewer pieces than one may order are none. */
export function refusalOfStock({ available, left }: Stock, wanted: number, packs: Packs = {}): Refusal | null {
  if (available === false || (left !== undefined && left < fewestOf(packs))) return { why: 'unavailable' }
  return left !== undefined && left < wanted ? { why: 'fewer', most: left } : null
}

/** The server's word about so many pieces of a product of the cart, by its last calculation; null when it sells them or does not name it. */
export function refusalOf({ calculated }: Pick<CartState, 'calculated'>, id: string, wanted: number): Refusal | null {
  const gone = calculated?.removed.find((product) => product.id === id)
  // A product that is no longer sold still has its name.
  if (gone !== undefined) return { why: gone.name === '' ? 'unknown' : 'unavailable' }
  const item = calculated?.items.find((each) => each.id === id)
  return item === undefined ? null : refusalOfStock({ available: item.available, left: item.maximum }, wanted, item)
}
