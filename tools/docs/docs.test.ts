import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { root } from '../ensure.mjs'
import { docFindings, filledPage } from './findings.mjs'

const folders: string[] = []
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

/** A small project in which every page is right. */
const whole: Readonly<Record<string, string>> = {
  'package.json': '{ "scripts": { "start": "" } }',
  'README.md': '# Shop\n\n```sh\nnpm start\n```\n\n[guide](docs/guide.md#the-button)',
  'docs/guide.md': '## The button\n\n<!-- snippet: button.html#place -->\n```html\n<b>\n  42\n</b>\n```',
  'docs/snippets/button.html': '<p>\n  <!-- #region place -->\n  <b>\n    42\n  </b>\n  <!-- #endregion -->\n</p>\n',
  'docs/decisions/0001.md': '```ts\nwhatever\n```',
}

function projectOf(changed: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'prilavok-docs-'))
  folders.push(folder)
  for (const [path, text] of Object.entries({ ...whole, ...changed })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

it('every code block, command and link of the pages is right', () => {
  expect(docFindings(root)).toEqual([])
})

describe('the check of the pages', () => {
  it('has nothing to say of pages that are right', () => {
    expect(docFindings(projectOf())).toEqual([])
  })

  it.each([
    [
      'code that differs from its file',
      'docs/guide.md',
      '## The button\n\n<!-- snippet: button.html#place -->\n```html\n<i>\n```',
      'docs/guide.md:4  The code differs from docs/snippets/button.html#place',
    ],
    [
      'code that shows no file',
      'CONTRIBUTING.md',
      '```ts\nconst a = 1\n```',
      'CONTRIBUTING.md:1  A code block shows no file.',
    ],
    [
      'a file that is not there',
      'CONTRIBUTING.md',
      '<!-- snippet: lost.ts -->\n```ts\n```',
      'There is no docs/snippets/lost.ts.',
    ],
    [
      'a region that is not there',
      'CONTRIBUTING.md',
      '<!-- snippet: button.html#lost -->\n```ts\n```',
      'docs/snippets/button.html has no region "lost".',
    ],
    ['a file that no page shows', 'docs/snippets/alone.css', 'a {}', 'docs/snippets/alone.css  No page shows it.'],
    [
      'a region that no page shows',
      'docs/snippets/alone.css',
      '/* #region one */\na {}\n/* #endregion */',
      'docs/snippets/alone.css#one  No page shows it.',
    ],
    [
      'an npm script that is not there',
      'CONTRIBUTING.md',
      '```sh\nnpm run lost\n```',
      'package.json has no script "lost".',
    ],
    [
      'a tool that is not there',
      'CONTRIBUTING.md',
      '```sh\nnode tools/lost.mjs --write\n```',
      'There is no tools/lost.mjs.',
    ],
    [
      'a link to a file that is not there',
      'docs/start/a.md',
      '[b](../lost.md)',
      'docs/start/a.md:1  The link ../lost.md leads nowhere.',
    ],
    [
      'a link to a heading that is not there',
      'docs/a.md',
      'First\n\n[b](guide.md#lost)',
      'docs/a.md:3  docs/guide.md has no heading #lost.',
    ],
  ])('names %s', (_, path, text, finding) => {
    expect(docFindings(projectOf({ [path]: text }))).toEqual([expect.stringContaining(finding)])
  })

  it('fills a page with the code of its files, and leaves the rest of it alone', () => {
    const text = 'Before\n\n<!-- snippet: button.html#place -->\n```html\nold\n```\n\n```sh\nnpm start\n```\n'
    expect(filledPage(projectOf(), { path: 'docs/guide.md', text })).toBe(text.replace('old', '<b>\n  42\n</b>'))
  })

  it('does not take links and headings out of code', () => {
    const code = '```sh\n# [no](link.md)\n```\n\n`[no](link.md)` [lost](#nolinkmd)'
    expect(docFindings(projectOf({ 'docs/a.md': code }))).toEqual([
      expect.stringContaining('docs/a.md has no heading #nolinkmd'),
    ])
  })
})
