// cspell:disable -- letters and keys one by one
/** The program behind `npm run search-quality`. */
import { parseArgs } from 'node:util'
import { createShopServer } from '@prilavok/shop-server'
import { findPostgres, startPostgres } from '@prilavok/shop-server/testing/postgres'
import { fillCatalogue, missed, searchFor } from './search-bench'
import { MISSPELLED, WELL_TYPED, WRONG_LAYOUT } from './search-queries'

const ROUNDS = 5
/** Queries that find most of the catalogue, and beginnings of words. */
const BROAD = ['белый', 'мм', 'кг', '50', 'профи', 'шт', 'россия', 'ка', 'бе', 'штук', 'самор', 'клей', 'труба']

const { values } = parseArgs({ options: { products: { type: 'string', default: '10000' } } })
const binaries = findPostgres()
const cluster = binaries === null ? null : await startPostgres(binaries)
const server = await createShopServer({ database: cluster === null ? {} : { url: cluster.url } })
const began = performance.now()
await fillCatalogue(server.db, Number(values.products))
console.log(
  `${values.products} products on ${cluster === null ? 'PGlite' : 'PostgreSQL'}, filled in ${Math.round(performance.now() - began)} ms`,
)

for (const [name, queries] of Object.entries({ MISSPELLED, WRONG_LAYOUT, WELL_TYPED })) {
  const misses = await missed(server, queries)
  console.log(`${name}: ${queries.length - misses.length} of ${queries.length}`)
  for (const miss of misses) console.log(`  ${miss}`)
}

const times: number[] = []
for (let round = 0; round < ROUNDS; round += 1)
  for (const query of [...[...MISSPELLED, ...WRONG_LAYOUT, ...WELL_TYPED].map((each) => each.query), ...BROAD]) {
    const sent = performance.now()
    await searchFor(server, query)
    times.push(performance.now() - sent)
  }
times.sort((one, other) => one - other)
const share = (part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(1)
console.log(`${times.length} calls, ms: median ${share(0.5)}, p95 ${share(0.95)}, slowest ${share(0.9999)}`)
await server.close()
await cluster?.stop()
