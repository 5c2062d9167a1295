import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mounts } from '@prilavok/widgets/mounts'
import { expect, it } from 'vitest'
import { root } from '../ensure.mjs'

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

it('has a section for each of the English one', () => {
  const sections = (text: string) => text.match(/^## /gm)?.length ?? 0
  expect(sections(RUSSIAN)).toBe(sections(ENGLISH))
})

it('the first code of the site is that of the guide', () => {
  const home = read('site/.vitepress/theme/home.ts')
  const tag = /<script[\s\S]*?<\/script>/
  expect(attributesOf(tag.exec(home)?.[0] ?? '')).toEqual(attributesOf(tag.exec(ENGLISH)?.[0] ?? 'none'))
  const element = /<div\s+data-prilavok="cart-button"[^>]*>/
  expect(attributesOf(element.exec(home)?.[0] ?? '')).toEqual(attributesOf(element.exec(ENGLISH)?.[0] ?? 'none'))
})
