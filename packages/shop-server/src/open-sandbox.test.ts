import { describe, expect, it } from 'vitest'
import { isDemoShop } from './db/demo-shop'
import { checkSandboxOptions, openSandbox } from './open-sandbox'
import { fillFixtureShop } from './testing/fixture-shop'
import { takeDatabase } from './testing/kept-databases'

describe('the sandbox of a database', () => {
  it('that a real shop has filled opens by --sandbox alone, never by --demo', async () => {
    const { db, close } = await takeDatabase()
    await fillFixtureShop(db)
    await expect(openSandbox(db, { demo: 'mini' }, 'secret')).rejects.toThrow(
      /was not filled by --demo.*start with --sandbox/,
    )
    expect(await isDemoShop(db)).toBe(false)
    expect(await openSandbox(db, {}, 'secret')).toBeNull()
    expect(await openSandbox(db, { demo: 'mini', sandbox: false }, 'secret')).toBeNull()
    expect(await openSandbox(db, { sandbox: true }, 'secret')).not.toBeNull()
    await close()
  })

  it('without products, but with buyers, is a real one as well', async () => {
    const { db, close } = await takeDatabase()
    const buyer = { id: 'buyer', phone: '+79123456789', first_name: 'Анна', last_name: 'Петрова' }
    await db.insertInto('customer').values(buyer).execute()
    await expect(openSandbox(db, { demo: 'mini' }, 'secret')).rejects.toThrow('was not filled by --demo')
    expect(await db.selectFrom('product').select('id').execute()).toEqual([])
    await close()
  })

  it('that --demo has filled opens by --demo, again and again, and stays closed without it', async () => {
    const { db, close } = await takeDatabase()
    expect(await openSandbox(db, { demo: 'mini' }, 'secret')).not.toBeNull()
    expect(await openSandbox(db, { demo: 'mini' }, 'secret')).not.toBeNull()
    expect(await openSandbox(db, {}, 'secret')).toBeNull()
    expect(await openSandbox(db, { demo: 'mini', sandbox: false }, 'secret')).toBeNull()
    await close()
  })

  it('is where faults are injected, and nowhere else', () => {
    expect(() => checkSandboxOptions({ faults: true })).toThrow('start with --sandbox or --demo')
    expect(() => checkSandboxOptions({ faults: true, demo: 'mini', sandbox: false })).toThrow('--sandbox')
    expect(() => checkSandboxOptions({ faults: true, demo: 'mini' })).not.toThrow()
    expect(() => checkSandboxOptions({ faults: true, sandbox: true })).not.toThrow()
  })

  it('has no real provider beside it, and a real provider has an address to send callbacks to', () => {
    const port = {
      key: 'yookassa',
      merchant: 'm',
      start: () => Promise.reject(new Error()),
      verify: () => Promise.reject(new Error()),
    }
    const settings = { publicUrl: 'https://shop.example' }
    expect(() => checkSandboxOptions({ providers: [port], sandbox: true, settings })).toThrow(
      'simulates every payment provider',
    )
    expect(() => checkSandboxOptions({ providers: [port] })).toThrow('settings.publicUrl')
    expect(() => checkSandboxOptions({ providers: [{ ...port, key: 'own' }], settings })).toThrow(
      'no payment provider "own"',
    )
    expect(() => checkSandboxOptions({ providers: [port, port], settings })).toThrow('twice')
    expect(() => checkSandboxOptions({ providers: [port], demo: 'mini', faults: true, settings })).toThrow('--sandbox')
    expect(() => checkSandboxOptions({ providers: [port], demo: 'mini', settings })).not.toThrow()
  })
})
