import type { CalculatedCart } from '@prilavok/contracts'
import { changed } from './cart.rules'
import type { CartLine, SoldInPacks } from './cart.types'

/** How the server sells the products of a calculation; one that does not say leaves them as they are. */
export const packsOf = ({ items }: CalculatedCart): readonly SoldInPacks[] =>
  items.filter(({ minimum, step }) => (minimum ?? step) !== undefined)

/** Whether the server sells a product of the cart in other packs than its line knows. */
export const haveOtherPacks = (lines: readonly CartLine[], calculated: CalculatedCart): boolean =>
  changed(lines, { kind: 'packs', items: packsOf(calculated) }) !== lines
