import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterEach, expect, it } from 'vitest'

const FILES = [
  'tools/start.mjs',
  'tools/built.mjs',
  'tools/ensure.mjs',
  'packages/shop-server/src/node/cli-options.ts',
  'packages/demo-shop/src/demo-flags.ts',
]
const clones: string[] = []
afterEach(() => clones.splice(0).forEach((made) => rmSync(made, { recursive: true })))

/** A fresh clone as far as `npm start` reads it: no package is installed, nothing is built, and npm cannot install. */
function freshClone(): string {
  const clone = mkdtempSync(join(tmpdir(), 'prilavok-clone-'))
  clones.push(clone)
  for (const file of FILES) {
    mkdirSync(dirname(join(clone, file)), { recursive: true })
    copyFileSync(file, join(clone, file))
  }
  writeFileSync(join(clone, 'package-lock.json'), '{"packages":{"node_modules/kysely":{"version":"1.0.0"}}}')
  mkdirSync(join(clone, 'bin'))
  writeFileSync(join(clone, 'bin/npm'), '#!/bin/sh\necho "npm error network request failed" >&2\nexit 1\n')
  chmodSync(join(clone, 'bin/npm'), 0o755)
  return clone
}

const start = (clone: string, ...flags: string[]) =>
  spawnSync(process.execPath, [join(clone, 'tools/start.mjs'), ...flags], {
    encoding: 'utf8',
    env: { ...process.env, PATH: [join(clone, 'bin'), process.env['PATH']].join(delimiter) },
  })

it('shows every flag in a fresh clone, without installing or building', () => {
  const { stdout, stderr, status } = start(freshClone(), '--help')
  expect([status, stderr]).toEqual([0, ''])
  for (const flag of ['--port N', '--data FOLDER', '--demo SIZE', '--origin URL']) expect(stdout).toContain(flag)
})

it('says in words that packages cannot be installed, without a stack', () => {
  const { stderr, status } = start(freshClone())
  expect(status).toBe(1)
  expect(stderr).toContain('npm error network request failed')
  expect(stderr).toContain('Check the network and the registry')
  expect(stderr).not.toMatch(/^\s+at |ensure\.mjs:\d/m)
})
