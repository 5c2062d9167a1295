import { takeDatabase } from '@prilavok/shop-server/testing/kept-databases'
import { checkProviders } from '@prilavok/shop-server/testing/inside'
import type { ShopServerOptions } from '@prilavok/shop-server'
import { describe, expect, it } from 'vitest'
import { serverOptions, type WithDemo } from './demo-options'
import { fillFixtureShop } from './fixtures/fixture-shop'
import { isDemoShop } from './seeds/demo-mark'

type Options = WithDemo<ShopServerOptions>
type Database = Awaited<ReturnType<typeof takeDatabase>>['db']

/** Opens the sandbox of a database, as a server does before it serves. */
async function openSandbox(db: Database, options: Options) {
  const { fill, sandbox } = serverOptions<ShopServerOptions>(options)
  await fill?.(db)
  return (await sandbox?.(db, 'secret')) ?? null
}

describe('the sandbox of a database', () => {
  it('that a real shop has filled opens by --sandbox alone, never by --demo', async () => {
    const { db, close } = await takeDatabase()
    await fillFixtureShop(db)
    await expect(openSandbox(db, { demo: 'mini', bigCity: 1 })).rejects.toThrow(
      /was not filled by --demo.*start with --sandbox/,
    )
    expect(await isDemoShop(db)).toBe(false)
    expect(await db.selectFrom('address_city').select('id').where('id', '=', 'big-city').execute()).toEqual([])
    expect(await openSandbox(db, {})).toBeNull()
    expect(await openSandbox(db, { demo: 'mini', sandbox: false })).toBeNull()
    expect(await openSandbox(db, { sandbox: true })).not.toBeNull()
    await close()
  })

  it('without products, but with buyers, is a real one as well', async () => {
    const { db, close } = await takeDatabase()
    const buyer = { id: 'buyer', phone: '+79123456789', first_name: 'Анна', last_name: 'Петрова' }
    await db.insertInto('customer').values(buyer).execute()
    await expect(openSandbox(db, { demo: 'mini' })).rejects.toThrow('was not filled by --demo')
    expect(await db.selectFrom('product').select('id').execute()).toEqual([])
    await close()
  })

  it('that --demo has filled opens by --demo, again and again, and stays closed without it', async () => {
    const { db, close } = await takeDatabase()
    expect(await openSandbox(db, { demo: 'mini' })).not.toBeNull()
    expect(await openSandbox(db, { demo: 'mini' })).not.toBeNull()
    expect(await openSandbox(db, {})).toBeNull()
    expect(await openSandbox(db, { demo: 'mini', sandbox: false })).toBeNull()
    await close()
  })

  it('is where faults are injected, and nowhere else', () => {
    expect(() => serverOptions({ faults: true })).toThrow('start with --sandbox or --demo')
    expect(() => serverOptions({ faults: true, demo: 'mini', sandbox: false })).toThrow('--sandbox')
    expect(() => serverOptions({ faults: true, demo: 'mini' })).not.toThrow()
    expect(() => serverOptions({ faults: true, sandbox: true })).not.toThrow()
  })

  it('has no real provider beside it, and a real provider has an address to send callbacks to', () => {
    const port = {
      key: 'yookassa',
      merchant: 'm',
      start: () => Promise.reject(new Error()),
      verify: () => Promise.reject(new Error()),
    }
    const settings = { publicUrl: 'https://shop.example' }
    const check = (options: Options) => checkProviders(serverOptions<ShopServerOptions>(options))
    expect(() => check({ providers: [port], sandbox: true, settings })).toThrow('simulates every payment provider')
    expect(() => check({ providers: [port] })).toThrow('settings.publicUrl')
    expect(() => check({ providers: [{ ...port, key: 'own' }], settings })).toThrow('no payment provider "own"')
    expect(() => check({ providers: [port, port], settings })).toThrow('twice')
    expect(() => check({ providers: [port], demo: 'mini', faults: true, settings })).toThrow('--sandbox')
    expect(() => check({ providers: [port], demo: 'mini', settings })).not.toThrow()
  })
})
