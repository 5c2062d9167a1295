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
  it('llms.txt lists every page with a sentence', () => {
    const index = textOf('public/llms.txt')
    const missing = pagePaths(root).filter((path) => !index.includes(`](/${stagedPath(path)}): `))
    expect(missing).toEqual([])
    expect(index.split('\n').filter((line) => /^- .*: $/.test(line))).toEqual([])
  })

  it('each page is there as Markdown, and all of them in one text', () => {
    const whole = textOf('public/llms-full.txt')
    for (const path of pagePaths(root).map(stagedPath)) {
      const page = textOf(join('public', path))
      expect(page).toBe(textOf(path))
      expect(whole).toContain(page.trim())
    }
  })

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
