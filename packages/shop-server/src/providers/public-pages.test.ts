import { expect, it } from 'vitest'
import { PageRefused } from './competitor-port'
import { isPublicAddress } from './public-address'
import { publicOnly } from './public-lookup'
import { publicPages } from './public-pages'

it('addresses of the public internet are public, all others are not', () => {
  for (const address of ['8.8.8.8', '77.88.8.8', '172.32.0.1', '2a02:6b8::feed:ff'])
    expect([address, isPublicAddress(address)]).toEqual([address, true])
  for (const address of [
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    'fc00::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2002:a00:1::1',
    'no address',
  ])
    expect([address, isPublicAddress(address)]).toEqual([address, false])
})

it('addresses that say themselves that they are not public are refused before anything is asked', async () => {
  const read = (address: string) => publicPages.read(new URL(address), AbortSignal.timeout(2_000))
  await expect(read('http://localhost/')).rejects.toBeInstanceOf(PageRefused)
  await expect(read('http://10.0.0.1/')).rejects.toBeInstanceOf(PageRefused)
})

it('a name is refused when one of its addresses is not public, and else leads to the one that was checked', async () => {
  const ask = (addresses: readonly string[]) =>
    new Promise((resolve, reject) => {
      const resolver = ((_: string, __: object, done: (error: null, found: readonly object[]) => void) =>
        done(
          null,
          addresses.map((address) => ({ address, family: 4 })),
        )) as never
      publicOnly(resolver)('shop.example', {}, (error, address) => (error ? reject(error) : resolve(address)))
    })
  await expect(ask(['8.8.8.8', '127.0.0.1'])).rejects.toBeInstanceOf(PageRefused)
  await expect(ask([])).rejects.toBeInstanceOf(PageRefused)
  expect(await ask(['8.8.8.8'])).toBe('8.8.8.8')
})
