import { hashOf } from '../../seeds/random'
import { px, pxPerKm, spotIn, TILE, type Tile } from './tile-space'

/** A city as the map draws it. */
export interface Town {
  readonly id: string
  readonly name: string
  readonly population: number
  readonly latitude: number
  readonly longitude: number
}

/** Groups of lines and areas, drawn one after the other over all towns of a tile. */
export interface TownDrawing {
  readonly ground: string
  readonly parks: string
  readonly water: string
  readonly lanes: string
  readonly roads: string
  readonly name: string
}

const LANES_FROM = 12
const LANES_KM = 0.32
/** From which population on a town is named at a zoom. */
const NAMED: Readonly<Record<number, number>> = { 3: 3e6, 4: 1e6, 5: 7e5, 6: 4e5, 7: 2e5, 8: 9e4, 9: 4e4, 10: 15_000 }

const radiusKm = (population: number): number => 0.17 * Math.sqrt(population / 1_000) + 0.5
const circle = (x: number, y: number, radius: number): string =>
  `M${px(x - radius)} ${px(y)}a${px(radius)} ${px(radius)} 0 1 0 ${px(2 * radius)} 0a${px(radius)} ${px(radius)} 0 1 0 ${px(-2 * radius)} 0`
const escaped = (text: string): string => text.replace(/[<&]/g, (sign) => (sign === '<' ? '&lt;' : '&amp;'))

/** Small streets, two families of straight lines across each other, as far as they cross the tile and the town. */
function lanes(x: number, y: number, radius: number, step: number, turn: number): string {
  const lines: string[] = []
  for (const way of [turn, turn + Math.PI / 2]) {
    const [cos, sin] = [Math.cos(way), Math.sin(way)]
    const reach = Math.floor((radius * 0.97) / step)
    // The tile's centre and half its diagonal decide which lines are visible.
    const middle = (TILE / 2 - x) * -sin + (TILE / 2 - y) * cos
    const half = TILE * 0.75
    for (
      let line = Math.max(-reach, Math.ceil((middle - half) / step));
      line <= Math.min(reach, Math.floor((middle + half) / step));
      line++
    ) {
      const off = line * step
      const length = Math.sqrt(Math.max(0, (radius * 0.97) ** 2 - off ** 2))
      const along = (TILE / 2 - x) * cos + (TILE / 2 - y) * sin
      const [from, to] = [Math.max(-length, along - half), Math.min(length, along + half)]
      if (from < to)
        lines.push(
          `M${px(x + from * cos - off * sin)} ${px(y + from * sin + off * cos)}L${px(x + to * cos - off * sin)} ${px(y + to * sin + off * cos)}`,
        )
    }
  }
  return lines.join('')
}

/** A town with its streets, parks and river, all invented; null where nothing of it is on the tile. */
export function drawTown(tile: Tile, { id, name, population, latitude, longitude }: Town): TownDrawing | null {
  const [x, y] = spotIn(tile, longitude, latitude)
  const km = pxPerKm(tile.z, latitude)
  const radius = radiusKm(population) * km
  const reach = Math.max(radius * 1.1, 90)
  if (x < -reach || y < -reach || x > TILE + reach || y > TILE + reach) return null
  const named = population >= (NAMED[tile.z] ?? 0) && tile.z < 14
  const label = named ? `<text x="${px(x)}" y="${px(y)}">${escaped(name)}</text>` : ''
  if (radius < 1.5) return { ground: '', parks: '', water: '', lanes: '', roads: '', name: label }

  const chance = (what: string) => (hashOf(`${what}/${id}`) % 1_000) / 1_000
  const turn = chance('turn') * Math.PI
  const rays = 5 + Math.floor(chance('rays') * 5)
  const ray = (number: number) => turn + (number * 2 * Math.PI) / rays
  const rings = radius < 12 ? [] : radius < 60 ? [0.55] : [0.22, 0.5, 0.82]
  const [cos, sin] = [Math.cos(turn + 0.5), Math.sin(turn + 0.5)]
  const along = (part: number, aside: number) =>
    `${px(x + radius * (part * cos - aside * sin))} ${px(y + radius * (part * sin + aside * cos))}`
  return {
    ground: circle(x, y, radius),
    parks:
      radius < 20
        ? ''
        : [0, 1, 2, 3]
            .map((number) => {
              const [far, way] = [radius * (0.3 + 0.5 * chance(`far${number}`)), ray(number + 0.5)]
              return circle(
                x + far * Math.cos(way),
                y + far * Math.sin(way),
                radius * (0.05 + 0.07 * chance(`park${number}`)),
              )
            })
            .join(''),
    water:
      radius < 8
        ? ''
        : `M${along(-1.15, 0.3)}C${along(-0.5, 0.5)} ${along(-0.4, -0.3)} ${along(0, 0.08)}S${along(0.6, 0.6)} ${along(1.15, 0.1)}`,
    lanes: tile.z < LANES_FROM ? '' : lanes(x, y, radius, LANES_KM * km, turn),
    roads:
      rings.map((part) => circle(x, y, radius * part)).join('') +
      (radius < 6
        ? ''
        : Array.from(
            { length: rays },
            (_, number) =>
              `M${px(x)} ${px(y)}L${px(x + radius * Math.cos(ray(number)))} ${px(y + radius * Math.sin(ray(number)))}`,
          ).join('')),
    name: label,
  }
}
