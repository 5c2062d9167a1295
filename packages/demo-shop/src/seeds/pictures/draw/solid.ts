import { dark, light } from '../colour'
import type { Easel } from '../easel'

/** How a box is seen: width, height, and how far its depth goes right and up. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly right: number
  readonly up: number
}

/** A box seen from the front, a little from above and from the right; x and y are the front's upper left corner. */
export const solid = (
  art: Easel,
  { x, y, width, height, right, up }: Box,
  colour: string,
  top = light(colour, 0.28),
  side = dark(colour, 0.22),
): string =>
  `<path d="M${x} ${y}l${right} ${-up}h${width}l${-right} ${up}z" fill="${top}"/>` +
  `<path d="M${x + width} ${y}l${right} ${-up}v${height}l${-right} ${up}z" fill="${side}"/>` +
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${art.face(colour)}"/>`

/** An upright cylinder; y is the middle of its top. */
export const drum = (
  art: Easel,
  x: number,
  y: number,
  radius: number,
  height: number,
  colour: string,
  flat = 0.2,
): string => {
  const ry = radius * flat
  return (
    `<path d="M${x - radius} ${y}v${height}a${radius} ${ry} 0 0 0 ${radius * 2} 0v${-height}z" fill="${art.round(colour)}"/>` +
    `<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${ry}" fill="${light(colour, 0.34)}"/>`
  )
}

/** A part of a drum's wall between two heights, bent like the wall. */
export const wrap = (x: number, y: number, radius: number, height: number, fill: string, flat = 0.2): string =>
  `<path d="M${x - radius} ${y}a${radius} ${radius * flat} 0 0 0 ${radius * 2} 0v${height}a${radius} ${radius * flat} 0 0 ` +
  `1 ${-radius * 2} 0z" fill="${fill}"/>`
