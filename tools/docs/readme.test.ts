import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../ensure.mjs'

const readme = readFileSync(join(root, 'docs/README.md'), 'utf8')

it.each(['start', 'guides', 'architecture', 'reference'])('docs/README.md leads to every page of docs/%s', (folder) => {
  const pages = readdirSync(join(root, 'docs', folder)).filter((name) => name.endsWith('.md'))
  expect(pages.filter((name) => !readme.includes(`(${folder}/${name})`))).toEqual([])
})
