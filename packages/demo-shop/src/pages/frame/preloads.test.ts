import { describe, expect, it } from 'vitest'
import { readPreloads } from './preloads'

const PRELOADS = {
  'prilavok.js': { experiments: ['chunks/a.js'], 'cart-page': ['chunks/a.js', 'chunks/b.js'] },
  'prilavok.react.js': { 'cart-page': ['chunks/r.js'] },
}
const bundle = async (request: Request) =>
  new URL(request.url).pathname === '/bundle/preloads.json'
    ? Response.json(PRELOADS)
    : new Response(null, { status: 404 })

describe('what a page has fetched ahead', () => {
  it.each([
    ['/bundle/prilavok.js', ['cart-page'], ['/bundle/chunks/a.js', '/bundle/chunks/b.js']],
    ['/bundle/prilavok.js', ['experiments', 'cart-page'], ['/bundle/chunks/a.js', '/bundle/chunks/b.js']],
    ['/bundle/prilavok.react.js', ['cart-page'], ['/bundle/chunks/r.js']],
    ['/bundle/prilavok.js', ['another'], []],
    ['/bundle/other.js', ['cart-page'], []],
  ])('%s with %s: %s', async (script, widgets, addresses) => {
    expect(await readPreloads(bundle)(script, widgets)).toEqual(addresses)
  })

  it('is nothing where the scripts are of a build without the list', async () => {
    const without = async () => new Response(null, { status: 404 })
    expect(await readPreloads(without)('/bundle/prilavok.js', ['cart-page'])).toEqual([])
  })
})
