import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../ensure.mjs'
import { sidebarOf } from './navigation.mjs'
import { pagePaths, stagedPath } from './page-paths.mjs'
import { stagePages } from './stage.mjs'
import { summaryOf, titleOf } from './summary.mjs'
import { writeTexts } from './texts.mjs'

let folder = ''
const textOf = (path: string) => readFileSync(join(folder, path), 'utf8')

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'prilavok-pages-'))
  writeTexts(folder, stagePages(root, folder))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('texts for programs', () => {
  const isRussian = (path: string) => path.endsWith('.ru.md')

  it.each([
    ['llms.txt', (path: string) => !isRussian(path)],
    ['ru/llms.txt', isRussian],
  ])('%s lists every page of its language with a sentence', (name, isOwn) => {
    const index = textOf(`public/${name}`)
    const listed = pagePaths(root).filter((path) => index.includes(`](/${stagedPath(path)}): `))
    expect(listed).toEqual(pagePaths(root).filter(isOwn))
    expect(index.split('\n').filter((line) => /^- .*: $/.test(line))).toEqual([])
  })

  it.each(['', 'ru/'])(
    'each page is there as Markdown, and all of a language in one text: /%sllms-full.txt',
    (below) => {
      const whole = textOf(`public/${below}llms-full.txt`)
      const own = pagePaths(root).filter((path) => isRussian(path) === (below !== ''))
      for (const path of own.map(stagedPath)) {
        const page = textOf(join('public', path))
        expect(page).toBe(textOf(path))
        expect(whole).toContain(page.trim())
      }
    },
  )

  it('a summary is the first sentence without its marks', () => {
    expect(summaryOf('# Cart\n\n[In English](a.md)\n\nThe **products** of a [buyer](b.md). More.')).toBe(
      'The products of a buyer.',
    )
    expect(summaryOf('# 0001 Layers\n\nStatus: accepted\n\n## Context\n\nA shop has layers')).toBe('A shop has layers')
    expect(titleOf('# The `cart-button`\n')).toBe('The cart-button')
  })
})

describe('the side bar', () => {
  it('has every page that docs/README.md lists, once', () => {
    const links = (items: readonly { link?: string; items?: readonly object[] }[]): string[] =>
      items.flatMap((item) => [...(item.link === undefined ? [] : [item.link]), ...links(item.items ?? [])])
    const shown = links(sidebarOf(folder))
    expect(new Set(shown).size).toBe(shown.length)
    expect(shown).toEqual(
      expect.arrayContaining([
        '/docs/start/cms.html',
        '/docs/features/cart.html',
        '/docs/guides/csp.html',
        '/SECURITY.html',
      ]),
    )
  })
})
