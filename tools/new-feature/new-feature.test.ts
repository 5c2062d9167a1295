import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../ensure.mjs'
import { findGaps } from '../mirror/gaps.mjs'
import { namesOf, writeFeature } from './write-feature.mjs'

describe('the name of a feature', () => {
  it('has all its spellings', () => {
    expect(namesOf('recently-viewed')).toEqual({
      name: 'recently-viewed',
      camel: 'recentlyViewed',
      pascal: 'RecentlyViewed',
      title: 'Recently viewed',
    })
  })

  it.each(['Wishlist', '1st', 'wish_list', '../up', 'utils', 'flows'])('is not %s', (name) => {
    expect(() => namesOf(name)).toThrow('cannot name a feature')
  })
})

/** A compiler and a test run within a test, on a machine that may be busy. */
const SLOW_MS = 240_000

describe('a new feature', () => {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'prilavok-feature-')))
  const names = namesOf('shopping-plans')
  let written: readonly string[] = []

  // A copy of the repository without what is built or installed.
  beforeAll(() => {
    for (const name of ['docs', 'tools', 'tsconfig.base.json', 'vitest.config.ts', 'package.json', 'SECURITY.md'])
      cpSync(join(root, name), join(copy, name), { recursive: true })
    mkdirSync(join(copy, 'node_modules/@prilavok'), { recursive: true })
    for (const name of readdirSync(join(root, 'node_modules')).filter((each) => each !== '@prilavok'))
      symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name), 'junction')
    for (const name of readdirSync(join(root, 'packages'))) {
      for (const part of ['src', 'package.json', 'tsconfig.json'])
        cpSync(join(root, 'packages', name, part), join(copy, 'packages', name, part), { recursive: true })
      symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules/@prilavok', name), 'junction')
    }
    written = writeFeature(copy, names).written
  }, SLOW_MS)
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  const node = (program: string, ...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules', program), ...args], {
      cwd: copy,
      encoding: 'utf8',
    })
    return { status, output: `${stdout}${stderr}` }
  }

  it('has its entry points and its page, and is in every list', () => {
    expect(findGaps(copy).filter((gap: string) => gap.includes('shopping-plans'))).toEqual([])
    const labels = (language: string) => readFileSync(join(copy, `packages/widgets/src/labels/${language}.ts`), 'utf8')
    expect([labels('ru'), labels('en')].every((text) => text.includes('shoppingPlans: shoppingPlans'))).toBe(true)
  })

  it(
    'compiles',
    () => {
      const compilerOptions = {
        composite: false,
        noEmit: true,
        declarationMap: false,
        emitDeclarationOnly: false,
        lib: ['ES2023', 'DOM'],
        types: ['react'],
      }
      const lists = ['widgets/src/labels/en.ts', 'widgets/src/mounts.ts', '*/src/**/*.d.ts']
      const include = [...written.filter((path) => /\.tsx?$/.test(path)), ...lists.map((path) => `packages/${path}`)]
      writeFileSync(
        join(copy, 'tsconfig.json'),
        JSON.stringify({ extends: './tsconfig.base.json', compilerOptions, include }),
      )
      expect(node('typescript/bin/tsc', '--project', '.')).toEqual({ status: 0, output: '' })
    },
    SLOW_MS,
  )

  it(
    'passes its tests under React and under Preact',
    () => {
      const { status, output } = node(
        'vitest/vitest.mjs',
        'run',
        ...['core', 'react', 'preact'].flatMap((name) => ['--project', name]),
        'shopping-plans',
      )
      expect(output).toMatch(/Test Files.*4 passed/)
      expect(status).toBe(0)
    },
    SLOW_MS,
  )

  it('is not written over another one', () => {
    expect(() => writeFeature(copy, names)).toThrow('exists already')
  })
})
