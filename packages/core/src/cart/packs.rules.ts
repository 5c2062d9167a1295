import { clampQuantity, MAX_QUANTITY } from './quantity.rules'

/** How a product is sold: in packs of `step` pieces, and not fewer than `minimum`. What is left out is 1. */
export interface Packs {
  /** The fewest pieces. */
  readonly minimum?: number | undefined
  /** Pieces of one pack. */
  readonly step?: number | undefined
}

/** Pieces of one pack. */
export const packOf = ({ step }: Packs): number => clampQuantity(step) ?? 1

/** The fewest pieces that can be bought: the minimum in whole packs. */
export const fewestOf = (packs: Packs): number => {
  const pack = packOf(packs)
  return Math.ceil((clampQuantity(packs.minimum) ?? 1) / pack) * pack
}

/** The most pieces that can be bought: whole packs within 9999 (SAFE-08). */
export const mostOf = (packs: Packs): number => {
  const pack = packOf(packs)
  return Math.floor(MAX_QUANTITY / pack) * pack
}

/** The quantity in whole packs that has at least the pieces that are wanted, as far as the cart allows; null for what is no number. */
export function fitQuantity(value: unknown, packs: Packs): number | null {
  const wanted = clampQuantity(value)
  if (wanted === null) return null
  const pack = packOf(packs)
  return Math.min(mostOf(packs), Math.max(fewestOf(packs), Math.ceil(wanted / pack) * pack))
}
