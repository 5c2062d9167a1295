import { landPath } from './land'
import { TILE, type Tile } from './tile-space'
import { drawTown, type Town, type TownDrawing } from './town'

const thick = (z: number, least: number, grows: number): number =>
  Math.round(10 * Math.max(least, grows * (z - 9))) / 10

/** The picture of a tile: land, and the towns on it. */
export function drawTile(tile: Tile, towns: readonly Town[]): string {
  const drawn = towns.flatMap((town) => drawTown(tile, town) ?? [])
  const all = (part: keyof TownDrawing) => drawn.map((town) => town[part]).join('')
  const { z } = tile
  const line = (d: string, colour: string, width: number) =>
    d === '' ? '' : `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`
  const area = (d: string, colour: string) => (d === '' ? '' : `<path d="${d}" fill="${colour}" fill-rule="evenodd"/>`)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE}" height="${TILE}" viewBox="0 0 ${TILE} ${TILE}"><path d="M0 0h${TILE}v${TILE}H0z" fill="#bcd8e8"/>` +
    area(landPath(tile), '#f3f1ea') +
    drawn.map(({ ground }) => area(ground, '#e6e2d8')).join('') +
    drawn.map(({ parks }) => area(parks, '#cfe3bf')).join('') +
    line(all('water'), '#bcd8e8', thick(z, 1.5, 3)) +
    line(all('lanes'), '#fff', thick(z, 1.5, 0.8)) +
    line(all('roads'), '#d9cfae', thick(z, 1.2, 1.5) + 1.4) +
    line(all('roads'), '#fff6d8', thick(z, 1.2, 1.5)) +
    `<g font-family="sans-serif" font-size="13" text-anchor="middle" fill="#3d4650" stroke="#fff" stroke-width="3" paint-order="stroke" stroke-linejoin="round">${all('name')}</g></svg>`
  )
}
