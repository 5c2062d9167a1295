import { electrics } from './pictures/draw/electrics'
import { flats } from './pictures/draw/flats'
import { garden } from './pictures/draw/garden'
import { handTools } from './pictures/draw/hand-tools'
import { metalwork } from './pictures/draw/metalwork'
import { openings } from './pictures/draw/openings'
import { packs } from './pictures/draw/packs'
import { plumbing } from './pictures/draw/plumbing'
import { powerTools } from './pictures/draw/power-tools'
import { rolls } from './pictures/draw/rolls'
import { easel, type Easel } from './pictures/easel'
import { drawView } from './pictures/views'
import type { PictureKind } from './pictures/kinds'
import { lookOfSeed } from './pictures/look'
import { DRAWN_SIDE, type DrawnView } from '@prilavok/shop-server/kit'

const DRAWINGS: Readonly<Record<PictureKind, (art: Easel) => string>> = {
  ...packs,
  ...rolls,
  ...flats,
  ...metalwork,
  ...plumbing,
  ...electrics,
  ...openings,
  ...handTools,
  ...garden,
  ...powerTools,
}

const stop = (offset: number, colour: string, opacity: number) =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`

/** Gradients of every picture: the background `b`, a shadow on the floor `s`, warm light `w`. */
const studio =
  `<radialGradient id="b" cy=".42" r=".75">${stop(0, '#fff', 1)}${stop(0.7, '#f6f8f7', 1)}${stop(1, '#e9edec', 1)}</radialGradient>` +
  `<radialGradient id="s">${stop(0, '#10151a', 0.34)}${stop(0.6, '#10151a', 0.14)}${stop(1, '#10151a', 0)}</radialGradient>` +
  `<radialGradient id="w">${stop(0, '#ffe9a8', 0.75)}${stop(1, '#ffe9a8', 0)}</radialGradient>`

const standalone = (width: number, height: number, defs: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ` +
  `font-family="Arial,Helvetica,sans-serif"><defs>${defs}</defs>${body}</svg>`

function drawn(kind: PictureKind, variant: number, tint: number, label: string, floor: string): string {
  const art = easel(variant, tint, label)
  const body = DRAWINGS[kind](art)
  return standalone(240, 240, studio + art.defs(), floor + body)
}

/** The picture of a product as a standalone SVG; the label is the maker and, on a second line, the size. */
export const productPicture = (seed: number, kind: PictureKind, label: string, tint = 0): string =>
  drawn(kind, Math.abs(Math.trunc(seed)), tint, label, '<rect width="240" height="240" fill="url(#b)"/>')

/** The picture of a product by its `picture_seed` column. */
export function pictureOfSeed(pictureSeed: number, label: string): string {
  const { kind, tint, variant } = lookOfSeed(pictureSeed)
  return productPicture(variant, kind, label, tint)
}

/** Another view of a product, as large as a visitor may want to look at it. */
export function largePictureOfSeed(pictureSeed: number, label: string, view: DrawnView): string {
  const { kind, tint, variant } = lookOfSeed(pictureSeed)
  const art = easel(variant, tint, label)
  const body = drawView(view, art, DRAWINGS[kind](art))
  return standalone(240, 240, studio + art.defs(), `<rect width="240" height="240" fill="url(#b)"/>${body}`).replace(
    'width="240" height="240"',
    `width="${DRAWN_SIDE}" height="${DRAWN_SIDE}"`,
  )
}

/** The picture of a category: the thing itself, no label, on a coloured round. */
export const categoryPicture = (seed: number, kind: PictureKind): string => {
  const art = easel(Math.abs(Math.trunc(seed)), 0, '')
  return drawn(
    kind,
    Math.abs(Math.trunc(seed)),
    0,
    '',
    `<circle cx="120" cy="120" r="116" fill="${art.brand}" opacity=".1"/>`,
  )
}
