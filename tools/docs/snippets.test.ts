import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { root } from '../ensure.mjs'
import { limitOf } from '../size/jobs.mjs'
import { codeFindings, filledPage, snippetFiles } from './snippets.mjs'

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

/** A small project in which every page is right. */
const RIGHT = {
  'package.json': '{ "scripts": { "start": "" } }',
  'README.md': '# Shop\n\n```sh\nnpm start\n```\n',
  'docs/guide.md': '# Guide\n\n<!-- snippet: button.html#place -->\n```html\n<b>\n  42\n</b>\n```\n',
  'docs/snippets/button.html': '<p>\n  <!-- #region place -->\n  <b>\n    42\n  </b>\n  <!-- #endregion -->\n</p>\n',
  'docs/decisions/0001.md': '```ts\nwhatever\n```\n',
}

function projectOf(changed: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'prilavok-docs-'))
  folders.push(folder)
  for (const [path, text] of Object.entries({ ...RIGHT, ...changed })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

describe('the code of the pages', () => {
  it('is that of this project', () => {
    expect(codeFindings(root)).toEqual([])
  })

  it('is right in a project whose blocks show their files', () => {
    expect(codeFindings(projectOf())).toEqual([])
  })

  const marked = (snippet: string) => `<!-- snippet: ${snippet} -->\n\`\`\`ts\n\`\`\`\n`
  it.each([
    [
      'docs/guide.md',
      RIGHT['docs/guide.md'].replace('42', '43'),
      'docs/guide.md:3  The code differs from docs/snippets/button.html#place',
    ],
    ['CONTRIBUTING.md', '```ts\nconst a = 1\n```\n', 'CONTRIBUTING.md:1  A code block shows no file'],
    ['CONTRIBUTING.md', marked('lost.ts'), 'There is no docs/snippets/lost.ts.'],
    ['CONTRIBUTING.md', marked('button.html#lost'), 'docs/snippets/button.html has no region "lost".'],
    ['docs/snippets/alone.css', 'a {}\n', 'docs/snippets/alone.css  No page shows it.'],
    [
      'docs/snippets/alone.css',
      '/* #region one */\na {}\n/* #endregion */\n',
      'docs/snippets/alone.css#one  No page shows it.',
    ],
    ['CONTRIBUTING.md', '```sh\nnpm run lost\n```\n', 'package.json has no script "lost".'],
    ['CONTRIBUTING.md', '```sh\nnode tools/lost.mjs --write\n```\n', 'There is no tools/lost.mjs.'],
  ])('is checked: %s', (path, text, finding) => {
    expect(codeFindings(projectOf({ [path]: text }))).toEqual([expect.stringContaining(finding)])
  })

  it('is taken over from the files, and the rest of the page stays', () => {
    const text = 'Before\n\n<!-- snippet: button.html#place -->\n```html\nold\n```\n\n```sh\nnpm start\n```\n'
    expect(filledPage(projectOf(), text)).toBe(text.replace('old', '<b>\n  42\n</b>'))
  })
})

describe('code for Node', () => {
  /** What a bundler builds; everything else must run as `tsc --module nodenext` and Node read it. */
  const BUNDLED = ['guides/render-client.tsx', 'start/main.tsx']

  it('names its files whole, with .js', () => {
    const short = snippetFiles(root)
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !BUNDLED.includes(file))
      .flatMap((file) => {
        const text = readFileSync(join(root, 'docs/snippets', file), 'utf8')
        return [...text.matchAll(/(?:from|import)\s*\(?'(\.[^']*)'/g)].map(([, name]) => `${file} ${name}`)
      })
    expect(short).toContain('start/headless.ts ./effects.js')
    expect(short.filter((line) => !line.endsWith('.js'))).toEqual([])
  })
})

describe('the start of a React application', () => {
  const page = (language: string) => readFileSync(join(root, `docs/start/react${language}.md`), 'utf8')

  it.each([
    ['', 'kB'],
    ['.ru', 'кБ'],
  ])('says what the first button costs, as the size report has it (react%s.md)', (language, unit) => {
    const [react, preact] = ['button-react', 'button-preact'].map((job) => limitOf(job).replace('kB', unit))
    const figures = page(language)
      .replaceAll('\n', ' ')
      .match(new RegExp(`\\d+ ${unit}`, 'g'))
    expect(figures).toEqual([react, preact])
  })

  it.each(['', '.ru'])(
    'says first which React, the file of each code, and who must allow the page (react%s.md)',
    (language) => {
      const text = page(language)
      expect(text.slice(0, text.indexOf('```'))).toMatch(/React 18[^]*React 19/)
      for (const file of ['app.tsx', 'main.tsx']) {
        const before = text.slice(0, text.indexOf(`<!-- snippet: start/${file}`))
        expect(before.split('\n\n').at(-2)).toContain(`\`src/${file}\``)
      }
      expect(text).toContain('`src/App.tsx`')
      expect(text).toMatch(/back-end(\.ru)?\.md#another-origin/)
      expect(text).toContain('`--origin http://localhost:5173`')
    },
  )
})
