import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../db'
import { emptyDatabase } from '../testing/kept-databases'
import { openShop } from './open-shop'

const folder = mkdtempSync(join(tmpdir(), 'prilavok-start-'))
let server: Server
let taken = 0
beforeAll(async () => {
  server = createServer((socket) => socket.destroy())
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  taken = typeof address === 'object' && address !== null ? address.port : 0
})
afterAll(async () => {
  await new Promise((closed) => server.close(closed))
  rmSync(folder, { recursive: true, force: true })
})

/** A data folder with a database, which spares the seconds of making one. */
async function withDatabase(name: string): Promise<string> {
  const dataDir = join(folder, name)
  const { close } = await openDatabase({ dataDir, template: emptyDatabase() })
  await close()
  return dataDir
}

const problemOf = (options: Parameters<typeof openShop>[0]) =>
  openShop(options).then(
    async (shop) => {
      await shop.close()
      return 'it opened'
    },
    ({ message }: Error) => message,
  )

it('a port that is taken is said before a database is made, with a flag that chooses another', async () => {
  const dataDir = join(folder, 'not-made')
  const message = await problemOf({ dataDir, port: taken })
  expect(message).toContain(`Port ${taken} of 127.0.0.1 is taken`)
  expect(message).toContain(`--port ${taken + 1}`)
  expect(existsSync(dataDir)).toBe(false)
})

it('a foreign address of the computer is said as well', async () => {
  expect(await problemOf({ port: 0, host: '192.0.2.1' })).toContain('--host 127.0.0.1')
})

it('a shop that is open already is said with its address, even where its port is asked for', async () => {
  const dataDir = join(folder, 'open')
  mkdirSync(dataDir)
  // The process that runs this test's process is alive and not this one.
  writeFileSync(join(dataDir, 'server.lock'), `${process.ppid}\nhttp://127.0.0.1:${taken}\n`)
  const message = await problemOf({ dataDir, port: taken })
  expect(message).toContain(`already open at http://127.0.0.1:${taken} (process ${process.ppid})`)
  expect(message).toContain('--data ')
})

it('the mark of a process that ended is no shop, whatever process has its number now', async () => {
  const dataDir = await withDatabase('restarted')
  writeFileSync(join(dataDir, 'server.lock'), `${process.pid}`)
  expect(await problemOf({ dataDir })).toBe('it opened')
  expect(existsSync(join(dataDir, 'server.lock'))).toBe(false)
})

it('an open shop tells its address to whoever comes second', async () => {
  const dataDir = await withDatabase('twice')
  const shop = await openShop({ dataDir })
  expect(readFileSync(join(dataDir, 'server.lock'), 'utf8')).toBe(
    `${process.pid}\n${shop.url}\n${realpathSync(dataDir)}\n`,
  )
  await shop.close()
})

it.each([
  [
    'a cluster that has lost its files',
    (database: string) => {
      mkdirSync(join(database, 'base'))
      writeFileSync(join(database, 'PG_VERSION'), '17\n')
    },
  ],
  ['a broken cluster', (database: string) => writeFileSync(join(database, 'PG_VERSION'), '99')],
])('%s in place of the database is said with its path and what to do', async (_, spoil) => {
  const dataDir = mkdtempSync(join(folder, 'spoilt-'))
  const database = join(dataDir, 'database')
  mkdirSync(database)
  spoil(database)
  const message = await problemOf({ dataDir })
  expect(message).toContain(`The database in ${database} cannot be opened`)
  expect(message).toMatch(/backup.*delete.*--data FOLDER/)
  expect(message).not.toContain('[object')
  expect(existsSync(join(dataDir, 'server.lock'))).toBe(false)
})

it('a file in place of the data folder is said', async () => {
  const dataDir = join(folder, 'a-file')
  writeFileSync(dataDir, '')
  expect(await problemOf({ dataDir })).toMatch(/The data folder .*a-file cannot be used: .*--data FOLDER/)
})

it.each([
  [() => `postgres://shop:secret-word@127.0.0.1:${taken}/shop`, () => `127.0.0.1:${taken}/shop`],
  [() => 'postgres://shop:secret-word@127.0.0.1:1/shop', () => '127.0.0.1:1/shop'],
  [() => 'postgres://shop:secret-word@no-such-host.invalid/shop', () => 'no-such-host.invalid:5432/shop'],
  [() => 'secret-word', () => 'an address that cannot be read'],
])('a PostgreSQL that cannot be reached is said without its password: %#', async (url, place) => {
  const message = await problemOf({ databaseUrl: url() })
  expect(message).toContain(`PostgreSQL cannot be used at ${place()}: `)
  expect(message).toContain('DATABASE_URL')
  expect(message).not.toContain('secret-word')
})
