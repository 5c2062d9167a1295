import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { NOT_ASKED } from '../e2e/engines/projects'
import { findEngines } from './engines.mjs'
import { root } from './ensure.mjs'

const said: string[] = []
let bin = ''

/** A machine on whose PATH these programs are, and no others. */
const machineWith = (...programs: readonly string[]) => {
  bin = mkdtempSync(join(tmpdir(), 'prilavok-engines-'))
  for (const name of programs) {
    writeFileSync(join(bin, name), '#!/bin/sh\n')
    chmodSync(join(bin, name), 0o755)
  }
  vi.stubEnv('PATH', bin)
  vi.stubEnv('FIREFOX_PATH', undefined)
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0)
}

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  said.splice(0)
  rmSync(bin, { recursive: true, force: true })
})

it('walks in the engine that is installed, and says what the other one needs', () => {
  machineWith('firefox-esr')
  expect(findEngines()).toMatchObject([{ env: { E2E_ENGINE: 'firefox', FIREFOX_PATH: join(bin, 'firefox-esr') } }])
  expect(said).toEqual([
    'No walk ran in WebKitGTK, which is not installed: apt-get install webkit2gtk-driver xvfb xauth\n',
  ])
})

it('fails where there is none', () => {
  machineWith()
  expect(findEngines).toThrow('There is no engine to walk in')
  expect(said).toHaveLength(2)
})

it('what is not asked of WebKitGTK is a walk that exists', () => {
  const walks = join(root, 'e2e/jobs/buyers')
  const text = readdirSync(walks)
    .map((name) => readFileSync(join(walks, name), 'utf8'))
    .join('')
  for (const title of Object.values(NOT_ASKED).flat()) expect(text).toContain(`test('${title}`)
})
