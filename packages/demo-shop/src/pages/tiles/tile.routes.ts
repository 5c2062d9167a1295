import { Hono } from 'hono'
import { sendFile } from '../files/send-file'
import type { PageContext } from '../page-context'
import { drawTile } from './draw-tile'
import { MOST_ZOOM, type Tile } from './tile-space'
import type { Town } from './town'

const DAY = 24 * 60 * 60
/** Towns are read again so often, ms. */
const FRESH_MS = 60 * 60 * 1_000

/** The tile of an address, null where the grid has none. */
export function tileOf(z: string, x: string, y: string): Tile | null {
  if (![z, x, y].every((part) => /^\d{1,6}$/.test(part))) return null
  const tile = { z: Number(z), x: Number(x), y: Number(y) }
  return tile.z <= MOST_ZOOM && Math.max(tile.x, tile.y) < 2 ** tile.z ? tile : null
}

/** The demo map: tiles drawn from open data and the shop's own cities, so that nothing is fetched from outside. */
export function tileRoutes({ db, showMissing }: PageContext): Hono {
  let read: { readonly at: number; readonly towns: Promise<readonly Town[]> } | null = null
  const towns = () => {
    if (read === null || Date.now() - read.at > FRESH_MS) {
      const rows = db
        .selectFrom('address_city')
        .select(['id', 'name', 'population', 'latitude', 'longitude'])
        .where('is_active', '=', true)
        .orderBy('population')
        .execute()
      read = { at: Date.now(), towns: rows }
      rows.catch(() => (read = null))
    }
    return read.towns
  }
  const app = new Hono()
  app.get('/tiles/:z/:x/:y', async (c) => {
    const tile = tileOf(c.req.param('z'), c.req.param('x'), c.req.param('y'))
    return tile === null
      ? showMissing(c)
      : sendFile(c, { body: drawTile(tile, await towns()), type: 'image/svg+xml', keep: DAY })
  })
  return app
}
