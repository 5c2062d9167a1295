import { tintOf, TINTS } from './colour'
import { PICTURE_KINDS, type PictureKind } from './kinds'

/** How a product looks: what it is, the colour in its name (an index of `TINTS`), small differences. */
export interface Look {
  readonly kind: PictureKind
  readonly tint: number
  readonly variant: number
}

const KINDS_MAX = 128
const TINTS_MAX = 32

/** The look as the whole number that the `picture_seed` column keeps. */
export const seedOfLook = ({ kind, tint, variant }: Look): number =>
  PICTURE_KINDS.indexOf(kind) + KINDS_MAX * (tint + TINTS_MAX * variant)

/** The look encoded in a `picture_seed`; a number of no known kind is a carton. */
export function lookOfSeed(seed: number): Look {
  const rest = Math.floor(Math.abs(seed) / KINDS_MAX)
  const tint = rest % TINTS_MAX
  const kind = PICTURE_KINDS[Math.abs(seed) % KINDS_MAX] ?? 'box'
  return { kind, tint: tint < TINTS.length ? tint : 0, variant: Math.floor(rest / TINTS_MAX) }
}

/** The look of a product by its name. */
export const lookOf = (kind: PictureKind, name: string, variant: number): Look => ({
  kind,
  tint: tintOf(name),
  variant: variant % 1024,
})
