import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createShopServer } from '../shop-server'
import { emptyDatabase } from '../testing/kept-databases'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prilavok-folder-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** What others than the owner may do with the folder and everything in it; paths by their rights. */
const openToOthers = (root: string) =>
  ['.', ...(readdirSync(root, { recursive: true }) as string[])].filter(
    (path) => (statSync(join(root, path)).mode & 0o077) !== 0,
  )

async function writeInto(dataDir: string): Promise<void> {
  const shop = await createShopServer({ database: { dataDir, template: emptyDatabase() } })
  await shop.db.schema.createTable('made_later').addColumn('id', 'text').execute()
  await shop.db
    .insertInto('analytics_event')
    .values({ event_type: 'Written', payload: 'x'.repeat(20_000) })
    .execute()
  expect(openToOthers(dataDir), 'while the shop is open').toEqual([])
  await shop.close()
}

it('keeps the data folder and every file that the shop writes from other users of the computer', async () => {
  const mask = process.umask()
  const dataDir = join(folder, 'shop')
  await writeInto(dataDir)
  expect(openToOthers(dataDir)).toEqual([])
  expect(readdirSync(join(dataDir, 'database')).length).toBeGreaterThan(10)
  expect(process.umask(), 'the process has its mask again').toBe(mask)
}, 60_000)

it('repairs a folder of an older version, and touches nothing beside its database', async () => {
  const dataDir = join(folder, 'shop')
  await writeInto(dataDir)
  chmodSync(dataDir, 0o755)
  for (const path of readdirSync(join(dataDir, 'database'), { recursive: true }) as string[]) {
    const file = join(dataDir, 'database', path)
    chmodSync(file, statSync(file).isDirectory() ? 0o755 : 0o666)
  }
  mkdirSync(join(dataDir, 'beside'))
  writeFileSync(join(dataDir, 'beside', 'note.txt'), 'of somebody else')
  chmodSync(join(dataDir, 'beside', 'note.txt'), 0o644)
  chmodSync(join(dataDir, 'beside'), 0o755)
  const shop = await createShopServer({ database: { dataDir } })
  expect(openToOthers(dataDir)).toEqual(['beside', join('beside', 'note.txt')])
  await shop.close()
}, 60_000)
