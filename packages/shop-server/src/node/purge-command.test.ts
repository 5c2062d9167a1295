import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { createShopServer } from '../shop-server'
import type { LogEntry } from '../shop'
import { emptyDatabase } from '../testing/kept-databases'
import { openShop } from './open-shop'
import { purgeCommand } from './purge-command'

const folder = mkdtempSync(join(tmpdir(), 'prilavok-purge-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const dataDir = join(folder, 'shop')
const old = { event_type: 'Old', payload: '{}', created_on: new Date('2020-01-01') }

it('purges a data folder that no server has open, and says what it removed of which table', async () => {
  const shop = await createShopServer({ database: { dataDir, template: emptyDatabase() } })
  await shop.db.insertInto('analytics_event').values([old, old]).execute()
  await expect(purgeCommand({ databaseUrl: null, dataDir, isDryRun: true }, () => undefined)).rejects.toThrow('open')
  await shop.close()
  const said: string[] = []
  await purgeCommand({ databaseUrl: null, dataDir, isDryRun: true }, (text) => said.push(text))
  expect(said).toContain('analytics_event: 2 to be deleted')
  said.length = 0
  await purgeCommand({ databaseUrl: null, dataDir, isDryRun: false }, (text) => said.push(text))
  expect(said).toEqual(
    expect.arrayContaining(['analytics_event: 2 deleted', 'order_in_process: 0 deleted', 'customer: 0 deleted']),
  )
}, 60_000)

it('is done by a running server by itself, shortly after its start and then regularly', async () => {
  const logged: LogEntry[] = []
  const shop = await openShop({
    dataDir,
    purgeTimes: { firstMs: 20, everyMs: 50 },
    log: (entry) => logged.push(entry),
  })
  const eventsLeft = () => shop.db.selectFrom('analytics_event').select('id').execute()
  for (let round = 0; round < 2; round += 1) {
    await shop.db.insertInto('analytics_event').values(old).execute()
    await vi.waitFor(async () => expect(await eventsLeft()).toEqual([]), 10_000)
  }
  await vi.waitFor(() => expect(logged.map(({ text }) => text)).toContain('analytics_event: 1 deleted'))
  await shop.close()
}, 60_000)
