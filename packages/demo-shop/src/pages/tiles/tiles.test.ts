import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '@prilavok/shop-server/handler'
import { fillFixtureShop } from '../../fixtures/fixture-shop'
import { createPages } from '../pages'
import { drawTile } from './draw-tile'
import { landPath } from './land'
import { spotIn } from './tile-space'
import { tileOf } from './tile.routes'
import { takeDatabase } from '@prilavok/shop-server/testing/kept-databases'

const moscow = { id: 'm', name: 'Москва', population: 13_000_000, latitude: 55.7558, longitude: 37.6173 }
/** The tile of a place at a zoom. */
const tileAt = (z: number, longitude: number, latitude: number) => {
  const [x, y] = spotIn({ z, x: 0, y: 0 }, longitude, latitude)
  return { z, x: Math.floor(x / 256), y: Math.floor(y / 256) }
}

/** The area of a path's outlines, square px; what is cut away runs along the edge and encloses nothing. */
const areaOf = (path: string) =>
  path
    .split('Z')
    .filter(Boolean)
    .map((outline) =>
      outline
        .slice(1)
        .split('L')
        .map((spot) => spot.split(' ').map(Number)),
    )
    .reduce((sum, spots) => {
      const twice = spots.reduce((all, [x = 0, y = 0], at) => {
        const [nextX = 0, nextY = 0] = spots[(at + 1) % spots.length] ?? []
        return all + x * nextY - nextX * y
      }, 0)
      return sum + Math.abs(twice) / 2
    }, 0)

describe('a tile', () => {
  it('lies where the web puts it', () => {
    expect(tileAt(11, moscow.longitude, moscow.latitude)).toEqual({ z: 11, x: 1238, y: 640 })
    expect(spotIn({ z: 0, x: 0, y: 0 }, 0, 0)).toEqual([128, 128])
  })

  it.each([
    ['the middle of the country', 60, 57, true],
    ['the Sea of Okhotsk', 150, 55, false],
    ['the Black Sea', 35, 43, false],
  ])('%s is land: %s', (_name, longitude, latitude, isLand) => {
    expect(Math.round(areaOf(landPath(tileAt(9, longitude, latitude))))).toBe(isLand ? (256 + 2 * 8) ** 2 : 0)
  })

  it.each([3, 7, 11, 13, 16, 18])('at zoom %i is a drawing of a few kilobytes without anything from elsewhere', (z) => {
    const drawing = drawTile(tileAt(z, moscow.longitude, moscow.latitude), [moscow])
    expect(drawing).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^>]*>.*<\/svg>$/)
    expect(drawing).not.toMatch(/NaN|undefined|Infinity|href|<style|<script/)
    expect(drawing.length).toBeLessThan(20_000)
  })

  it('names its towns, and their names are text', () => {
    expect(drawTile(tileAt(9, moscow.longitude, moscow.latitude), [{ ...moscow, name: 'А<b>&' }])).toContain(
      '>А&lt;b>&amp;</text>',
    )
  })

  it.each([
    ['11', '1237', '640', true],
    ['11', '2048', '640', false],
    ['19', '1', '1', false],
    ['-1', '0', '0', false],
    ['1e1', '0', '0', false],
  ])('%s/%s/%s is one: %s', (z, x, y, is) => {
    expect(tileOf(z, x, y) !== null).toBe(is)
  })
})

describe('the tiles of the demo map', () => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await takeDatabase()
    await fillFixtureShop(database.db)
  })
  afterAll(() => database.close())

  it('come as drawings that may be kept; others are not there', async () => {
    const pages = createPages({
      db: database.db,
      now: () => 0,
      bundle: (build) => ({ build, stub: '/s.js', script: '/x.js' }),
    })
    const tile = await pages.request('/tiles/9/309/160')
    expect([tile.status, tile.headers.get('content-type'), tile.headers.get('cache-control')]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
      expect.stringContaining('max-age=86400'),
    ])
    expect(await tile.text()).toContain('Москва')
    expect((await pages.request('/tiles/9/999999/160')).status).toBe(404)
  })
})
