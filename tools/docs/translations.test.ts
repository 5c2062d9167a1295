import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { mounts } from '@prilavok/widgets/mounts'
import { expect, it } from 'vitest'
import { root } from '../ensure.mjs'
import { behind, twinOf, twins } from './twins.mjs'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const ENGLISH = read('docs/start/cms.md')
const RUSSIAN = read('docs/start/cms.ru.md')

/** The widgets of the table of a guide, in its order. */
const widgetsIn = (text: string) => [...text.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, name]) => name)
/** The code that a guide shows, as the files that it is taken from. */
const codeIn = (text: string) => new Set([...text.matchAll(/^<!-- snippet: (\S+)/gm)].map(([, from]) => from))
const attributesOf = (tag: string) =>
  [...tag.matchAll(/\s(data-[\w-]+|src)="([^"]*)"/g)].map(([, name, value]) => [name, value])

it('the Russian guide for pages names the widgets of the English one, in its order, and both name all', () => {
  expect(widgetsIn(RUSSIAN)).toEqual(widgetsIn(ENGLISH))
  expect(new Set(widgetsIn(ENGLISH))).toEqual(new Set(mounts.map(({ name }) => name)))
})

it('the Russian guide shows the code of the English one, as far as both need it', () => {
  // Russian pages need no English words, and the rest is told in words.
  const onlyEnglish = ['start/config.html', 'start/placeholder.css']
  const missing = [...codeIn(ENGLISH)].filter((from) => !codeIn(RUSSIAN).has(from))
  expect(missing.filter((from) => !onlyEnglish.some((file) => from?.startsWith(file)))).toEqual([])
})

/** Tells its readers less of the code than the English page, see below. */
const OWN_CODE = ['docs/start/cms.md']
const { wanted, there } = twins()
/** The code of a page, without comments on commands: those are translated. */
const blocksIn = (text: string) =>
  (text.match(/^(`{3,})[\s\S]*?^\1/gm) ?? []).map((block) => block.replace(/\s*# .*$/gm, ''))
const tablesIn = (text: string) => text.replace(/^(`{3,})[\s\S]*?^\1/gm, '').match(/(?:^\|.*\n)+/gm) ?? []
const shapeOf = (path: string, text: string) => ({
  sections: text.replace(/^(`{3,})[\s\S]*?^\1/gm, '').match(/^#{2,4} /gm),
  tables: tablesIn(text).map((table) => table.split('\n').length),
  ...(!OWN_CODE.includes(path) && { code: blocksIn(text) }),
})

it.each(there)('%s and its Russian twin have the same sections, tables and code, and lead to each other', (path) => {
  const [english, russian] = [read(path), read(twinOf(path))]
  expect(shapeOf(path, russian)).toEqual(shapeOf(path, english))
  expect(english).toContain(`(${basename(twinOf(path))})`)
  expect(russian).toContain(`[In English](${basename(path)})`)
})

it('no Russian page is behind its English one; "npm run twins -- --write" says that those named here were brought in step', () => {
  expect(behind().map(twinOf)).toEqual([])
})

it('every page for editors, operators, partners and the staff has a Russian twin', () => {
  expect(wanted.filter((path) => !there.includes(path))).toEqual([])
})

it('the first code of the site is that of the guide', () => {
  const home = read('site/.vitepress/theme/home.ts')
  const tag = /<script[\s\S]*?<\/script>/
  expect(attributesOf(tag.exec(home)?.[0] ?? '')).toEqual(attributesOf(tag.exec(ENGLISH)?.[0] ?? 'none'))
  const element = /<div\s+data-prilavok="cart-button"[^>]*>/
  expect(attributesOf(element.exec(home)?.[0] ?? '')).toEqual(attributesOf(element.exec(ENGLISH)?.[0] ?? 'none'))
})
