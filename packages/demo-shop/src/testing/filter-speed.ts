/** The program behind `npm run filter-speed`. */
import { parseArgs } from 'node:util'
import type { CategoryFilterRecord } from '@prilavok/contracts'
import { createShopServer } from '@prilavok/shop-server'
import { findPostgres, startPostgres } from '@prilavok/shop-server/testing/postgres'
import { fillCatalogue } from './search-bench'

const ROUNDS = 4
/** A selection is sent of so many filters, from none on. */
const MOST_SELECTED = 4

const { values } = parseArgs({ options: { products: { type: 'string', default: '10000' } } })
const binaries = findPostgres()
const cluster = binaries === null ? null : await startPostgres(binaries)
/** Moves on when the categories that are kept in memory are to be read again. */
let clock = Date.now()
const server = await createShopServer({ database: cluster === null ? {} : { url: cluster.url }, now: () => clock })
await fillCatalogue(server.db, Number(values.products))
const categories = await server.db.selectFrom('category').select('id').orderBy('path').execute()
console.log(
  `${values.products} products in ${categories.length} categories on ${cluster === null ? 'PGlite' : 'PostgreSQL'}`,
)

async function timed<T>(request: Request, into: number[]): Promise<T> {
  const sent = performance.now()
  const response = await server.fetch(request)
  const body = (await response.json()) as T
  into.push(performance.now() - sent)
  if (!response.ok) throw new Error(`${request.url} returned ${response.status}.`)
  return body
}

const address = (id: string, call: string) => `http://localhost/api/category/${encodeURIComponent(id)}/${call}`
const first: number[] = []
const filters: number[] = []
const products: number[] = []
for (let round = 0; round < ROUNDS; round += 1) {
  clock += 60_000
  for (const { id } of categories) {
    const found = await timed<{ filters: CategoryFilterRecord[] }>(new Request(address(id, 'filters')), first)
    const selection = found.filters
      .filter(({ options }) => options.length > 0)
      .map(({ searchCode, options }) => ({ searchCode, options: options.slice(0, 2).map((each) => each.searchCode) }))
    for (let selected = 0; selected <= MOST_SELECTED; selected += 1) {
      const asked = selection.slice(0, selected)
      const filter = asked.map(({ searchCode, options }) => `${searchCode}=${options.join(',')}`).join('&')
      await timed(new Request(`${address(id, 'filters')}?filter=${encodeURIComponent(filter)}`), filters)
      await timed(
        new Request(address(id, 'products'), {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
          body: JSON.stringify({ filters: asked, pageIndex: 1, pageSize: 24, sort: null }),
        }),
        products,
      )
    }
  }
}

for (const [name, times] of Object.entries({
  'filters of a category read anew': first,
  'filters for a selection': filters,
  'products and filters for a selection': products,
})) {
  times.sort((one, other) => one - other)
  const share = (part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(1)
  console.log(`${name}: ${times.length} calls, ms: median ${share(0.5)}, p95 ${share(0.95)}, slowest ${share(0.9999)}`)
}
await server.close()
await cluster?.stop()
