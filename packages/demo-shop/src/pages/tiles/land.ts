import { dataLines } from '../../seeds/data-file'
import { px, spotIn, TILE, type Spot, type Tile } from './tile-space'

interface Ring {
  readonly longitudes: Float64Array
  readonly latitudes: Float64Array
}

let rings: readonly Ring[] | null = null

function readRing(line: string): Ring {
  const steps = line.split(' ').map(Number)
  const [longitudes, latitudes] = [new Float64Array(steps.length / 2), new Float64Array(steps.length / 2)]
  for (let at = 0, east = 0, north = 0; at < longitudes.length; at++) {
    longitudes[at] = (east += steps[2 * at] ?? 0) / 1_000
    latitudes[at] = (north += steps[2 * at + 1] ?? 0) / 1_000
  }
  return { longitudes, latitudes }
}

const EDGE = 8

/** What of an outline lies on one side of a line; `axis` 0 is x. */
function cutAt(outline: readonly Spot[], axis: 0 | 1, limit: number, sign: 1 | -1): readonly Spot[] {
  const isIn = (spot: Spot) => sign * (spot[axis] - limit) >= 0
  return outline.flatMap((spot, at): readonly Spot[] => {
    const next = outline[(at + 1) % outline.length] ?? spot
    if (isIn(spot) === isIn(next)) return isIn(spot) ? [spot] : []
    const part = (limit - spot[axis]) / (next[axis] - spot[axis])
    const crossing: Spot = [spot[0] + (next[0] - spot[0]) * part, spot[1] + (next[1] - spot[1]) * part]
    return isIn(spot) ? [spot, crossing] : [crossing]
  })
}

const inTile = (outline: readonly Spot[]): readonly Spot[] => {
  const sides = [
    [0, -EDGE, 1],
    [0, TILE + EDGE, -1],
    [1, -EDGE, 1],
    [1, TILE + EDGE, -1],
  ] as const
  return sides.reduce(
    (rest, [axis, limit, sign]) => (rest.length === 0 ? rest : cutAt(rest, axis, limit, sign)),
    outline,
  )
}

/** The land of a tile as the path of a drawing; lakes are rings inside of land, so it is filled by `evenodd`. */
export function landPath(tile: Tile): string {
  rings ??= dataLines('land.txt').map(readRing)
  return rings
    .map(({ longitudes, latitudes }) =>
      inTile(Array.from(longitudes, (longitude, at) => spotIn(tile, longitude, latitudes[at] ?? 0))),
    )
    .filter((outline) => outline.length > 2)
    .map((outline) => `M${outline.map(([x, y]) => `${px(x)} ${px(y)}`).join('L')}Z`)
    .join('')
}
