/** A tile of the web's map grid: 2^z by 2^z squares over the world. */
export interface Tile {
  readonly z: number
  readonly x: number
  readonly y: number
}

/** A place in the units of a tile's picture: 0 to 256 inside it. */
export type Spot = readonly [x: number, y: number]

/** The side of a tile's picture, px. */
export const TILE = 256
/** The closest zoom that is drawn. */
export const MOST_ZOOM = 18

/** Where a place of the globe lies in the picture of a tile (Web Mercator). */
export function spotIn({ z, x, y }: Tile, longitude: number, latitude: number): Spot {
  const sine = Math.sin((Math.max(-85.05, Math.min(85.05, latitude)) * Math.PI) / 180)
  const world = TILE * 2 ** z
  return [
    world * (longitude / 360 + 0.5) - x * TILE,
    world * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) - y * TILE,
  ]
}

/** How many px a kilometre is at a zoom and a latitude. */
export const pxPerKm = (z: number, latitude: number): number =>
  (TILE * 2 ** z) / (40_075 * Math.cos((latitude * Math.PI) / 180))

/** A number for the picture's text, to a tenth of a px. */
export const px = (value: number): string => String(Math.round(value * 10) / 10)
