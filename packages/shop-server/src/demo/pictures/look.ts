import { tintOf, tints } from './colour'
import { pictureKinds, type PictureKind } from './kinds'

/** How a product looks: what it is, the colour in its name (an index of `tints`), small differences. */
export interface Look {
  readonly kind: PictureKind
  readonly tint: number
  readonly variant: number
}

const kindsMax = 128
const tintsMax = 32

/** The look as the whole number that the `picture_seed` column keeps. */
export const seedOfLook = ({ kind, tint, variant }: Look): number =>
  pictureKinds.indexOf(kind) + kindsMax * (tint + tintsMax * variant)

/** The look encoded in a `picture_seed`; a number of no known kind is a carton. */
export function lookOfSeed(seed: number): Look {
  const rest = Math.floor(Math.abs(seed) / kindsMax)
  const tint = rest % tintsMax
  const kind = pictureKinds[Math.abs(seed) % kindsMax] ?? 'box'
  return { kind, tint: tint < tints.length ? tint : 0, variant: Math.floor(rest / tintsMax) }
}

/** The look of a good by its name. */
export const lookOf = (kind: PictureKind, name: string, variant: number): Look => ({
  kind,
  tint: tintOf(name),
  variant: variant % 1024,
})
