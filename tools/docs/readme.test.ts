import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../ensure.mjs'

const pagesIn = (folder: string) => readdirSync(join(root, 'docs', folder)).filter((name) => name.endsWith('.md'))
const missingIn = (index: string, folder: string, pages: readonly string[]) => {
  const text = readFileSync(join(root, 'docs', index), 'utf8')
  return pages.filter((name) => !text.includes(`(${folder}/${name})`))
}
const isRussian = (name: string) => name.endsWith('.ru.md')

it.each(['start', 'guides', 'architecture', 'reference'])('docs/README.md leads to every page of docs/%s', (folder) => {
  const pages = pagesIn(folder).filter((name) => !isRussian(name))
  expect(missingIn('README.md', folder, pages)).toEqual([])
})

it.each(['start', 'guides'])('docs/README.ru.md leads to every Russian page of docs/%s', (folder) => {
  expect(missingIn('README.ru.md', folder, pagesIn(folder).filter(isRussian))).toEqual([])
})
