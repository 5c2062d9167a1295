import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../ensure.mjs'
import { findOwn } from '../house-rules/check.mjs'
import { findGaps } from '../mirror/gaps.mjs'
import { addSorted, addToArray, addToRecord } from './entries.mjs'
import { wordsOf } from './words.mjs'
import { writeRoom } from './write-room.mjs'

describe('the name of a room', () => {
  it('has all its spellings', () => {
    expect(wordsOf('recently-viewed')).toMatchObject({
      camel: 'recentlyViewed',
      pascal: 'RecentlyViewed',
      title: { en: 'Recently viewed' },
    })
  })

  it.each(['Wishlist', '1st', 'wish_list', '../up', 'utils', 'flows'])('is not %s', (name) => {
    expect(() => wordsOf(name)).toThrow('cannot name a room')
  })
})

describe('a list', () => {
  it('takes a line up in its place', () => {
    const text = "import { a } from '@prilavok/core'\nimport { c } from './c'\n\nexport const x = 1\n"
    expect(addSorted("import { b } from './b'")(text)).toBe(
      "import { a } from '@prilavok/core'\nimport { b } from './b'\nimport { c } from './c'\n\nexport const x = 1\n",
    )
    expect(addSorted("import { d } from './d'")(text)).toContain("from './c'\nimport { d } from './d'\n")
  })

  it('takes a name and an entry up at its end', () => {
    expect(addToArray('const rooms', 'c')('const rooms: readonly X[] = [a, b]\n')).toBe(
      'const rooms: readonly X[] = [a, b, c]\n',
    )
    expect(addToRecord('const ru', 'b: 2')('const ru = {\n  a: 1,\n}\n')).toBe('const ru = {\n  a: 1,\n  b: 2,\n}\n')
  })

  it('that has another shape is not guessed at', () => {
    expect(() => addToArray('const rooms', 'c')('const room = []')).toThrow('No array')
  })
})

describe('a new room', () => {
  let house = ''
  /** A compiler and a test run within a test, on a machine that may be busy. */
  const SLOW_MS = 240_000
  const words = wordsOf('shopping-plans', { ru: 'Планы', en: 'Plans' })

  // A copy of the house without what is built or installed.
  beforeAll(() => {
    house = realpathSync(mkdtempSync(join(tmpdir(), 'prilavok-room-')))
    for (const name of ['docs', 'tsconfig.base.json', 'vitest.config.ts', 'package.json', 'SECURITY.md'])
      cpSync(join(root, name), join(house, name), { recursive: true })
    for (const name of ['preact-alias.mjs', 'css-plugin.mjs', 'patient-screens.ts']) {
      cpSync(join(root, 'tools', name), join(house, 'tools', name))
    }
    for (const name of readdirSync(join(root, 'packages'))) {
      for (const part of ['src', 'package.json', 'tsconfig.json'])
        cpSync(join(root, 'packages', name, part), join(house, 'packages', name, part), { recursive: true })
    }
    mkdirSync(join(house, 'node_modules/@prilavok'), { recursive: true })
    for (const name of readdirSync(join(root, 'packages')))
      symlinkSync(join(house, 'packages', name), join(house, 'node_modules/@prilavok', name), 'junction')
    for (const name of readdirSync(join(root, 'node_modules'))) {
      if (name !== '@prilavok')
        symlinkSync(join(root, 'node_modules', name), join(house, 'node_modules', name), 'junction')
    }
    writeRoom(house, words)
  }, SLOW_MS)
  afterAll(() => rmSync(house, { recursive: true, force: true }))

  const runTool = (...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: house, encoding: 'utf8' })
    return { status, output: `${stdout}${stderr}` }
  }

  it('has its doors, its page and its place in every list', () => {
    expect(findGaps(house).filter((gap: string) => gap.includes('shopping-plans'))).toEqual([])
    for (const language of ['ru', 'en'])
      expect(readFileSync(join(house, `packages/widgets/src/labels/${language}.ts`), 'utf8')).toContain(
        'shoppingPlansPanel:',
      )
  })

  it('keeps the house rules', async () => {
    const findings: readonly { readonly path: string }[] = await findOwn(house)
    expect(findings.filter(({ path }) => path.includes('shopping-plans'))).toEqual([])
  })

  it(
    'compiles',
    () => {
      const { output } = runTool(join(root, 'node_modules/typescript/bin/tsc'), '-b', 'packages/widgets')
      expect(output.split('\n').filter((line) => line.includes('shopping-plans'))).toEqual([])
      expect(existsSync(join(house, '.cache/types/widgets/shopping-plans/shopping-plans-panel.d.ts'))).toBe(true)
    },
    SLOW_MS,
  )

  it(
    'is green under React and under Preact',
    () => {
      const { status, output } = runTool(join(root, 'node_modules/vitest/vitest.mjs'), 'run', 'shopping-plans')
      expect(output).toMatch(/Test Files.*4 passed/)
      expect(status).toBe(0)
    },
    SLOW_MS,
  )

  it('is not written over another one', () => {
    expect(() => writeRoom(house, words)).toThrow('exists already')
  })
})
