import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lastRelease, placeOf } from './old-version.mjs'

const clone = mkdtempSync(join(tmpdir(), 'prilavok-clone-'))
const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: clone, encoding: 'utf8' }).trim()
beforeAll(() => {
  git('init', '-q')
  writeFileSync(join(clone, 'old.tgz'), '')
  git('add', '.')
  git('-c', 'user.name=a', '-c', 'user.email=a@shop.example', 'commit', '-qm', 'one')
})
afterAll(() => rmSync(clone, { recursive: true }))

it('the last release is that of the highest tag; before the first one there is none', () => {
  expect(lastRelease(clone)).toBeNull()
  for (const tag of ['@prilavok/embed@0.9.0', '@prilavok/embed@0.10.0', '@prilavok/core@2.0.0']) git('tag', tag)
  expect(lastRelease(clone)).toBe('0.10.0')
})

it('what was named is a file, an address, a commit or nothing', () => {
  const file = join(clone, 'old.tgz')
  expect(placeOf(clone, file)).toEqual({ kind: 'place', at: file })
  const address = 'https://shop.example/bundle/prilavok.js'
  expect(placeOf(clone, address)).toEqual({ kind: 'place', at: address })
  expect(placeOf(clone, 'HEAD')).toEqual({ kind: 'commit', at: git('rev-parse', 'HEAD') })
  expect(placeOf(clone, 'no-such-branch')).toBeNull()
  expect(placeOf(clone, '--upload-pack=x')).toBeNull()
})
