import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findGaps } from '../mirror/gaps.mjs'
import { copyProject } from './project-copy'
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
  const names = namesOf('shopping-plans')
  let project: ReturnType<typeof copyProject>
  let written: readonly string[] = []

  beforeAll(() => {
    project = copyProject(['docs', 'tools', 'vitest.config.ts', 'SECURITY.md'])
    written = writeFeature(project.copy, names).written
  }, SLOW_MS)
  afterAll(() => project.remove())

  it('has its entry points and its page, and is in every list', () => {
    expect(findGaps(project.copy).filter((gap: string) => gap.includes('shopping-plans'))).toEqual([])
    const labels = (language: string) =>
      readFileSync(join(project.copy, `packages/widgets/src/labels/${language}.ts`), 'utf8')
    expect([labels('ru'), labels('en')].every((text) => text.includes('shoppingPlans: shoppingPlans'))).toBe(true)
  })

  it(
    'compiles',
    () => {
      const lists = ['widgets/src/labels/en.ts', 'widgets/src/mounts.ts', '*/src/**/*.d.ts']
      const include = [...written.filter((path) => /\.tsx?$/.test(path)), ...lists.map((path) => `packages/${path}`)]
      expect(project.compile(include, ['react'])).toEqual({ status: 0, output: '' })
    },
    SLOW_MS,
  )

  it(
    'passes its tests under React and under Preact',
    () => {
      const { status, output } = project.node(
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
    expect(() => writeFeature(project.copy, names)).toThrow('exists already')
  })
})
