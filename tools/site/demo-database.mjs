import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const SEGMENT = /^[0-9A-F]{24}$/
/** More bytes than the log of a closing database needs. */
const CLOSING = 64 * 1024

const open = (dataDir) => PGlite.create({ dataDir, extensions: { pg_trgm } })

/** Closes the database in a state that needs none of its log: what was written before the last segment goes. */
async function withoutLog(folder) {
  const db = await open(folder)
  for (const statement of [
    // What no call of the shop reads.
    'drop schema information_schema cascade',
    'delete from pg_description',
    'delete from pg_statistic',
    'vacuum full',
    // Nothing connects to these; each is as large as an empty database.
    "update pg_database set datistemplate = false where datname like 'template%'",
    'drop database if exists template0',
    'drop database if exists template1',
    'checkpoint',
    'select pg_switch_wal()',
    'checkpoint',
  ])
    await db.exec(statement)
  const [{ rows }] = await db.exec('select file_name, file_offset from pg_walfile_name_offset(pg_current_wal_lsn())')
  await db.close()
  const [{ file_name: current, file_offset: written }] = rows
  const log = join(folder, 'pg_wal')
  for (const name of readdirSync(log)) if (SEGMENT.test(name) && name !== current) rmSync(join(log, name))
  // A segment is an older one that is used again: behind what closing has written lie its old bytes.
  const bytes = readFileSync(join(log, current))
  writeFileSync(join(log, current), bytes.fill(0, written + CLOSING))
}

/** Fills a demo shop and writes its whole database as one file, which PGlite loads in place of making a database and filling it. */
export async function writeDemoDatabase(file, createDemoServer) {
  const folder = mkdtempSync(join(tmpdir(), 'prilavok-site-'))
  try {
    const shop = await createDemoServer({ database: { dataDir: folder }, demo: 'mini' })
    await shop.close()
    const database = join(folder, 'database')
    await withoutLog(database)
    const db = await open(database)
    const dump = await db.dumpDataDir('none')
    await db.close()
    writeFileSync(file, new Uint8Array(await dump.arrayBuffer()))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
