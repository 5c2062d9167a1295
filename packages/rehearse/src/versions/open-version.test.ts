import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openVersion } from './open-version'

const home = mkdtempSync(join(tmpdir(), 'prilavok-versions-'))
const LONG = `chunks/p-${'a-very-long-name-'.repeat(8)}x.js`
const files: Readonly<Record<string, string>> = {
  'prilavok.js': 'runtime',
  'manifest.json': JSON.stringify({ files: { 'prilavok.js': { bytes: 7, brotli: 5 } } }),
  'chunks/p-cart.js': 'chunk',
  [LONG]: 'long',
}
const dist = join(home, 'package/dist')
let server: Server
let origin = ''

beforeAll(async () => {
  mkdirSync(join(dist, 'chunks'), { recursive: true })
  mkdirSync(join(home, 'empty'))
  for (const [path, text] of Object.entries(files)) writeFileSync(join(dist, path), text)
  writeFileSync(join(home, 'secret.txt'), 'secret')
  writeFileSync(join(home, 'broken.tgz'), 'no archive')
  for (const format of ['pax', 'gnu'])
    execFileSync('tar', [`--format=${format}`, '-czf', `${format}.tgz`, 'package'], { cwd: home })
  execFileSync('tar', ['--format=ustar', '-czf', 'ustar.tgz', 'package/dist/prilavok.js'], { cwd: home })
  execFileSync('tar', ['-czf', 'empty.tgz', 'empty'], { cwd: home })
  server = createServer((request, response) => {
    const text = files[(request.url ?? '').replace('/bundle/', '')]
    response.writeHead(text === undefined ? 404 : 200, { 'Content-Type': 'text/javascript' }).end(text)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  rmSync(home, { recursive: true, force: true })
})

const textOf = async (version: Awaited<ReturnType<typeof openVersion>>, path: string) => {
  const content = await version.read(path)
  return content === null ? null : Buffer.from(content).toString()
}

describe('a version', () => {
  it.each([
    ['a folder', () => dist],
    ['the folder of a package', () => join(home, 'package')],
    ['a tarball', () => join(home, 'pax.tgz')],
    ['a tarball that was packed by hand', () => join(home, 'gnu.tgz')],
    ['an address', () => `${origin}/bundle/prilavok.js`],
  ])('is %s', async (_, named) => {
    const version = await openVersion(named())
    expect(await textOf(version, 'prilavok.js')).toBe('runtime')
    expect(await textOf(version, 'chunks/p-cart.js')).toBe('chunk')
    expect(await textOf(version, LONG)).toBe('long')
    expect(await textOf(version, 'chunks/p-nothing.js')).toBeNull()
    expect(await textOf(version, '../../secret.txt')).toBeNull()
    expect([version.wireBytes('prilavok.js'), version.wireBytes('chunks/p-cart.js')]).toEqual([5, null])
  })

  it('needs no manifest', async () => {
    const version = await openVersion(join(home, 'ustar.tgz'))
    expect([await textOf(version, 'prilavok.js'), version.wireBytes('prilavok.js')]).toEqual(['runtime', null])
  })

  it.each([
    ['nothing', () => join(home, 'none'), /There is no .*none/],
    ['a folder without a script', () => join(home, 'empty'), /has no script of Prilavok/],
    ['a tarball without one', () => join(home, 'empty.tgz'), /has no script of Prilavok/],
    ['what is no tarball', () => join(home, 'broken.tgz'), /cannot be unpacked/],
    ['another protocol', () => 'ftp://shop.example/prilavok.js', /no address of http or https/],
    ['an address without one', () => `${origin}/elsewhere/prilavok.js`, /has no script of Prilavok/],
    ['an address where nobody is', () => 'http://127.0.0.1:1/prilavok.js', /cannot be loaded/],
  ])('that is %s is refused in words that say what to do', async (_, named, words) => {
    await expect(openVersion(named())).rejects.toThrow(words)
  })
})
