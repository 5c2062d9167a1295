import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PGLITE = dirname(fileURLToPath(import.meta.resolve('@electric-sql/pglite')))

/** The files of PostgreSQL's own that a database reads which is made already, sorts by one collation and knows two languages and one time. */
const READ =
  /(?:icu\/\w+\/coll\/(?:root\.res|ucadata\.icu)|(?:plpgsql|dict_snowball)\.so|timezone\/(?:UTC|GMT|Etc\/UTC|Europe\/Moscow)|timezonesets\/Default|tsearch_data\/(?:russian|english)\.stop|plpgsql\.control|password|\.pgpass)$/
/** `pglite.data` is all these files, one after the other; the script knows where each begins and ends. */
const PLACE = /filename:"([^"]+)",start:([\de]+),end:([\de]+)/g

function placesOf(folder) {
  const scripts = readdirSync(folder).filter((name) => /^chunk-.*\.js$/.test(name))
  const places = scripts.flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(PLACE)])
  if (!places.some(([, name]) => READ.test(name)))
    throw new Error(
      'The scripts of PGlite no longer say where the files in pglite.data lie: see tools/site/postgres-files.mjs.',
    )
  return places
}

/** Copies what PGlite loads; the files of PostgreSQL that nothing reads become zeros, which travel for nothing. */
export function copyPostgres(folder) {
  for (const name of ['pglite.wasm', 'pg_trgm.tar.gz']) copyFileSync(join(PGLITE, name), join(folder, name))
  const data = readFileSync(join(PGLITE, 'pglite.data'))
  for (const [, name, start, end] of placesOf(PGLITE)) if (!READ.test(name)) data.fill(0, Number(start), Number(end))
  writeFileSync(join(folder, 'pglite.data'), data)
}
