import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ensureInstalled, findChromium, findPostgres } from './ensure.mjs'

const folders: string[] = []
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'prilavok-ensure-'))
  folders.push(made)
  return made
}
afterEach(() => {
  vi.unstubAllEnvs()
  folders.splice(0).forEach((made) => rmSync(made, { recursive: true }))
})

/** A program that can be found and run. */
function program(path: string, text = '#!/bin/sh\n') {
  writeFileSync(path, text)
  chmodSync(path, 0o755)
  return path
}

describe('packages', () => {
  it('that were installed by hand from the same lock are not installed again', async () => {
    const clone = folder()
    const packages = {
      '': {},
      'node_modules/kysely': { version: '0.28.18' },
      'node_modules/@prilavok/core': { link: true },
      'node_modules/only-on-a-mac': { version: '1.0.0', optional: true },
    }
    mkdirSync(join(clone, 'node_modules'))
    writeFileSync(join(clone, 'package-lock.json'), JSON.stringify({ packages }))
    writeFileSync(
      join(clone, 'node_modules/.package-lock.json'),
      JSON.stringify({
        packages: { 'node_modules/kysely': { version: '0.28.18' }, 'node_modules/@prilavok/core': { link: true } },
      }),
    )
    await ensureInstalled(clone)
    expect(existsSync(join(clone, 'node_modules/.prilavok-lock'))).toBe(true)
  })
})

describe('a browser', () => {
  it('is the one that CHROMIUM_PATH names', async () => {
    const path = program(join(folder(), 'my-chromium'))
    vi.stubEnv('CHROMIUM_PATH', path)
    expect(await findChromium()).toBe(path)
  })

  it('that CHROMIUM_PATH names wrongly is said, not replaced by another one', async () => {
    vi.stubEnv('CHROMIUM_PATH', join(folder(), 'nothing'))
    await expect(findChromium()).rejects.toThrow('cannot be run')
  })

  it('is found on the PATH', async () => {
    const bin = folder()
    vi.stubEnv('CHROMIUM_PATH', '')
    vi.stubEnv('PATH', bin)
    const installed = program(join(bin, 'chromium'))
    expect(await findChromium()).toBe(installed)
  })
})

describe('PostgreSQL', () => {
  it('is found where POSTGRES_BIN says, when both of its programs are there', () => {
    const bin = folder()
    vi.stubEnv('POSTGRES_BIN', bin)
    program(join(bin, 'postgres'))
    expect(findPostgres()).not.toBe(bin)
    program(join(bin, 'initdb'))
    expect(findPostgres()).toBe(bin)
  })
})
