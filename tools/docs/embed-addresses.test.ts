import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../ensure.mjs'
import { pagesOf } from './snippets.mjs'

const filesBelow = (folder: string, ending: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name) && !/node_modules|\/dist/.test(entry.parentPath))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const markdown = pagesOf(root).filter((path) => !/^docs\/(decisions|architecture|spec)\/|^CHANGELOG/.test(path))

/** Every piece of a page that somebody may copy: code blocks of the documents, their files, the examples, the integrations. */
const pieces = [
  ...markdown.flatMap((path) =>
    [...read(path).matchAll(/^```(?:html|php)\b.*\n([^]*?)^```$/gm)].map(([, code = ''], at) => ({
      name: `${path}, block ${at + 1}`,
      code,
    })),
  ),
  ...filesBelow('docs/snippets', /\.html$/).map((name) => ({ name, code: read(name) })),
  ...filesBelow('examples', /\.html$/).map((name) => ({ name, code: read(name) })),
  ...filesBelow('integrations/rendered', /\.html$/).map((name) => ({ name, code: read(name) })),
]

const TAG = /<script\b[^>]*\bsrc="[^"]*\/prilavok(?:\.stub)?\.js"[^>]*>/g
const withTag = pieces.filter(({ code }) => code.match(TAG) !== null)

/** What a piece says of a page: an attribute of the tag, or a setting of the JSON script or of the call. */
const says = (code: string, page: 'cart' | 'order') =>
  new RegExp(`data-pages-${page}="[^"]+"|["']?pages["']?: \\{[^}]*\\b${page}\\b["']?:`).test(code)

it('many pieces are found', () => {
  expect(withTag.length).toBeGreaterThan(15)
})

it.each(withTag.map(({ name, code }) => [name, code]))('%s sets every address that it leads to', (_, code) => {
  expect({ cart: says(code, 'cart'), order: says(code, 'order') }).toEqual({ cart: true, order: true })
})
